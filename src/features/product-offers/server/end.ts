import { releaseStock } from '#features/products/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { productOfferEnded } from '../contract.ts'
import { type OfferRow, productName, rejected } from './queries.ts'

export const facts = async (tx: TransactionContext['tx'], offer: OfferRow) => {
  const { id: product_offer_id, product_id, user_id, seller_id, amount, currency } = offer
  return { product_offer_id, product_id, product: await productName(tx, product_id), user_id, seller_id, amount, currency }
}

type Reason = 'seller' | 'withdrawn' | 'unanswered' | 'unpaid' | 'gone'
/** Ends an offer; what it held is free again. Precondition: the offer is locked, and its product is not needed before. */
export async function endOffer(context: TransactionContext, offer: OfferRow, reason: Reason) {
  await rejected(context.tx, offer.id, reason)
  if (offer.hold_id) await releaseStock(context, offer.hold_id)
  context.emit(productOfferEnded, { ...(await facts(context.tx, offer)), action: reason })
}
