import { settleReward } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { bountyChanged, bountyOfferMoved } from '../contract.ts'
import { earns, type OfferReason } from '../rules.ts'
import { type OfferRow, pendingOf, rejected, won } from './offer/queries.ts'
import { type BountyRow, changeBounty } from './queries.ts'

export const factsOf = ({ title, reward, currency }: BountyRow, { id, bounty_id, user_id, poster_id }: OfferRow) => ({
  ...{ bounty_offer_id: id, bounty_id, title, user_id, poster_id, reward, currency },
})

/** Ends an offer. Precondition of all here: the bounty is locked, and with it its offers. */
export async function endOffer({ tx, emit }: TransactionContext, bounty: BountyRow, offer: OfferRow, reason: OfferReason) {
  await rejected(tx, offer.id, reason)
  emit(bountyOfferMoved, { ...factsOf(bounty, offer), action: reason })
}
async function endOthers(context: TransactionContext, bounty: BountyRow, reason: 'closed' | 'won') {
  for (const offer of await pendingOf(context.tx, bounty.id)) await endOffer(context, bounty, offer, reason)
}

const heldOf = ({ hold_id, user_id: poster_id, reward: amount, currency }: BountyRow) => ({ hold_id: hold_id!, poster_id, amount, currency })

/** Gives the reward back to its poster. */
export async function closeBounty(context: TransactionContext, bounty: BountyRow) {
  await endOthers(context, bounty, 'closed')
  await changeBounty(context.tx, bounty.id, { status: 'Closed', ended_at: await context.clock() })
  await settleReward(context, heldOf(bounty), bounty.user_id)
  context.emit(bountyChanged, { bounty_id: bounty.id, user_id: bounty.user_id, status: 'Closed' })
}

/** Pays the finder of the accepted offer; for a page outside the reward goes back. */
export async function awardBounty(context: TransactionContext, bounty: BountyRow, offer: OfferRow) {
  await won(context.tx, offer.id)
  await endOthers(context, bounty, 'won')
  await changeBounty(context.tx, bounty.id, { status: 'Won', ended_at: await context.clock() })
  const is_paid = earns(offer)
  await settleReward(context, heldOf(bounty), is_paid ? offer.user_id : bounty.user_id)
  context.emit(bountyOfferMoved, { ...factsOf(bounty, offer), action: is_paid ? 'paid' : 'unpaid' })
  context.emit(bountyChanged, { bounty_id: bounty.id, user_id: bounty.user_id, status: 'Won' })
}
