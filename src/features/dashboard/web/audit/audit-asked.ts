import type { InputOf } from '#kernel/operation.ts'
import type { dashboard } from '../../contract.ts'

/** The valid filter, and the typed dates: an invalid date filters nothing and shows an error. */
export interface AuditAsked {
  readonly filter: InputOf<typeof dashboard.audit>
  readonly typed: { readonly from: string; readonly to: string }
}
