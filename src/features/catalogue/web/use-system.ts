import { useSyncExternalStore } from 'react'
import { forgetKept, keep, readKept } from '#web/browser/local-storage.ts'

const KEY = 'catalogue system'
const listeners = new Set<() => void>()
let chosen: string | undefined

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const read = () => (chosen ??= readKept<string>(KEY) ?? '')
const none = () => ''

/** The catalogue system whose numbers are shown, remembered in localStorage; empty for all. The server renders all. */
export function useSystem(): readonly [string, (system: string) => void] {
  return [useSyncExternalStore(subscribe, read, none), choose]
}

function choose(system: string) {
  chosen = system
  if (system) keep(KEY, system)
  else forgetKept(KEY)
  for (const listener of listeners) listener()
}
