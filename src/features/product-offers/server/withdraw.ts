import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { productOffers } from '../contract.ts'
import { endOffer } from './end.ts'
import { findOffer, offerById, stands } from './queries.ts'
import { oneOffer } from './view.ts'

export const withdraw = command(productOffers.withdraw, async (call) => {
  const { input, viewer, tx, tools } = call
  const known = await findOffer(tx, input.id, viewer.id)
  if (known?.user_id !== viewer.id) return refuse('product_offer.not_found')
  await lock(tx, 'product_offers', [input.id])
  const offer = (await offerById(tx, input.id))!
  if (!stands(offer)) return refuse('product_offer.wrong_state', { status: offer.status })
  await endOffer(call, offer, 'withdrawn')
  return { product_offer: await oneOffer(tx, tools.files, offer.id, viewer.id) }
})
