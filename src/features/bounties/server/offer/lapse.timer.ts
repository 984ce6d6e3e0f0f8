import { timer } from '#server/operations/slice.ts'
import type { BountyOfferId } from '../../contract.ts'
import { endOffer } from '../end.ts'
import { lockBounty } from '../queries.ts'
import { dueOffers, isBought, nextOffer, offerById } from './queries.ts'

/** Accepted, and not bought in 14 days: the bounty takes offers again. */
export const lapseOffers = timer<BountyOfferId>({
  name: 'bounty_offers.lapse',
  due: dueOffers,
  next: nextOffer,
  async run(context, id) {
    const found = await offerById(context.tx, id)
    const bounty = found && (await lockBounty(context.tx, found.bounty_id))
    const offer = await offerById(context.tx, id)
    if (!bounty || offer?.status !== 'Accepted' || offer.won_at !== null || offer.lapses_at! > (await context.clock())) return
    if (!(await isBought(context.tx, id))) await endOffer(context, bounty, offer, 'lapsed')
  },
})
