import { refuse } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { bounties, bountyOfferMoved } from '../../contract.ts'
import { isOver } from '../../rules.ts'
import { endOffer, factsOf } from '../end.ts'
import { type BountyRow, lockBounty } from '../queries.ts'
import { accepted, acceptedOffer, findOffer, type OfferRow, offerById } from './queries.ts'
import { oneOffer } from './view.ts'

export const answerOffer = command(bounties.answerOffer, async (call) => {
  const { input, viewer, tx } = call
  const known = await findOffer(tx, input.id, viewer.id)
  if (known?.poster_id !== viewer.id) return refuse('bounty_offer.not_found')
  const bounty = (await lockBounty(tx, known.bounty_id))!
  const offer = (await offerById(tx, input.id))!
  if (offer.status !== 'Pending' || bounty.status !== 'Active') return refuse('bounty_offer.wrong_state', { status: offer.status })
  const no = input.status === 'Rejected' ? await endOffer(call, bounty, offer, 'poster') : await accept(call, bounty, offer)
  return no ?? { bounty_offer: await oneOffer({ ...call, db: tx }, offer.id) }
})

/** One at a time: the others wait in reserve. */
async function accept(context: TransactionContext, bounty: BountyRow, offer: OfferRow) {
  if (isOver(bounty, await context.clock())) return refuse('bounty_offer.wrong_state', { status: offer.status })
  if (await acceptedOffer(context.tx, bounty.id)) return refuse('bounty_offer.other_accepted')
  await accepted(context.tx, offer.id)
  context.emit(bountyOfferMoved, { ...factsOf(bounty, offer), action: 'accepted' })
  return undefined
}

export const withdrawOffer = command(bounties.withdrawOffer, async (call) => {
  const { input, viewer, tx } = call
  const known = await findOffer(tx, input.id, viewer.id)
  if (known?.user_id !== viewer.id) return refuse('bounty_offer.not_found')
  const bounty = (await lockBounty(tx, known.bounty_id))!
  const offer = (await offerById(tx, input.id))!
  if (offer.status !== 'Pending') return refuse('bounty_offer.wrong_state', { status: offer.status })
  await endOffer(call, bounty, offer, 'withdrawn')
  return { bounty_offer: await oneOffer({ ...call, db: tx }, offer.id) }
})
