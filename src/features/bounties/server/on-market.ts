import { auctionClosed } from '#features/auctions/contract.ts'
import { orderDelivered } from '#features/orders/contract.ts'
import { productChanged } from '#features/products/contract.ts'
import { tradeChanged, tradeCompleted } from '#features/trades/contract.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { on } from '#server/operations/slice.ts'
import { awardBounty, endOffer } from './end.ts'
import { boughtWith, isBought, type OfferRow, offerById, offersOfThing, tradedWith } from './offer/queries.ts'
import { type BountyRow, lockBounties } from './queries.ts'

/** What the poster has accepted has arrived: its finder is paid without a word. */
export const payFinders = on(orderDelivered, 'bounties.award', async (context, { order_id, buyer_id }) => {
  await payAll(context, await boughtWith(context.tx, order_id, buyer_id))
})
export const payTraders = on(tradeCompleted, 'bounties.award_trade', async (context, { trade_id, proposer_id, pays }) => {
  const offers = await tradedWith(context.tx, trade_id, proposer_id)
  // The finder, whose trade it is, has lost the dispute about it: no reward.
  await (pays === 'owner' ? endAccepted(context, offers) : payAll(context, offers))
})
const endAccepted = (context: TransactionContext, offers: readonly OfferRow[]) =>
  each(context, offers, async (bounty, offer) => {
    if (offer.status === 'Accepted') await endOffer(context, bounty, offer, 'gone')
  })
const payAll = (context: TransactionContext, offers: readonly OfferRow[]) =>
  each(context, offers, async (bounty, offer) => {
    if (bounty.status === 'Active' && offer.status === 'Accepted') await awardBounty(context, bounty, offer)
  })

/** It has left the market; unless the poster is the one who has bought it, its offers are over. */
export const endOffersOfProduct = on(
  productChanged,
  'bounties.product_gone',
  async (context, { product_id }) => endGone(context, await offersOfThing(context.tx, 'product_id', product_id)),
  ({ status }) => status !== 'published',
)
export const endOffersOfLot = on(auctionClosed, 'bounties.lot_closed', async (context, { auction_id }) =>
  endGone(context, await offersOfThing(context.tx, 'auction_id', auction_id)),
)

export const endOffersOfTrade = on(
  tradeChanged,
  'bounties.trade_gone',
  async (context, { trade_id }) => endGone(context, await offersOfThing(context.tx, 'trade_id', trade_id)),
  ({ status, was }) => status !== 'active' && status !== was,
)

const endGone = (context: TransactionContext, offers: readonly OfferRow[]) =>
  each(context, offers, async (bounty, offer) => {
    if (offer.status === 'Rejected') return
    if (offer.status === 'Pending' || !(await isBought(context.tx, offer.id))) await endOffer(context, bounty, offer, 'gone')
  })

/** Each of these as it is under the lock, if it has not won. Their bounties are locked at once: what a reward moves is locked after them. */
async function each(context: TransactionContext, offers: readonly OfferRow[], act: (bounty: BountyRow, offer: OfferRow) => Promise<void>) {
  const known = await lockBounties(
    context.tx,
    offers.map(({ bounty_id }) => bounty_id),
  )
  for (const { id, bounty_id } of offers) {
    const bounty = known.get(bounty_id)
    const offer = await offerById(context.tx, id)
    if (bounty && offer && offer.won_at === null) await act(bounty, offer)
  }
}
