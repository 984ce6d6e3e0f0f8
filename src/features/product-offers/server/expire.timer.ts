import { lock } from '#server/operations/locks.ts'
import { timer } from '#server/operations/slice.ts'
import { isOver } from '../rules.ts'
import { endOffer } from './end.ts'
import { dueOffers, nextOffer, offerById, stands } from './queries.ts'

/** 48 hours without an answer, or accepted and not bought. */
export const expireOffers = timer({
  name: 'product_offers.expire',
  due: dueOffers,
  next: nextOffer,
  async run(context, id) {
    await lock(context.tx, 'product_offers', [id])
    const offer = await offerById(context.tx, id)
    if (!offer || !stands(offer) || !isOver(offer, await context.clock())) return
    await endOffer(context, offer, offer.status === 'Pending' ? 'unanswered' : 'unpaid')
  },
})
