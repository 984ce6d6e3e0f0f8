import { useSyncExternalStore } from 'react'
import { type LiveState, liveState } from './subscriptions.ts'

/** Is the line to the server up? Off while nothing listens. */
export const useLiveState = (): LiveState => useSyncExternalStore(liveState.watch, liveState.get, () => 'off')
