import { lockForSale, reserveStock } from '#features/products/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { productOfferEnded, productOffers } from '../contract.ts'
import { isOver } from '../rules.ts'
import { endOffer, facts } from './end.ts'
import { accepted, findOffer, type OfferRow, offerById } from './queries.ts'
import { oneOffer } from './view.ts'

export const answer = command(productOffers.answer, async (call) => {
  const { input, viewer, tx, tools, clock } = call
  const known = await findOffer(tx, input.id, viewer.id)
  if (known?.seller_id !== viewer.id) return refuse('product_offer.not_found')
  await lock(tx, 'product_offers', [input.id])
  const offer = (await offerById(tx, input.id))!
  if (offer.status !== 'Pending' || isOver(offer, await clock())) return refuse('product_offer.wrong_state', { status: offer.status })
  const no = input.status === 'Rejected' ? await endOffer(call, offer, 'seller') : await accept(call, offer)
  return no ?? { product_offer: await oneOffer(tx, tools.files, offer.id, viewer.id) }
})

/** Holds the pieces under the lock of the product: of two offers for the last one, only one is accepted. */
async function accept(context: TransactionContext, offer: OfferRow) {
  const { tx, emit } = context
  const sale = (await lockForSale(tx, [offer.product_id], offer.user_id)).get(offer.product_id)
  if (sale?.status !== 'published') return refuse('product_offer.closed')
  const { hold_id } = await accepted(tx, offer.id)
  if (!(await reserveStock(context, hold_id!, [{ product_id: offer.product_id, quantity: offer.quantity }]))) return refuse('product_offer.stock')
  emit(productOfferEnded, { ...(await facts(tx, offer)), action: 'accepted' })
  return undefined
}
