import { auctionPublished } from '#features/auctions/contract.ts'
import { memberBlocked } from '#features/network/contract.ts'
import { productChanged } from '#features/products/contract.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import { tradeOfferMoved } from '#features/trades/contract.ts'
import { isThere, itemOfLot, itemOfProduct, itemsOfOffer, theItem } from '#features/trades/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import type { TradeCircleId } from '../contract.ts'
import type { CircleReason } from '../rules.ts'
import { endCircle } from './end.ts'
import { askedBoth, askedWith, type CircleRow, type LegRow, legsOf, lockCircle } from './queries.ts'
import { areApart } from './queries-apart.ts'

/** An item was changed, sold, promised or deleted: circles that wait for answers about it end for all. */
export const onItemChanged = on(stampItemChanged, 'circles.item_changed', async (context, { stamp_item_id }) =>
  endWhat(context, await askedWith(context.tx, theItem(stamp_item_id) as never)),
)
export const onProductChanged = on(
  productChanged,
  'circles.product_changed',
  async (context, { product_id }) => endWhat(context, await askedWith(context.tx, itemOfProduct(product_id) as never)),
  ({ status, was }) => status !== was,
)
export const onLotOpened = on(auctionPublished, 'circles.lot_opened', async (context, { auction_id }) =>
  endWhat(context, await askedWith(context.tx, itemOfLot(auction_id) as never)),
)
export const onTradeAccepted = on(
  tradeOfferMoved,
  'circles.trade_accepted',
  async (context, { trade_offer_id }) => endWhat(context, await askedWith(context.tx, itemsOfOffer(trade_offer_id) as never)),
  ({ action }) => action === 'accepted',
)
/** Nobody is asked to trade with somebody they have blocked. */
export const onBlocked = on(memberBlocked, 'circles.member_blocked', async (context, { blocker_id, blocked_id }) =>
  endWhat(context, await askedBoth(context.tx, blocker_id, blocked_id)),
)

async function endWhat(context: TransactionContext, ids: readonly TradeCircleId[]) {
  if (!ids.length) return
  await lock(context.tx, 'trade_circles', ids)
  const circles = (await Promise.all(ids.map((id) => lockCircle(context.tx, id)))).filter((circle) => circle?.status === 'asked') as CircleRow[]
  const legs = Map.groupBy(await legsOf(context.tx, ids), ({ circle_id }) => circle_id)
  const items = await findItems(
    context.tx,
    [...legs.values()].flat().flatMap(({ stamp_item_id }) => stamp_item_id ?? []),
  )
  for (const circle of circles) {
    const reason = await whyOver(context, legs.get(circle.id)!, items)
    if (reason) await endCircle(context, circle, legs.get(circle.id)!, { reason, by: null })
  }
}
type Items = Awaited<ReturnType<typeof findItems>>
async function whyOver({ tx }: TransactionContext, legs: readonly LegRow[], items: Items): Promise<CircleReason | undefined> {
  const there = (leg: LegRow) => isThere(items.get(leg.stamp_item_id ?? ''), leg.from_id, { unit: leg.unit, facts: leg.facts as never })
  if (!legs.every(there)) return 'items_gone'
  return (await areApart(tx, legs)) ? 'apart' : undefined
}
