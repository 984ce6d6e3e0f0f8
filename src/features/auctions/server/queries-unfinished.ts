import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'

/** Lots that run or wait for their payment, as seller; lots that one leads, or is offered, as bidder. */
export async function unfinishedAuctions(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<{ selling: number; bidding: number }>`
    select (select count(*)::int from auctions where seller_id = ${id} and (status = 'active' or status = 'closed_sold' and final_at is null)) as selling,
      (select count(*)::int from auction_bidders b join auctions a on a.id = b.auction_id
        where b.member_id = ${id} and (a.status = 'active' and a.leader_id = b.member_id or a.second_chance_id = b.member_id)) as bidding`.execute(db)
  const { selling, bidding } = rows[0]!
  return [
    ...(selling > 0 ? [{ code: 'auctions_selling', path: '/auctions', facts: { count: selling } }] : []),
    ...(bidding > 0 ? [{ code: 'auctions_bidding', path: '/auctions', facts: { count: bidding } }] : []),
  ]
}
