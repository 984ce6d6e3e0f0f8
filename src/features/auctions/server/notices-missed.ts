import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { auctionMissed, auctionSubject } from '../contract.ts'

/** Whatever a lot lacks when its time comes is among these; a word that is not, reads as the last. */
export const lotMissed = notice({
  type: 'auction_missed',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My scheduled lot could not open',
    line: 'Something was missing at its time: it is a draft again.',
    subject: '{name} could not be opened for bids',
    message:
      '{reason, select, item_status {The item is not for auction any more.} item_picture {The item has no picture.} item_committed {The piece is promised to somebody else.} no_shipping {It says nowhere how it is sent.} no_address {You have no address from which it is sent.} account_inactive {Your payment account is not active.} limit {As many auctions are open as your plan allows.} ends_at {Its end is not 1 hour to 30 days ahead.} plan {Your plan does not include auctions now.} other {The item is not in your collection any more.}} It is a draft again.',
  },
  tells: [
    tell(auctionMissed, ({ auction_id, name, seller_id, reason, publish_at }) => [
      {
        ...{ member_id: seller_id, actor_id: null, subject: subjectRef(auctionSubject, auction_id), property: { name, reason } },
        dedupe_key: `missed:${auction_id}:${publish_at}`,
      },
    ]),
  ],
})
