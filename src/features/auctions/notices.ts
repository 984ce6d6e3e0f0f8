import { orderCancelled, orderPaid, orderReminded, orderSubject } from '#features/orders/contract.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import {
  auctionClosed,
  auctionDefaulted,
  auctionEndingSoon,
  auctionHistorySubject,
  auctionSubject,
  bidPlaced,
  secondChanceOffered,
} from './contract.ts'
import { lotMissed } from './server/notices-missed.ts'
import { biddersOf, lotOfOrder, watchersOf } from './server/queries-notices.ts'

const about = (id: string) => ({ subject: subjectRef(auctionSubject, id) })
const detail = ({ subject_id }: { readonly subject_id: string }) => `/orders/auction-detail/${subject_id}`
const both = { in_app: 'choice', mail: 'choice' } as const
/** The same words in the list and in the letter. */
const written = (template: string, property: Recipient['property']) => ({ property, letter: { template, property } })

const bidPlacedOwner = notice({
  type: 'bid_placed_owner',
  section: 'orders',
  channels: both,
  texts: {
    name: 'Somebody bids on my lot',
    line: 'Once for each bidder.',
    subject: 'A bid on {name}',
    message: '{sender} is bidding. The price is {amount} now.',
  },
  tells: [
    tell(bidPlaced, ({ auction_id, name, seller_id, bidder, bidder_id, price, currency }) => [
      {
        ...{ member_id: seller_id, actor_id: bidder_id, ...about(auction_id), dedupe_key: `bid:${auction_id}:${bidder}` },
        ...written('auction_bid', { name, amount: price, currency }),
      },
    ]),
  ],
})

/** Privacy: bidders know each other by the pseudonyms of the lot alone. */
const bidPlacedBidder = notice({
  type: 'bid_placed_bidder',
  section: 'orders',
  channels: both,
  texts: {
    name: 'I am outbid',
    line: 'Somebody else leads on a lot that I have bid on.',
    subject: 'You were outbid on {name}',
    message: 'Bidder {bidder} has bid more: the price is {amount}. You can raise your maximum until the end.',
  },
  tells: [
    tell(bidPlaced, ({ auction_id, name, version, bidder, outbid_id, price, currency }) =>
      outbid_id
        ? [
            {
              ...{
                member_id: outbid_id,
                actor_id: null,
                subject: subjectRef(auctionHistorySubject, auction_id),
                dedupe_key: `outbid:${auction_id}:${version}`,
              },
              ...written('auction_outbid', { name, bidder, amount: price, currency }),
            },
          ]
        : [],
    ),
  ],
})

const auctionWonOwner = notice({
  type: 'auction_won_owner',
  section: 'orders',
  channels: both,
  texts: {
    name: 'My lot is sold',
    line: 'It has ended, and somebody has it.',
    subject: '{name} is sold',
    message: '{sender} has it for {amount}, and has 72 hours to pay.',
  },
  tells: [
    tell(auctionClosed, ({ auction_id, name, seller_id, winner_id, price, currency, outcome, order_id }) =>
      outcome === 'sold'
        ? [
            {
              ...{ member_id: seller_id, actor_id: winner_id, ...about(auction_id), dedupe_key: `sold:${order_id}` },
              ...written('auction_sold', { name, amount: price!, currency }),
            },
          ]
        : [],
    ),
  ],
})

const auctionWonBidder = notice({
  type: 'auction_won_bidder',
  section: 'orders',
  // Contract of sale: who has won must pay within 72 hours, so this mail cannot be switched off.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'I have won',
    line: 'A lot that I have bid on is mine, and waits for its payment.',
    always: 'The e-mail cannot be switched off: whoever has won must know that they have 72 hours to pay.',
    subject: 'You have won {name}',
    message: 'It is yours for {amount}. Pay within 72 hours.',
  },
  tells: [
    tell(auctionClosed, ({ auction_id, name, seller_id, winner_id, price, currency, order_id }) =>
      winner_id
        ? [
            {
              ...{ member_id: winner_id, actor_id: seller_id, ...about(auction_id), dedupe_key: `won:${order_id}` },
              ...written('auction_won', { name, amount: price!, currency }),
            },
          ]
        : [],
    ),
  ],
})

