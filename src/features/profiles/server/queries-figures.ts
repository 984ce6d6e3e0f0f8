import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { COUNTED_ROWS } from '#server/slices/subject-counts.ts'

export interface Figures {
  readonly items: number
  readonly albums: number
  readonly for_trade: number
  readonly swaps: number
}
const limited = (from: ReturnType<typeof sql>) => sql`(select count(*)::int from (${from} limit ${COUNTED_ROWS}) counted)`
/** One's own, or what others are shown. Performance: by the indexes of a member's rows, and no further than a thousand. */
export async function figuresOf(db: Db, member_id: string, own: boolean): Promise<Figures> {
  const items = sql`from stamp_items i where i.member_id = ${member_id}::uuid and i.deleted_at is null ${own ? sql`` : sql`and i.is_shown`}`
  const albums = sql`from albums a where a.member_id = ${member_id}::uuid ${own ? sql`` : sql`and not a.is_private`}`
  const swaps = (side: string) => sql`select from trade_orders o where ${sql.ref(`o.${side}`)} = ${member_id}::uuid and o.status = 'completed'`
  const { rows } = await sql<Figures>`select ${limited(sql`select ${items}`)} as items, ${limited(sql`select ${albums}`)} as albums,
    ${limited(sql`select ${items} and i.status = 'FOR_TRADE'`)} as for_trade,
    ${limited(sql`(${swaps('owner_id')}) union all (${swaps('proposer_id')})`)} as swaps`.execute(db)
  return rows[0]!
}
