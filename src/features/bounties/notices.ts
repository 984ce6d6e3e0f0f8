import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { bountyMissed, bountyOfferMoved, bountyOfferPlaced, bountyOfferSubject, bountySubject } from './contract.ts'

const placed = notice({
  type: 'bounty_offer_placed',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Somebody offers for my bounty',
    line: 'A member has found what you want.',
    subject: 'An offer for your bounty {title}',
    message: '{sender} has found something for it.',
  },
  tells: [
    tell(bountyOfferPlaced, ({ bounty_offer_id, title, user_id, poster_id }) => [
      {
        ...{ member_id: poster_id, actor_id: user_id, subject: subjectRef(bountyOfferSubject, bounty_offer_id), property: { title } },
        dedupe_key: `bounty_offer:${bounty_offer_id}`,
        letter: { template: 'bounty_offer_placed', names_sender: true, property: { title } },
      },
    ]),
  ],
})

const action = notice({
  type: 'bounty_offer_action',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'My bounty offer is answered',
    line: 'Accepted, rejected, paid, or over.',
    subject:
      '{action, select, accepted {Your offer for {title} is accepted} paid {You have won the bounty {title}} unpaid {Your offer for {title} was right} other {Your offer for {title} has ended}}',
    message:
      '{action, select, accepted {The poster sees where it is now, and has 14 days to buy it.} paid {The reward is yours.} unpaid {For a page outside no reward is paid.} poster {The poster has rejected it.} closed {The bounty was closed.} won {Somebody else has won the bounty.} gone {It has left the market.} other {The poster has not bought it in 14 days.}}',
  },
  tells: [
    tell(bountyOfferMoved, ({ action, bounty_offer_id, title, user_id, poster_id }) =>
      action === 'withdrawn'
        ? []
        : [
            {
              ...{ member_id: user_id, actor_id: poster_id, subject: subjectRef(bountyOfferSubject, bounty_offer_id), property: { title, action } },
              dedupe_key: `bounty_offer:${bounty_offer_id}:${action}`,
              ...(action === 'accepted' && { letter: { template: 'bounty_offer_accepted', property: { title } } }),
            },
          ],
    ),
  ],
})

/** Whatever a bounty lacks when its time comes is among these; a word that is not, reads as the last. */
const missed = notice({
  type: 'bounty_missed',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'never' },
  texts: {
    name: 'My scheduled bounty could not open',
    line: 'Something was missing at its time: it is a draft again.',
    subject: '{title} could not be opened',
    message:
      '{reason, select, short {You have less than its reward available.} limit {As many bounties are open as your plan allows.} other {Your plan does not include bounties now.}} It is a draft again.',
  },
  tells: [
    tell(bountyMissed, ({ bounty_id, user_id, title, reason, publish_at }) => [
      {
        ...{ member_id: user_id, actor_id: null, subject: subjectRef(bountySubject, bounty_id), property: { title, reason } },
        dedupe_key: `bounty missed:${bounty_id}:${publish_at}`,
      },
    ]),
  ],
})

export const bountyNotices = [placed, action, missed]
