import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { ProductId } from '#features/products/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, listOf, MemberId, named, paging, prose } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import type { OfferStatus } from './rules.ts'

export const productOfferSubject = subject({ type: 'product_offer', name: 'ProductOffer', path: () => '/product-offers' })
export const ProductOfferId = id('product_offers')
export type ProductOfferId = z.infer<typeof ProductOfferId>

export const offerStatuses = ['Pending', 'Accepted', 'Rejected'] as const satisfies readonly OfferStatus[]
const reasons = ['seller', 'withdrawn', 'unanswered', 'unpaid', 'gone'] as const
const actions = ['accept', 'reject', 'withdraw'] as const
const Quantity = z.int().check(z.gte(1), z.lte(1_000_000))

export const ProductOffer = named(
  'ProductOffer',
  z.object({
    id: ProductOfferId,
    product_id: ProductId,
    product: z.object({ name: z.string(), price: Amount, image_url: z.nullable(z.string()), status: z.string() }),
    user_id: MemberId,
    user: PublicMember,
    seller_id: MemberId,
    role: z.enum(['buyer', 'seller']),
    /** For one piece. */
    amount: Amount,
    currency: Currency,
    quantity: z.int(),
    message: z.string(),
    status: z.enum(offerStatuses),
    /** Why it was rejected: by its seller, withdrawn, unanswered or unpaid for 48 hours, or because the product has left the market. */
    action_reason: z.nullable(z.enum(reasons)),
    /** Until then it can be answered; accepted, until then it can be bought. */
    expires_at: Instant,
    is_bought: z.boolean(),
    created_at: Instant,
    actions: z.array(z.enum(actions)),
  }),
)

const notFound = { 'product_offer.not_found': { status: 404 } } as const
const wrongState = { 'product_offer.wrong_state': { status: 409 } } as const
const heard = (_: unknown, { member_id }: { member_id: string }) => [`product offers of member:${member_id}`]

export const productOffers = {
  place: operation({
    http: 'POST /product-offers',
    permission: 'marketplace.buying.offer',
    commits: true,
    input: fields({
      product_id: ProductId,
      amount: Amount.check(z.positive()),
      quantity: z._default(Quantity, 1),
      message: z._default(prose(500), ''),
    }),
    output: z.object({ product_offer: ProductOffer }),
    refusals: {
      'product_offer.no_product': { status: 404 },
      'product_offer.own': { status: 409 },
      'product_offer.closed': { status: 409 },
      'product_offer.amount': { status: 422, field: 'amount' },
      'product_offer.stock': { status: 409 },
      'product_offer.standing': { status: 409 },
      'product_offer.many': { status: 409 },
    },
    limit: { per_minute: 20 },
    doc: 'Offer another price for a product whose seller takes offers. It stands for 48 hours; accepted, the pieces are held for another 48.',
  }),
  list: operation({
    http: 'GET /product-offers',
    permission: 'marketplace.buying.offer',
    input: fields({
      product_id: z.optional(ProductId),
      user_id: z.optional(MemberId),
      role: z.optional(z.enum(['buyer', 'seller'])),
      status: z.optional(z.enum(offerStatuses)),
      ...paging(PAGE.usual),
    }),
    output: z.object({ product_offers: listOf(ProductOffer), member_id: MemberId }),
    refusals: {},
    doc: 'Offers that one has made or received, newest first.',
    topics: heard,
  }),
  show: operation({
    http: 'GET /product-offers/{id}',
    permission: 'marketplace.buying.offer',
    input: fields({ id: ProductOfferId }),
    output: z.object({ product_offer: ProductOffer }),
    refusals: notFound,
    doc: 'One offer, for its buyer and its seller.',
  }),
  answer: operation({
    http: 'POST /product-offers/{id}',
    permission: 'marketplace.buying.crud',
    input: fields({ id: ProductOfferId, status: z.enum(['Accepted', 'Rejected']) }),
    output: z.object({ product_offer: ProductOffer }),
    refusals: { ...notFound, ...wrongState, 'product_offer.stock': { status: 409 }, 'product_offer.closed': { status: 409 } },
    doc: 'Accept or reject an offer for one’s product. Accepted, its pieces are held for its buyer for 48 hours at this price.',
  }),
  withdraw: operation({
    http: 'DELETE /product-offers/{id}',
    permission: 'marketplace.buying.offer',
    input: fields({ id: ProductOfferId }),
    output: z.object({ product_offer: ProductOffer }),
    refusals: { ...notFound, ...wrongState },
    doc: 'Withdraw one’s offer, as long as nothing was bought.',
  }),
}

const parties = {
  product_offer_id: ProductOfferId,
  product_id: ProductId,
  product: z.string(),
  user_id: MemberId,
  seller_id: MemberId,
  amount: Amount,
  currency: Currency,
}
const heardBy = ({ user_id, seller_id }: { user_id: string; seller_id: string }) => [
  `product offers of member:${user_id}`,
  `product offers of member:${seller_id}`,
]
export const productOfferPlaced = event({ name: 'product_offers.placed', data: z.object(parties), topics: heardBy })
export const productOfferEnded = event({
  name: 'product_offers.ended',
  data: z.object({ ...parties, action: z.enum(['accepted', ...reasons]) }),
  topics: heardBy,
})
/** An order has taken it over; `is_bought` false: that order was not paid, and it is held for its buyer again. */
export const productOfferBought = event({
  name: 'product_offers.bought',
  data: z.object({ product_offer_id: ProductOfferId, user_id: MemberId, seller_id: MemberId, is_bought: z.boolean() }),
  topics: heardBy,
})
