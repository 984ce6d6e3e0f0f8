import * as z from 'zod/mini'
import { Payment } from '#features/payments/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { PACKS_MOST, packs, purchaseStatuses } from './rules.ts'

export const CoinPurchaseId = id('coin_purchases')
export type CoinPurchaseId = z.infer<typeof CoinPurchaseId>

export const CoinsPack = named('CoinsPack', z.object({ coins: z.int(), amount: Amount, currency: Currency }))

/** A purchase of packs: `coins` are those of one pack. */
export const CoinsPurchase = named(
  'CoinsPurchase',
  z.object({
    id: CoinPurchaseId,
    type: z.literal('coins'),
    coins: z.int(),
    quantity: z.int(),
    amount: Amount,
    currency: Currency,
    status: z.enum(purchaseStatuses),
    description: z.string(),
    /** Coins of it that may be given back now. */
    refundable: z.int(),
    coins_refunded: z.int(),
    amount_refunded: Amount,
    created_at: Instant,
    updated_at: Instant,
  }),
)
export const CoinBalance = named(
  'CoinBalance',
  z.object({
    member_id: MemberId,
    ...{ available: z.int(), reserved: z.int(), debt: z.int() },
    ...{ earned: z.int(), bought: z.int(), spent: z.int() },
  }),
)

const notFound = { 'coins.not_found': { status: 404 } } as const
const paying = { 'payment.declined': { status: 422, field: 'payment_method_id' }, 'payment.gateway': { status: 503 } } as const
const Paid = z.object({ purchase: CoinsPurchase, payment: z.nullable(Payment) })

export const coins = {
  packs: operation({
    http: 'GET /coins/packs',
    permission: 'wallet.coins',
    input: fields({}),
    output: z.object({ packs: z.array(CoinsPack) }),
    refusals: {},
    doc: 'The packs of coins that are sold, and what each costs.',
  }),
  wallet: operation({
    http: 'GET /wallet/coins',
    permission: 'wallet.coins',
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ coins: CoinBalance, purchases: listOf(CoinsPurchase) }),
    refusals: {},
    doc: 'The own coins, and the packs that were bought, newest first.',
    topics: (_, { coins: { member_id } }) => [`wallet:${member_id}`],
  }),
  buy: operation({
    http: 'POST /coins/purchases',
    permission: 'wallet.coins',
    commits: true,
    audit: 'money',
    input: fields({
      coins: z.int().check(z.refine((wanted) => packs.some((pack) => pack === wanted))),
      quantity: z._default(z.int().check(z.gte(1), z.lte(PACKS_MOST)), 1),
      payment_method_id: z.string().check(z.regex(/^[\w-]{3,80}$/)),
      expected_amount: Amount,
    }),
    output: Paid,
    refusals: { ...paying, 'coins.price_changed': { status: 409 } },
    doc: 'Buy a pack, or several of one size. Never takes another amount than `expected_amount`.',
  }),
  settle: operation({
    http: 'POST /coins/purchases/{id}/settle',
    permission: 'signed_in',
    commits: true,
    audit: 'money',
    input: fields({ id: CoinPurchaseId }),
    output: Paid,
    refusals: { ...notFound, ...paying },
    doc: 'Ask the card network how the payment of a purchase ended.',
  }),
  refund: operation({
    http: 'POST /coins/purchases/{id}/refund',
    permission: 'signed_in',
    commits: true,
    audit: 'money',
    input: fields({ id: CoinPurchaseId }),
    output: z.object({ purchase: CoinsPurchase }),
    refusals: {
      ...notFound,
      'coins.wrong_state': { status: 409 },
      'coins.refund_over': { status: 409 },
      'coins.spent': { status: 409 },
      'coins.refund_refused': { status: 409 },
    },
    doc: 'Give back what is not spent of a purchase, within 14 days. Its money returns to the card.',
  }),
}

const givenBack = {
  ...{ member_id: MemberId, purchase_id: CoinPurchaseId, refund_id: id('payment_refunds') },
  ...{ coins: z.int(), amount: Amount, currency: Currency },
}
/** Bought coins were given back, and their money was sent. */
export const coinsRefunded = event({
  name: 'coins.refunded',
  data: z.object(givenBack),
  topics: ({ member_id }) => [`wallet:${member_id}`],
})
/** The gateway did not send the money of coins that were given back: the coins are in the wallet again. */
export const coinRefundRefused = event({
  name: 'coins.refund_refused',
  data: z.object(givenBack),
  topics: ({ member_id }) => [`wallet:${member_id}`],
})
/** A purchase was begun, paid, or ended unpaid. */
export const coinPurchaseChanged = event({
  name: 'coins.purchase_changed',
  data: z.object({ member_id: MemberId, purchase_id: CoinPurchaseId }),
  topics: ({ member_id }) => [`wallet:${member_id}`],
})
