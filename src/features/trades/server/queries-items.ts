import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TradeId, TradeProposalId } from '../contract.ts'
import { openList } from './queries.ts'

export type Items = RawBuilder<unknown>
export const theItem = (id: Id<'stamp_items'>): Items => sql`select ${id}::uuid`
export const itemOfProduct = (id: Id<'products'>) => sql`select stamp_item_id from products where id = ${id}`
export const itemOfLot = (id: Id<'auctions'>) => sql`select stamp_item_id from auctions where id = ${id}`
export const itemsOfOffer = (id: Id<'trade_offers'>) => sql`select stamp_item_id from trade_offer_items where offer_id = ${id}`

interface Concerned {
  readonly trade_id: TradeId
  readonly proposal_id: TradeProposalId | null
}
/** Performance: every sale asks. Trades on the market with one of these items, and open conversations about them, in one statement. */
export const concerned = async (db: Db, items: Items): Promise<readonly Concerned[]> =>
  (
    await sql<Concerned>`with items as materialized (${items})
      select t.id as trade_id, null::uuid as proposal_id from trade_items i join trades t on t.id = i.trade_id
      where i.stamp_item_id in (select * from items) and t.status = 'active'
      union all
      select p.trade_id, p.id from trade_offer_items i join trade_proposals p on p.offer_id = i.offer_id
      where i.stamp_item_id in (select * from items) and p.status in (${openList})`.execute(db)
  ).rows
