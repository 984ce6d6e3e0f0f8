import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { productOffers } from './contract.ts'

const refusals: Texts<CodeOf<typeof productOffers>> = {
  'product_offer.no_product': 'This product is gone, or was never yours to see.',
  'product_offer.own': 'This is your own.',
  'product_offer.closed': 'This product takes no offers.',
  'product_offer.amount': 'Offer less than the price, or buy it at once.',
  'product_offer.stock': 'So many pieces are not free at the moment.',
  'product_offer.standing': 'Your offer for this stands already.',
  'product_offer.many': 'You have made three offers for this: its seller has heard you.',
  'product_offer.not_found': 'This offer is gone, or was never yours to see.',
  'product_offer.wrong_state': 'That is not possible any more: this offer has changed meanwhile.',
}

export const productOfferTexts = texts({
  ...refusals,
  'mail.product_offer_placed.subject': 'An offer for {product}',
  'mail.product_offer_placed.body': '{sender} offers {amount} for {product}. You have 48 hours to accept or reject it.',
  'mail.product_offer_placed.action': 'Look at the offer',
  'mail.product_offer_accepted.subject': 'Your offer for {product} is accepted',
  'mail.product_offer_accepted.body': '{product} is held for you at {amount} for 48 hours. Pay within that time, or it goes back on sale.',
  'mail.product_offer_accepted.action': 'Buy it now',
})
