import { isUnavailable } from '../http/is-unavailable.ts'
import type { Failed } from './register.ts'

/** How often a handler of a socket has failed since the start: because the database was away or full, or by a fault of ours. */
export interface Failures {
  busy: number
  fault: number
}

export function countFailures(log: (fault: unknown, name: string) => void): { readonly counts: Failures; readonly failed: Failed } {
  const counts: Failures = { busy: 0, fault: 0 }
  const failed: Failed = (fault, name) => {
    counts[isUnavailable(fault) ? 'busy' : 'fault']++
    log(fault, name)
  }
  return { counts, failed }
}
