import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CopyState, CopyView } from './store/copy-state.ts'

let opened: Promise<CopyState> | undefined
/** The database's library comes with the first look at a copy. */
const openCopy = () => {
  opened ??= import('./store/copy-state.ts').then(async ({ CopyState }) => {
    const state = new CopyState()
    await state.open()
    return state
  })
  return opened
}

const EVERY_MS = 60_000
const never = () => () => {}
const nothing = () => undefined

export interface CopyInUse {
  readonly copy: CopyState | undefined
  readonly view: CopyView | undefined
}
/** The copy on this device; undefined until it has been looked for. */
export function useCopy(): CopyInUse {
  const [copy, setCopy] = useState<CopyState>()
  useEffect(() => {
    let left = false
    void openCopy().then((state) => !left && setCopy(state))
    return () => {
      left = true
    }
  }, [])
  useEffect(() => {
    if (!copy) return
    const look = () => void (document.hidden || copy.sync())
    const clock = setInterval(look, EVERY_MS)
    addEventListener('online', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(clock)
      removeEventListener('online', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [copy])
  const view = useSyncExternalStore(copy?.watch ?? never, () => copy?.view, nothing)
  return { copy, view }
}
