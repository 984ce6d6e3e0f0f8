import type { DataOf } from '#kernel/event.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { tradeMissed, tradeOfferMoved, tradeOfferPlaced, tradeOfferSubject, tradeOrderMoved, tradeOrderSubject, tradeSubject } from './contract.ts'

const usual = { section: 'orders', channels: { in_app: 'choice', mail: 'choice' } } as const
type Placed = DataOf<typeof tradeOfferPlaced>
type Moved = DataOf<typeof tradeOfferMoved>
type Ordered = DataOf<typeof tradeOrderMoved>

const other = ({ owner_id, proposer_id }: Pick<Placed, 'owner_id' | 'proposer_id'>, one: string) => (one === owner_id ? proposer_id : owner_id)
const placedTo = (event: Placed, template: string): Recipient[] => [
  {
    ...{ member_id: other(event, event.from_id), actor_id: event.from_id, subject: subjectRef(tradeOfferSubject, event.trade_offer_id) },
    property: { title: event.title },
    dedupe_key: `trade_offer:${event.trade_offer_id}`,
    letter: { template, names_sender: true, property: { title: event.title } },
  },
]

const offerPlaced = notice({
  ...usual,
  type: 'trade_offer_placed',
  texts: {
    name: 'Somebody makes me a trade offer',
    line: 'For a listing of mine, or for items that I would trade.',
    subject: 'A trade offer for {title}',
    message: '{sender} makes you an offer.',
  },
  tells: [tell(tradeOfferPlaced, (event) => (event.is_counter ? [] : placedTo(event, 'trade_offer_placed')))],
})
const counterPlaced = notice({
  ...usual,
  type: 'trade_counter_offer_placed',
  texts: {
    name: 'My trade offer is answered with other terms',
    line: 'A counter offer, or changed terms.',
    subject: 'Other terms for {title}',
    message: '{sender} has sent other terms.',
  },
  tells: [tell(tradeOfferPlaced, (event) => (event.is_counter ? placedTo(event, 'trade_counter_placed') : []))],
})

/** Whoever made the terms hears what the other did. */
const answeredTo = (event: Moved, action: Moved['action'], is_counter: boolean): Recipient[] =>
  event.action !== action || event.is_counter !== is_counter || event.by === null
    ? []
    : [
        {
          ...{ member_id: other(event, event.by), actor_id: event.by, subject: subjectRef(tradeOfferSubject, event.trade_offer_id) },
          property: { title: event.title },
          dedupe_key: `trade_offer:${event.trade_offer_id}:${action}`,
          ...(action === 'accepted' && {
            letter: { template: 'trade_offer_accepted', names_sender: true as const, property: { title: event.title } },
          }),
        },
      ]
const accepted = (type: string, is_counter: boolean, texts: Parameters<typeof notice>[0]['texts']) =>
  notice({ ...usual, type, texts, tells: [tell(tradeOfferMoved, (event) => answeredTo(event, 'accepted', is_counter))] })
/** Also those whose offer ended without anybody’s word: for them the trade is the place to look at. */
const ended = (event: Moved): Recipient[] =>
  event.action !== 'expired' && event.action !== 'removed' && event.action !== 'rescinded'
    ? []
    : [event.proposer_id, event.owner_id]
        .filter((member_id) => member_id !== event.by)
        .map((member_id) => ({
          ...{ member_id, actor_id: event.by, property: { title: event.title, ended: event.action, reason: event.reason } },
          subject: subjectRef(tradeSubject, event.trade_id),
          dedupe_key: `trade_offer:${event.trade_offer_id}:ended`,
        }))

const offerAccepted = accepted('trade_offer_accepted', false, {
  name: 'My trade offer is accepted',
  line: 'The pieces of both sides are kept for the trade.',
  subject: 'Your offer for {title} is accepted',
  message: '{sender} has accepted it. Say within 72 hours where your parcel goes.',
})
const counterAccepted = accepted('trade_counter_offer_accepted', true, {
  name: 'My counter offer is accepted',
  line: 'The pieces of both sides are kept for the trade.',
  subject: 'Your counter offer for {title} is accepted',
  message: '{sender} has accepted it. Say within 72 hours where your parcel goes.',
})
const offerRejected = notice({
  ...usual,
  type: 'trade_offer_rejected',
  texts: {
    name: 'A trade offer is over',
    line: 'Rejected, taken back, or not possible any more.',
    subject:
      '{ended, select, expired {The offer for {title} has ended} removed {The offer for {title} is not possible any more} rescinded {The offer for {title} was taken back} other {Your offer for {title} is rejected}}',
    message:
      '{reason, select, items_gone {One of the items cannot be had any more.} items_taken {One of the items was promised to somebody else.} items_changed {One of the items was changed.} trade_closed {The trade has ended.} trade_changed {Its owner has changed the trade.} expired {Its time was over.} other {What it held is free again.}}',
  },
  tells: [
    tell(tradeOfferMoved, (event) => [
      ...answeredTo(event, 'rejected', false).map((one) => ({ ...one, property: { ...one.property, ended: 'rejected', reason: '' } })),
      ...ended(event),
    ]),
  ],
})
const counterRejected = notice({
  ...usual,
  type: 'trade_counter_offer_rejected',
  texts: {
    name: 'My counter offer is rejected',
    line: 'The other’s last offer stands again.',
    subject: 'Your counter offer for {title} is rejected',
    message: '{sender} stays with the last offer: take it, answer again, or end it.',
  },
  tells: [tell(tradeOfferMoved, (event) => answeredTo(event, 'rejected', true))],
})

