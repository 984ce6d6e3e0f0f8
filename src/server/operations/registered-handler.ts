import type { Translator } from '../i18n/translator.ts'
import type { openResponseCache } from './response-cache.ts'
import type { Handler, Slice } from './slice.ts'
import type { Ground } from './transaction.ts'

export interface DispatcherParts extends Ground {
  readonly slices: readonly Slice[]
  readonly words: Translator
  /** Every permission that a plan or role can hold: an operation asking for another one does not start. */
  readonly permissions: ReadonlySet<string>
}
export interface RegisteredHandler {
  readonly handler: Handler
  readonly write: (value: unknown) => string
  readonly cached: ReturnType<typeof openResponseCache>
}
