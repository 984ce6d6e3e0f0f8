import { sql } from 'kysely'
import type { StatementCause } from '#server/slices/statement-cause.ts'

/** A reward names its bounty: whoever has it in a statement has put it up or found the item. */
export const bountyCause: StatementCause = {
  of: ['bounty'],
  rows: () => sql`
    select refs.ref_type, refs.ref_id, 'bounty' as name, b.number, '/bounties/' || b.id || '/show' as path
    from refs join bounties b on b.hold_id = refs.ref_id where refs.ref_type = 'bounty'`,
}
