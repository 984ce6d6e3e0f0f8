import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { MemberId } from '#kernel/shapes.ts'
import { tradeStatuses } from './rules.ts'
import { TradeId, TradeOfferId, TradeOrderId, TradeProposalId } from './shapes.ts'

const both = { owner_id: MemberId, proposer_id: MemberId }
interface Both {
  readonly owner_id: string
  readonly proposer_id: string
}
const ofBoth = ({ owner_id, proposer_id }: Both) => [`trades of member:${owner_id}`, `trades of member:${proposer_id}`]

export const tradeChanged = event({
  name: 'trades.changed',
  data: z.object({ trade_id: TradeId, owner_id: MemberId, status: z.enum(tradeStatuses), was: z.optional(z.enum(tradeStatuses)) }),
  topics: ({ trade_id, owner_id }) => [`trade:${trade_id}`, `trades of member:${owner_id}`],
  shows: ({ status }) => ({ status }),
})
/** Its time had come, and it could not be opened: `reason` is what was refused. */
export const tradeMissed = event({
  name: 'trades.missed',
  data: z.object({ trade_id: TradeId, owner_id: MemberId, title: z.string(), reason: z.string(), publish_at: z.string() }),
  topics: ({ trade_id, owner_id }) => [`trade:${trade_id}`, `trades of member:${owner_id}`],
})
const ofOffer = { trade_offer_id: TradeOfferId, proposal_id: TradeProposalId, trade_id: TradeId, title: z.string(), ...both }
const heard = (data: Both & { readonly trade_id: string; readonly proposal_id: string }) => [
  `trade:${data.trade_id}`,
  `trade proposal:${data.proposal_id}`,
  ...ofBoth(data),
]
export const tradeOfferPlaced = event({
  name: 'trade_offers.placed',
  data: z.object({ ...ofOffer, from_id: MemberId, is_counter: z.boolean() }),
  topics: heard,
})
/** `by`: whose act it was; null: the clock’s, or of what happened elsewhere. `is_counter`: it was a counter offer. */
export const tradeOfferMoved = event({
  name: 'trade_offers.moved',
  data: z.object({
    ...ofOffer,
    action: z.enum(['accepted', 'rejected', 'rescinded', 'expired', 'removed']),
    by: z.nullable(MemberId),
    is_counter: z.boolean(),
    reason: z.string(),
  }),
  topics: heard,
})
const ofOrder = { trade_order_id: TradeOrderId, trade_id: TradeId, number: z.int(), title: z.string(), ...both }
const heardOrder = (data: Both & { readonly trade_id: string }) => [`trade:${data.trade_id}`, `trade order:${data.trade_id}`, ...ofBoth(data)]
/** `by` of `unsent`: who has sent and waits for the other; null: both have not. */
export const tradeOrderMoved = event({
  name: 'trade_orders.moved',
  data: z.object({
    ...ofOrder,
    action: z.enum([
      'confirmed',
      'proceeded',
      'processing',
      'withdrawn',
      'lapsed',
      'shipped',
      'unsent',
      'received',
      'delivered',
      'completed',
      'disputed',
      'cancelled',
    ]),
    by: z.nullable(MemberId),
  }),
  topics: heardOrder,
})
/** Both sides may now say how it went. */
export const tradeCompleted = event({
  name: 'trade_orders.completed',
  /** Who lost a dispute about it and paid their deposit to the other. */
  data: z.object({ ...ofOrder, pays: z.nullable(z.enum(['owner', 'proposer'])) }),
  topics: heardOrder,
})
