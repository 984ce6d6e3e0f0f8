import { auctionPublished } from '#features/auctions/contract.ts'
import { productChanged } from '#features/products/contract.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { type TradeProposalId, tradeOfferMoved } from '../contract.ts'
import { isOpen } from '../rules.ts'
import { unlistIfGone } from './end.ts'
import { proposalById } from './offer/queries.ts'
import { endIfGone } from './offer/rivals.ts'
import { lockTrades, type TradeRow } from './queries.ts'
import { concerned, type Items, itemOfLot, itemOfProduct, itemsOfOffer, theItem } from './queries-items.ts'

/** An item was changed, sold, promised or deleted: offers that can no longer be kept end, and a listing without its item leaves the market. */
export const onItemChanged = on(stampItemChanged, 'trades.item_changed', (context, { stamp_item_id }) => follow(context, theItem(stamp_item_id)))
export const onProductChanged = on(
  productChanged,
  'trades.product_changed',
  (context, { product_id }) => follow(context, itemOfProduct(product_id)),
  // While it stays on sale there are pieces.
  ({ status, was }) => status !== was,
)
export const onLotOpened = on(auctionPublished, 'trades.lot_opened', (context, { auction_id }) => follow(context, itemOfLot(auction_id)))
/** Pieces are promised to one trade: elsewhere they cannot be had. */
export const onAccepted = on(
  tradeOfferMoved,
  'trades.accepted',
  (context, { trade_offer_id }) => follow(context, itemsOfOffer(trade_offer_id)),
  ({ action }) => action === 'accepted',
)

async function follow(context: TransactionContext, items: Items) {
  const found = await concerned(context.tx, items)
  if (!found.length) return
  // All at once: what follows locks items and accounts.
  const locked = await lockTrades(
    context.tx,
    found.map(({ trade_id }) => trade_id),
  )
  for (const trade of locked.values()) {
    const offers = found.flatMap(({ trade_id, proposal_id }) => (trade_id === trade.id && proposal_id ? [proposal_id] : []))
    if (trade.status === 'active') await settleTrade(context, trade, offers)
  }
}
async function settleTrade(context: TransactionContext, trade: TradeRow, offers: readonly TradeProposalId[]) {
  for (const offer of offers) {
    const proposal = await proposalById(context.tx, offer)
    if (proposal && isOpen(proposal.status)) await endIfGone(context, trade, proposal)
  }
  await unlistIfGone(context, trade)
}
