import { auctionPublished } from '#features/auctions/contract.ts'
import { productChanged } from '#features/products/contract.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { findItems } from '#features/stamp-items/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { type TradeProposalId, tradeOfferMoved } from '../contract.ts'
import { isOpen } from '../rules.ts'
import { endAll, moveTrade } from './end.ts'
import { openWithItems, proposalById } from './offer/queries.ts'
import { endIfGone } from './offer/rivals.ts'
import { isThere } from './pieces.ts'
import { activeWithItem, itemsOfTrades, lockTrades, type TradeRow } from './queries.ts'
import { itemOfLot, itemOfProduct, itemsOfOffer } from './queries-items.ts'

/** An item was changed, sold, promised or deleted: offers that can no longer be kept end, and a listing without its item leaves the market. */
export const onItemChanged = on(stampItemChanged, 'trades.item_changed', (context, { stamp_item_id }) => follow(context, stamp_item_id))
export const onProductChanged = on(
  productChanged,
  'trades.product_changed',
  async (context, { product_id }) => follow(context, await itemOfProduct(context.tx, product_id)),
  // While it stays on sale there are pieces.
  ({ status, was }) => status !== was,
)
export const onLotOpened = on(auctionPublished, 'trades.lot_opened', async (context, { auction_id }) =>
  follow(context, await itemOfLot(context.tx, auction_id)),
)
/** Pieces are promised to one trade: elsewhere they cannot be had. */
export const onAccepted = on(
  tradeOfferMoved,
  'trades.accepted',
  async (context, { trade_offer_id }) => {
    for (const id of await itemsOfOffer(context.tx, trade_offer_id)) await follow(context, id)
  },
  ({ action }) => action === 'accepted',
)

async function follow(context: TransactionContext, stamp_item_id: string | undefined) {
  if (stamp_item_id === undefined) return
  const listed = await activeWithItem(context.tx, stamp_item_id)
  const offered = await openWithItems(context.tx, [stamp_item_id])
  if (!listed.length && !offered.length) return
  // All at once: what follows locks items and accounts.
  const locked = await lockTrades(context.tx, [...listed, ...offered.map(({ trade_id }) => trade_id)])
  for (const trade of locked.values()) {
    const offers = offered.filter(({ trade_id }) => trade_id === trade.id).map(({ id }) => id)
    if (trade.status === 'active') await settleTrade(context, trade, offers)
  }
}
async function settleTrade(context: TransactionContext, trade: TradeRow, offers: readonly TradeProposalId[]) {
  for (const offer of offers) {
    const proposal = await proposalById(context.tx, offer)
    if (proposal && isOpen(proposal.status)) await endIfGone(context, trade, proposal)
  }
  const pieces = (await itemsOfTrades(context.tx, [trade.id])).get(trade.id) ?? []
  const items = await findItems(
    context.tx,
    pieces.flatMap(({ stamp_item_id }) => stamp_item_id ?? []),
  )
  const whole = pieces.every(({ stamp_item_id, unit }) => stamp_item_id !== null && isThere(items.get(stamp_item_id), trade.owner_id, { unit }))
  if (whole || trade.is_direct) return
  await endAll(context, trade, 'items_gone')
  await moveTrade(context, trade, 'lose', 'system')
}