const auctionClosedNotice = notice({
  type: 'auction_closed',
  section: 'orders',
  channels: both,
  texts: {
    name: 'An auction is over',
    line: 'My own unsold, or one that I have bid on or watch.',
    subject:
      '{action, select, no_bids {{name} has ended without a bid} reserve {{name} has ended below its reserve} ended_early {{name} was ended by its seller} lost {{name} went to somebody else} other {{name} has ended}}',
    message:
      '{action, select, no_bids {You can list it again.} reserve {You may offer it to the highest bidder, or list it again.} ended_early {All bids on it have fallen: you owe nothing.} lost {Another bidder has it. You owe nothing.} unsold {The reserve was not met. You owe nothing.} other {Look how it went.}}',
  },
  tells: [
    tell(auctionClosed, async (closed, { tx }) => {
      const { auction_id, name, seller_id, winner_id, outcome, version } = closed
      const told = (member_id: Recipient['member_id'], action: string): Recipient => ({
        ...{ member_id, actor_id: member_id === seller_id ? null : seller_id, ...about(auction_id), dedupe_key: `closed:${auction_id}:${version}` },
        ...written('auction_closed', { name, action }),
      })
      const bidders = (await biddersOf(tx, auction_id)).filter((id) => id !== winner_id)
      const watchers = (await watchersOf(tx, auction_id)).filter((id) => id !== winner_id && id !== seller_id && !bidders.includes(id))
      const forBidders = { sold: 'lost', reserve: 'unsold', ended_early: 'ended_early', no_bids: 'other' }[outcome]
      return [
        ...(outcome === 'no_bids' || outcome === 'reserve' ? [told(seller_id, outcome)] : []),
        ...bidders.filter((id) => id !== seller_id).map((id) => told(id, forBidders)),
        ...watchers.map((id) => told(id, 'other')),
      ]
    }),
  ],
})

const endingSoon = notice({
  type: 'auction_ending_soon',
  section: 'orders',
  channels: both,
  texts: {
    name: 'A lot ends soon',
    line: 'One that I watch, or have bid on.',
    subject: '{name} ends soon',
    message: 'Less than an hour is left.',
  },
  tells: [
    tell(auctionEndingSoon, async ({ auction_id, name, seller_id }, { tx }) => {
      const members = new Set([...(await biddersOf(tx, auction_id)), ...(await watchersOf(tx, auction_id))])
      members.delete(seller_id)
      return [...members].map((member_id) => ({
        ...{ member_id, actor_id: seller_id, ...about(auction_id), dedupe_key: `soon:${auction_id}` },
        ...written('auction_ending_soon', { name }),
      }))
    }),
  ],
})

const orderConfirmation = notice({
  type: 'auction_order_confirmation',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'What I have won is paid',
    line: 'Its seller has been told and will send it.',
    subject: '{name} is paid',
    message: 'Its seller has been told and will send it to you.',
  },
  path: detail,
  tells: [
    tell(orderPaid, async ({ order_id, buyer_id, seller_id, kind }, { tx }) => {
      const lot = kind === 'auction' ? await lotOfOrder(tx, order_id) : undefined
      const told = { member_id: buyer_id, actor_id: seller_id, subject: subjectRef(orderSubject, order_id), dedupe_key: `auction paid:${order_id}` }
      return lot ? [{ ...told, property: { name: lot.name } }] : []
    }),
  ],
})

const orderAction = notice({
  type: 'auction_order_action',
  section: 'orders',
  channels: both,
  texts: {
    name: 'A lot that was won moves on',
    line: 'It is not paid yet, was not paid in time, or is offered to me.',
    subject:
      '{action, select, remind {{name} is not paid yet} unpaid {{name} was not paid in time} defaulted {{name} was not paid} second_chance {{name} is offered to you} other {{name}}}',
    message:
      '{action, select, remind {You have won it. Pay within 72 hours of its end, or it is taken back.} unpaid {It is taken back. Three unpaid lots in a year, and you cannot bid any more.} defaulted {Its winner has not paid. You may offer it to the next bidder, or list it again.} second_chance {You may have it at your own maximum. You have 48 hours, and owe nothing if you leave it.} other {Look at it.}}',
  },
  tells: [
    tell(orderReminded, async ({ order_id, buyer_id, seller_id, hours }, { tx }) => {
      const lot = await lotOfOrder(tx, order_id)
      const told = { member_id: buyer_id, actor_id: seller_id, dedupe_key: `remind:${order_id}:${hours}` }
      return lot ? [{ ...told, ...about(lot.id), ...written('auction_order_action', { name: lot.name, action: 'remind' }) }] : []
    }),
    tell(orderCancelled, async ({ order_id, buyer_id, seller_id, kind, by }, { tx }) => {
      const lot = kind === 'auction' && by === 'clock' ? await lotOfOrder(tx, order_id) : undefined
      const told = { member_id: buyer_id, actor_id: seller_id, dedupe_key: `unpaid:${order_id}` }
      return lot ? [{ ...told, ...about(lot.id), ...written('auction_order_action', { name: lot.name, action: 'unpaid' }) }] : []
    }),
    tell(auctionDefaulted, ({ auction_id, name, seller_id, winner_id, order_id }) => [
      {
        ...{ member_id: seller_id, actor_id: winner_id, ...about(auction_id), dedupe_key: `defaulted:${order_id}` },
        ...written('auction_order_action', { name, action: 'defaulted' }),
      },
    ]),
    tell(secondChanceOffered, ({ auction_id, name, seller_id, bidder_id, until }) => [
      {
        ...{ member_id: bidder_id, actor_id: seller_id, ...about(auction_id), dedupe_key: `second chance:${auction_id}:${until}` },
        ...written('auction_order_action', { name, action: 'second_chance' }),
      },
    ]),
  ],
})

export const auctionNotices = [
  ...[bidPlacedOwner, bidPlacedBidder, auctionWonOwner, auctionWonBidder, auctionClosedNotice],
  ...[endingSoon, orderConfirmation, orderAction, lotMissed],
]
