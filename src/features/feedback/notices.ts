import { circleSubject } from '#features/circles/contract.ts'
import { orderSubject } from '#features/orders/contract.ts'
import { tradeOrderSubject } from '#features/trades/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { feedbackGiven, feedbackOpened, feedbackRevealed } from './contract.ts'

/** A trade and a circle are looked at by their own ids. */
interface OfDeal {
  readonly deal_id: Id<'orders'>
  readonly trade_id: Id<'trades'> | null
  readonly circle_id: Id<'trade_circles'> | null
}
const about = ({ deal_id, trade_id, circle_id }: OfDeal) => {
  if (circle_id) return { subject: subjectRef(circleSubject, circle_id) }
  return { subject: trade_id ? subjectRef(tradeOrderSubject, trade_id) : subjectRef(orderSubject, deal_id) }
}
/** What the words call it. */
const kindOf = ({ trade_id, circle_id }: OfDeal) => (circle_id ? 'circle' : trade_id ? 'trade' : 'order')

const transactionFeedback = notice({
  type: 'transaction_feedback',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Feedback about a deal',
    line: 'I can say how a deal went, or somebody has said how it went with me.',
    subject:
      '{deal, select, trade {Trade} circle {Trade circle} other {Order}} {number}: {action, select, opened {how did it go?} given {the other has written feedback} revealed {feedback about you} other {feedback}}',
    message:
      '{action, select, opened {Say how the deal with {sender} went. You have 60 days.} given {{sender} has said how it went. You can read it when you have written yours, or in 14 days.} revealed {{sender} has said how the deal went. You may answer.} other {Look at it.}}',
  },
  tells: [
    tell(feedbackOpened, ({ number, buyer_id, seller_id, ...of }) => [
      {
        ...{ member_id: buyer_id, actor_id: seller_id, ...about(of) },
        property: { number, deal: kindOf(of), action: 'opened' },
        dedupe_key: `feedback opened:${of.deal_id}`,
      },
      // Both sides of a trade have received something.
      ...(of.trade_id
        ? [
            {
              ...{ member_id: seller_id, actor_id: buyer_id, ...about(of) },
              property: { number, deal: kindOf(of), action: 'opened' },
              dedupe_key: `feedback opened:${of.deal_id}`,
            },
          ]
        : []),
    ]),
    tell(feedbackGiven, ({ number, author_id, receiver_id, waits, ...of }) =>
      waits
        ? [
            {
              ...{ member_id: receiver_id, actor_id: author_id, ...about(of) },
              property: { number, deal: kindOf(of), action: 'given' },
              dedupe_key: `feedback given:${of.deal_id}`,
            },
          ]
        : [],
    ),
    tell(feedbackRevealed, ({ number, feedback_id, author_id, receiver_id, ...of }) => [
      {
        ...{ member_id: receiver_id, actor_id: author_id, ...about(of) },
        property: { number, deal: kindOf(of), action: 'revealed' },
        dedupe_key: `feedback:${feedback_id}`,
        letter: { template: 'feedback_revealed', names_sender: true, property: { number, deal: kindOf(of) } },
      },
    ]),
  ],
})

export const feedbackNotices = [transactionFeedback]
