import { productSubject } from '#features/products/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { productOfferEnded, productOfferPlaced } from './contract.ts'

const placed = notice({
  type: 'product_offer_placed',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Somebody makes me an offer',
    line: 'For a product whose price you let buyers suggest.',
    subject: 'An offer for {product}',
    message: '{sender} has offered another price. It stands for 48 hours.',
  },
  tells: [
    tell(productOfferPlaced, ({ product_offer_id, product_id, product, user_id, seller_id, amount, currency }) => [
      {
        ...{ member_id: seller_id, actor_id: user_id, subject: subjectRef(productSubject, product_id), property: { product } },
        dedupe_key: `product_offer:${product_offer_id}`,
        letter: { template: 'product_offer_placed', names_sender: true, property: { product, amount, currency } },
      },
    ]),
  ],
})

const action = notice({
  type: 'product_offer_action',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'My offer is answered',
    line: 'Accepted, rejected, or over.',
    subject:
      '{action, select, accepted {Your offer for {product} is accepted} unpaid {The time for {product} is over} other {Your offer for {product} is not accepted}}',
    message:
      '{action, select, accepted {It is held for you for 48 hours at your price.} seller {The seller has rejected it.} unanswered {The seller has not answered in 48 hours.} gone {It has left the market.} other {It was not paid within 48 hours, so it is on sale again.}}',
  },
  tells: [
    tell(productOfferEnded, ({ action, product_offer_id, product_id, product, user_id, seller_id, amount, currency }) =>
      action === 'withdrawn'
        ? []
        : [
            {
              ...{ member_id: user_id, actor_id: seller_id, subject: subjectRef(productSubject, product_id), property: { product, action } },
              dedupe_key: `product_offer:${product_offer_id}:${action}`,
              ...(action === 'accepted' && { letter: { template: 'product_offer_accepted', property: { product, amount, currency } } }),
            },
          ],
    ),
  ],
})

export const productOfferNotices = [placed, action]
