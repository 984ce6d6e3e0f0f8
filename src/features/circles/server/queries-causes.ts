import { sql } from 'kysely'
import type { StatementCause } from '#server/slices/statement-cause.ts'

/** A deposit that went to whoever waited names its circle. */
export const circleCause: StatementCause = {
  of: ['trade'],
  rows: (viewer) => sql`
    select refs.ref_type, refs.ref_id, 'trade' as name, c.number, '/trades/circles/' || c.id as path
    from refs join trade_circle_legs l on l.hold_id = refs.ref_id join trade_circles c on c.id = l.circle_id
    where refs.ref_type = 'trade' and ${viewer} in (l.from_id, l.to_id)`,
}
