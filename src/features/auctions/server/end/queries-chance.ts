import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { AuctionId } from '../../contract.ts'
import type { AuctionRow } from '../queries.ts'

interface Next {
  readonly member_id: Id<'members'>
  readonly max_amount: number
}
/** Below the reserve the highest bidder; after a default the highest who has neither left it unpaid nor declined. Of equal ceilings the earlier. */
export async function nextBidder(db: Db, { id, status, leader_id }: AuctionRow): Promise<Next | undefined> {
  const { rows } = await sql<Next>`
    select b.member_id, b.max_amount from auction_bidders b
    where b.auction_id = ${id} and b.max_amount is not null and b.declined_at is null
      and not exists (select from auction_strikes s where s.auction_id = b.auction_id and s.member_id = b.member_id)
      and (${status} = 'defaulted' or b.member_id = ${leader_id}::uuid)
    order by b.max_amount desc, (select max(o.version) from auction_openings o where o.auction_id = b.auction_id and o.member_id = b.member_id) limit 1`.execute(
    db,
  )
  return rows[0]
}
export const keepDeclined = (tx: Tx, auction_id: AuctionId, member_id: Id<'members'>) =>
  tx
    .updateTable('auction_bidders')
    .set({ declined_at: sql<Date>`clock_timestamp()` })
    .where('auction_id', '=', auction_id)
    .where('member_id', '=', member_id)
    .execute()

const NOW = sql<Date>`clock_timestamp()`
const offered = (db: Db) => db.selectFrom('auctions').where('second_chance_until', 'is not', null)
export const dueChances = async (db: Db, limit: number): Promise<AuctionId[]> =>
  (await offered(db).select('id').where('second_chance_until', '<=', NOW).orderBy('second_chance_until').limit(limit).execute()).map(({ id }) => id)
export const nextChance = async (db: Db): Promise<Date | null> =>
  (await offered(db).select('second_chance_until').orderBy('second_chance_until').limit(1).executeTakeFirst())?.second_chance_until ?? null
