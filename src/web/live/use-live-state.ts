import { useSyncExternalStore } from 'react'
import { type LiveState, liveState } from './subscriptions.ts'

/** Connection state; `off` while nothing is subscribed. */
export const useLiveState = (): LiveState => useSyncExternalStore(liveState.watch, liveState.get, () => 'off')
