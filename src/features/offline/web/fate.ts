import { GUEST } from '#web/browser/local-storage.ts'
import type { Trace } from './store/trace.ts'

/**
 * What becomes of the copy on this device. Another member is signed in: all of it goes. Nobody is signed in, or its time is over: nothing of it can
 * be read any more, and what its member has not sent yet stays for their return.
 */
export function fateOf({ member_id, from, until }: Trace, owner: string, now: number): 'stays' | 'goes' | 'hidden' {
  if (owner !== GUEST && owner !== member_id) return 'goes'
  return owner === GUEST || now < from || now > until ? 'hidden' : 'stays'
}
