import { keep } from '#web/browser/local-storage.ts'
import { readableUntil } from '../../rules.ts'
import { KEY, type Trace } from './trace.ts'

/** After each contact with the server. */
export function keepTrace(member_id: string) {
  const trace: Trace = { member_id, ...readableUntil(Date.now()) }
  keep(KEY, trace)
}
