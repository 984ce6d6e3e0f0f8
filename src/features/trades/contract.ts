import * as z from 'zod/mini'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { some } from '#kernel/permission.ts'
import { fields, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { offerStatuses, orderStatuses, sides } from './rules.ts'
import {
  complaintFields,
  placeFields,
  settlements,
  Trade,
  TradeCard,
  TradeId,
  TradeOffer,
  TradeOfferId,
  TradeOrder,
  TradeOrderId,
  TradeProposal,
  TradeProposalId,
} from './shapes.ts'
import { listing } from './shapes-listing.ts'
import { market, marketCounts, marketFields } from './shapes-market.ts'
import { acceptance, notFound, offerGone, orderGone, stale, terms } from './shapes-refusals.ts'

export { TradeId, TradeOfferId, TradeOrderId, TradePiece, TradeProposalId } from './shapes.ts'
export { tradeChanged, tradeCompleted, tradeMissed, tradeOfferMoved, tradeOfferPlaced, tradeOrderMoved } from './shapes-events.ts'
export { tradeSorts } from './shapes-market.ts'

export const tradeSubject = subject({ type: 'trade', name: 'Trade', path: (id) => `/trades/${id}/show` })
export const tradeOfferSubject = subject({ type: 'trade_offer', name: 'TradeOffer', path: (id) => `/trades/placed-offer/${id}` })
/** By the id of its trade. */
export const tradeOrderSubject = subject({ type: 'trade_order', name: 'TradeOrder', path: (id) => `/orders/trade-detail/${id}` })

const trade = z.object({ trade: Trade })
const offer = z.object({ trade_offer: TradeOffer })
const order = z.object({ trade_order: TradeOrder })
const _owns = 'marketplace.trading.sending_proposal'
const folder = 'marketplace.trading.proposal_folder'
const ofOffer = { permission: folder, output: offer } as const
const orderNotFound = { 'trade_order.not_found': { status: 404 } } as const
const offerNotFound = { 'trade_offer.not_found': { status: 404 } } as const
const tells = { topics: (_: unknown, { member_id }: { member_id: string }) => [`trades of member:${member_id}`] }
const orderMove = { permission: folder, output: order } as const

export const trades = {
  list: operation({
    http: 'GET /trades',
    ...market,
    input: fields({ ...marketFields, ...paging(PAGE.usual) }),
    output: z.object({ trades: listOf(TradeCard) }),
    refusals: {},
    doc: 'Trades that are open, and one’s own by where they stand. `my-placed-offer`: those one has offered for; `my-placed-proposal`, `for-proposal`: direct proposals one has sent, or received.',
  }),
  ...marketCounts,
  show: operation({
    http: 'GET /trades/{id}',
    permission: some('marketplace.trading.items', 'marketplace.item.view'),
    guests: true,
    input: fields({ id: TradeId }),
    output: trade,
    refusals: notFound,
    doc: 'One trade. A draft and what is archived is its owner’s; a direct proposal its two sides’.',
    topics: ({ id }) => [`trade:${id}`],
  }),
  ...listing,
  order: operation({
    http: 'GET /trades/{id}/order',
    permission: folder,
    input: fields({ id: TradeId }),
    output: order,
    refusals: orderNotFound,
    doc: 'The order of an accepted trade, for its two sides.',
    topics: ({ id }) => [`trade order:${id}`],
  }),
  placeOffer: operation({
    http: 'POST /trade-offers',
    ...ofOffer,
    commits: true,
    input: fields(placeFields),
    refusals: { ...offerGone, ...terms, ...acceptance, 'trade_offer.own': { status: 409 }, 'trade_offer.rounds': { status: 409 } },
    limit: { per_minute: 30 },
    doc: 'Offer for a trade, or answer with other terms (three counter offers at most). The coins of its maker are held at once.',
  }),
  offers: operation({
    http: 'GET /trade-offers',
    permission: folder,
    input: fields({ trade_id: z.optional(TradeId), user_id: z.optional(MemberId), status: z.optional(z.enum(offerStatuses)), ...paging(PAGE.usual) }),
    output: z.object({ trade_offers: listOf(TradeOffer), member_id: MemberId }),
    refusals: {},
    doc: 'The offers that stand, or stood last, in one’s proposals, newest first.',
    ...tells,
  }),
  showOffer: operation({
    http: 'GET /trade-offers/{id}',
    ...ofOffer,
    input: fields({ id: TradeOfferId }),
    refusals: offerNotFound,
    doc: 'One offer, for its two sides.',
    topics: (_, { trade_offer }) => [`trade proposal:${trade_offer.proposal_id}`],
  }),
  answerOffer: operation({
    http: 'POST /trade-offers/{id}',
    ...ofOffer,
    input: fields({
      id: TradeOfferId,
      status: z.enum(['Accepted', 'Rejected', 'CounterOffer_Rejected', 'Active', 'Removed']),
      action_reason: z.optional(line(300)),
    }),
    refusals: { ...offerGone, ...acceptance, ...terms, ...stale, 'trade_offer.reason': { status: 422, field: 'action_reason' } },
    audit: 'money',
    doc: 'Accept or reject what the other has offered; send one’s draft (Active); rescind one’s own (Removed, with a reason). Accepting promises the pieces and coins of both sides, or fails when anything has changed.',
  }),
  removeOffer: operation({
    http: 'DELETE /trade-offers/{id}',
    ...ofOffer,
    input: fields({ id: TradeOfferId, action_reason: z.optional(line(300)) }),
    refusals: { ...offerGone, 'trade_offer.reason': { status: 422, field: 'action_reason' } },
    doc: 'Rescind one’s offer or counter offer, with a reason; a draft without one.',
  }),
  proposals: operation({
    http: 'GET /trade-proposals',
    permission: folder,
    input: fields({
      user_id: z.optional(MemberId),
      trade_id: z.optional(TradeId),
      status: z.optional(z.enum(offerStatuses)),
      role: z.optional(z.enum(sides)),
      ...paging(PAGE.usual),
    }),
    output: z.object({ trade_proposals: listOf(TradeProposal), member_id: MemberId }),
    refusals: {},
    doc: 'Proposals that one has made or received, newest first.',
    ...tells,
  }),
  proposalOffers: operation({
    http: 'GET /trade-proposals/{id}/offers',
    permission: folder,
    input: fields({ id: TradeProposalId, excludable_tradeOffer_ids: z._default(z.array(TradeOfferId).check(z.maxLength(10)), []) }),
    output: z.object({ trade_offers: z.array(TradeOffer) }),
    refusals: offerNotFound,
    doc: 'All rounds of a proposal, the newest first.',
    topics: ({ id }) => [`trade proposal:${id}`],
  }),
  statusCounts: operation({
    http: 'GET /trade-proposals/status-counts',
    permission: folder,
    input: fields({ trade_id: z.optional(TradeId), role: z.optional(z.enum(sides)) }),
    output: z.object({ status_counts: z.array(z.object({ status: z.enum(offerStatuses), count: z.int() })), member_id: MemberId }),
    refusals: {},
    doc: 'How many proposals one has of each status.',
    ...tells,
  }),
  orders: operation({
    http: 'GET /trade-orders',
    permission: folder,
    input: fields({ status: z.optional(z.enum(orderStatuses)), ...paging(PAGE.usual) }),
    output: z.object({ trade_orders: listOf(TradeOrder), member_id: MemberId }),
    refusals: {},
    doc: 'Orders of one’s trades, newest first.',
    ...tells,
  }),
  proceed: operation({
    http: 'POST /trade-orders/{id}',
    ...orderMove,
    input: fields({ id: TradeOrderId, address_id: z.optional(z.uuid()) }),
    refusals: { ...orderGone, 'trade_order.address': { status: 422, field: 'address_id' } },
    doc: 'Proceed with the trade: say where one’s parcel goes. When both have, each sees the other’s address.',
  }),
  withdraw: operation({
    http: 'POST /trade-orders/{id}/withdraw',
    ...orderMove,
    input: fields({ id: TradeOrderId, action_reason: line(300) }),
    refusals: orderGone,
    audit: 'money',
    doc: 'Step back before both have proceeded: pieces and coins of both sides are free again.',
  }),
  ship: operation({
    http: 'POST /trade-orders/{id}/ship',
    ...orderMove,
    input: fields({ id: TradeOrderId, carrier: line(60), tracking: z.optional(line(60)) }),
    refusals: orderGone,
    doc: 'Say that one’s parcel is on its way.',
  }),
  confirm: operation({
    http: 'POST /trade-orders/{id}/confirm',
    ...orderMove,
    input: fields({ id: TradeOrderId }),
    refusals: orderGone,
    audit: 'money',
    doc: 'Say that the other’s parcel has arrived. When both have, items and coins change hands.',
  }),
  dispute: operation({
    http: 'POST /trade-orders/{id}/dispute',
    ...orderMove,
    input: fields({ id: TradeOrderId, ...complaintFields }),
    refusals: { ...orderGone, 'trade_order.media': { status: 422, field: 'media_ids' } },
    audit: 'money',
    doc: 'Say, and show, that something is wrong: everything stays held until it has arrived after all, or a moderator decides.',
  }),
  disputed: operation({
    http: 'GET /admin/trade-orders',
    permission: 'user.access.admin',
    input: fields({ ...paging(PAGE.usual) }),
    output: z.object({ trade_orders: listOf(TradeOrder) }),
    refusals: {},
    doc: 'Trades in dispute, newest first.',
  }),
  settle: operation({
    http: 'POST /admin/trade-orders/{id}/settle',
    permission: 'user.access.admin',
    fresh: true,
    input: fields({ id: TradeOrderId, outcome: z.enum(settlements), pays: z._default(z.nullable(z.enum(sides)), null), note: line(300) }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...orderGone, 'trade_order.own': { status: 403 } },
    audit: 'money',
    doc: 'End a dispute of others: items and coins change hands, or stay where they were. `pays`: the side whose deposit goes to the other.',
  }),
}
