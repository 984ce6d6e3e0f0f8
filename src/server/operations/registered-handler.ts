import type { Translator } from '../i18n/translator.ts'
import type { openResponseCache } from './response-cache.ts'
import type { Handler, Slice } from './slice.ts'
import type { Ground } from './transaction.ts'

export interface DispatcherParts extends Ground {
  readonly slices: readonly Slice[]
  readonly words: Translator
  /** Every permission that a plan or role can grant; the server does not start with an operation that asks for another. */
  readonly permissions: ReadonlySet<string>
}
export interface RegisteredHandler {
  readonly handler: Handler
  readonly write: (value: unknown) => string
  readonly cached: ReturnType<typeof openResponseCache>
}
