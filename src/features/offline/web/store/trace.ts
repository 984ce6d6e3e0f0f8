import { forgetKept, readKept } from '#web/browser/local-storage.ts'

/** What every page may know without opening the copy: whose it is, and until when it may be read. */
export interface Trace {
  readonly member_id: string
  /** The times between which it may be read, by this device's clock. */
  readonly from: number
  readonly until: number
}
export const KEY = 'offline-copy'
export const readTrace = () => readKept<Trace>(KEY)
export const forgetTrace = () => forgetKept(KEY)