const ofOrder = (event: Ordered, member_id: Ordered['owner_id']): Recipient => ({
  ...{ member_id, actor_id: event.by === member_id ? null : event.by, subject: subjectRef(tradeOrderSubject, event.trade_id) },
  property: { title: event.title, number: event.number, action: event.action },
  dedupe_key: `trade_order:${event.trade_order_id}:${event.action}:${event.by ?? ''}`,
})
const orderConfirmation = notice({
  ...usual,
  type: 'trade_order_confirmation',
  texts: {
    name: 'A trade of mine is agreed',
    line: 'Where my parcel goes is to be said within 72 hours.',
    subject: 'Trade {number} is agreed: {title}',
    message: 'Say within 72 hours where your parcel goes.',
  },
  tells: [
    tell(tradeOrderMoved, (event) => (event.action === 'confirmed' ? [event.owner_id, event.proposer_id].map((id) => ofOrder(event, id)) : [])),
  ],
})
const MAILED: readonly string[] = ['processing', 'shipped', 'unsent', 'completed', 'disputed', 'withdrawn', 'lapsed', 'cancelled']
const orderAction = notice({
  ...usual,
  type: 'trade_order_action',
  texts: {
    name: 'Something happens in a trade of mine',
    line: 'Addresses, parcels, arrivals and complaints.',
    subject: 'Trade {number}: {title}',
    message:
      '{action, select, proceeded {The other side has said where its parcel goes.} processing {Both have said: proceed. Send your parcel.} shipped {The other parcel is on its way.} received {Your parcel has arrived.} delivered {Both parcels count as arrived. Say so if yours has not.} completed {Everything has changed hands. Say how it went.} disputed {The other side says that something is wrong.} unsent {Your parcel is waited for.} withdrawn {The other side has stepped back. What you had put into it is free again.} lapsed {Nobody did the next step in time. What you had put into it is free again.} other {The trade was cancelled. What you had put into it is free again.}}',
  },
  tells: [
    tell(tradeOrderMoved, (event) =>
      event.action === 'confirmed'
        ? []
        : [event.owner_id, event.proposer_id]
            .filter((id) => id !== event.by)
            .map((id) => ({
              ...ofOrder(event, id),
              ...(MAILED.includes(event.action) && {
                letter: { template: 'trade_order_action', property: { title: event.title, action: event.action } },
              }),
            })),
    ),
  ],
})

/** Whatever a listing lacks when its time comes is among these; a word that is not, reads as the last. */
const missed = notice({
  ...usual,
  channels: { in_app: 'choice', mail: 'never' },
  type: 'trade_missed',
  texts: {
    name: 'My scheduled trade could not open',
    line: 'Something was missing at its time: it is a draft again.',
    subject: '{title} could not be opened for offers',
    message:
      '{reason, select, item_status {An item is not for trade any more.} unit {No piece of an item is free.} limit {As many trades are open as your plan allows.} expiry {Its end is not within 90 days.} plan {Your plan does not include trading now.} other {An item cannot be traded now.}} It is a draft again.',
  },
  tells: [
    tell(tradeMissed, ({ trade_id, owner_id, title, reason, publish_at }) => [
      {
        ...{ member_id: owner_id, actor_id: null, subject: subjectRef(tradeSubject, trade_id), property: { title, reason } },
        dedupe_key: `trade missed:${trade_id}:${publish_at}`,
      },
    ]),
  ],
})

export const tradeNotices = [
  offerPlaced,
  offerAccepted,
  offerRejected,
  counterPlaced,
  counterAccepted,
  counterRejected,
  orderConfirmation,
  orderAction,
  missed,
]
