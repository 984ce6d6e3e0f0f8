import { findMedias } from '#features/media/server/public.ts'
import { placeWon } from '#features/orders/server/public.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import { findStores } from '#features/stores/server/public.ts'
import { termSymbols } from '#features/vocabularies/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { auctionClosed } from '../../contract.ts'
import { PAY_HOURS } from '../../rules.ts'
import { bidderOf } from '../bid/queries-book.ts'
import { type AuctionRow, type Changed, changeAuction } from '../queries.ts'
import { lotOf } from '../standing.ts'
import { nameOfMember, orderOfGroup } from './queries-end.ts'

interface Sale {
  readonly winner_id: Id<'members'>
  readonly price: number
  readonly at: Date
}
/** The winner's order and the end of the lot, together. Precondition: the lot is locked and was open, or its second chance is accepted. */
export async function sell(context: TransactionContext, row: AuctionRow, { winner_id, price, at }: Sale, more: Changed = {}): Promise<AuctionRow> {
  const { tx, emit } = context
  const group = await placeWon(context, { ...(await thingSold(context, row)), buyer_id: winner_id, price, minutes: PAY_HOURS * 60 })
  const order_id = await orderOfGroup(tx, group.id)
  const sold = await changeAuction(tx, row.id, {
    ...{ status: 'closed_sold', closed_at: row.closed_at ?? at, winner_id, price, order_id, version: row.version, open_until: null },
    ...{ second_chance_id: null, second_chance_price: null, second_chance_until: null },
    ...more,
  })
  const winner = (await bidderOf(tx, row.id, winner_id))?.bidder ?? null
  const told = { ...lotOf(row), winner_id, winner, price, currency: row.currency, order_id, group_id: group.id }
  emit(auctionClosed, { ...told, outcome: 'sold', version: sold.version })
  return sold
}

async function thingSold({ tx }: TransactionContext, row: AuctionRow) {
  const item = (await findItems(tx, [row.stamp_item_id])).get(row.stamp_item_id)!
  const media = (await findMedias(tx, item.media_ids.slice(0, 1))).get(item.media_ids[0] as Id<'medias'>) ?? null
  const store = row.store_id && (await findStores(tx, [row.store_id])).get(row.store_id)
  const [first] = item.catalogue_number
  const catalogue_number = first ? `${(await termSymbols(tx))('catalogue_types', first.type)} ${first.number}` : null
  const facts = { country: item.country, year_issued: item.year_issued, condition: item.condition, catalogue_number }
  return {
    ...{ kind: 'auction' as const, source_id: row.id, seller_id: row.seller_id, store_id: row.store_id, country: row.country!, ways: row.rates },
    store_name: store ? store.name : await nameOfMember(tx, row.seller_id),
    item: { stamp_item_id: row.stamp_item_id, name: row.name, facts, media },
  }
}
