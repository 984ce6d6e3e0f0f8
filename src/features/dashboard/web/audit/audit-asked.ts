import type { InputOf } from '#kernel/operation.ts'
import type { dashboard } from '../../contract.ts'

/** The filter that holds, and what was typed: a day that does not exist filters nothing, and is told. */
export interface AuditAsked {
  readonly filter: InputOf<typeof dashboard.audit>
  readonly typed: { readonly from: string; readonly to: string }
}
