import { isUnavailable } from '../http/is-unavailable.ts'
import type { Failed } from './register.ts'

/** Failures of socket handlers since the start, for the metrics: database unavailable (`busy`) or a fault of ours. */
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
