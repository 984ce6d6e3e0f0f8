import { lockForSale } from '#features/products/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { productOfferPlaced, productOffers } from '../contract.ts'
import { OFFERS_MOST, offerable } from '../rules.ts'
import { facts } from './end.ts'
import { keepOffer, offersBefore } from './queries.ts'
import { oneOffer } from './view.ts'

export const place = command(productOffers.place, async ({ input, viewer, tx, emit, tools }) => {
  const { product_id, amount, quantity, message } = input
  const sale = (await lockForSale(tx, [product_id], viewer.id)).get(product_id)
  if (!sale) return refuse('product_offer.no_product')
  const no = offerable(sale, { buyer_id: viewer.id, amount, quantity })
  if (no) return no
  const { many, stands } = await offersBefore(tx, product_id, viewer.id)
  if (stands) return refuse('product_offer.standing')
  if (many >= OFFERS_MOST) return refuse('product_offer.many')
  const { seller_id, currency } = sale
  const offer = await keepOffer(tx, { product_id, user_id: viewer.id, seller_id, quantity, amount, currency, message })
  emit(productOfferPlaced, await facts(tx, offer))
  return { product_offer: await oneOffer(tx, tools.files, offer.id, viewer.id) }
})
