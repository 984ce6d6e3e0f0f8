import { type RawBuilder, sql } from 'kysely'
import type { StatementCause } from '#server/slices/statement-cause.ts'

const tradeOf = (refs: RawBuilder<unknown>, ref_id: RawBuilder<unknown>) => sql`
  select ${refs}, 'trade' as name, o.number, '/orders/trade-detail/' || o.trade_id as path
  from refs join trade_orders o on ${ref_id} = refs.ref_id where refs.ref_type = 'trade'`
const REFS = sql`refs.ref_type, refs.ref_id`

/** Coins of a trade name its order; a stake is booked under its own id. */
export const tradeCauses: readonly StatementCause[] = [
  {
    of: ['trade'],
    rows: (viewer) => {
      const ofSides = sql`and ${viewer} in (o.owner_id, o.proposer_id)`
      const found = ['id', 'owner_hold_id', 'proposer_hold_id'].map((column) => sql`${tradeOf(REFS, sql.ref(`o.${column}`))} ${ofSides}`)
      return sql.join(found, sql` union all `)
    },
  },
]
