import { orderSubject } from '#features/orders/contract.ts'
import { tradeOrderSubject } from '#features/trades/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { feedbackGiven, feedbackOpened, feedbackRevealed } from './contract.ts'

/** A trade is looked at by its own id. */
const about = (deal_id: Id<'orders'>, trade_id: Id<'trades'> | null) => ({
  subject: trade_id ? subjectRef(tradeOrderSubject, trade_id) : subjectRef(orderSubject, deal_id),
})

const transactionFeedback = notice({
  type: 'transaction_feedback',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'Feedback about a deal',
    line: 'I can say how a deal went, or somebody has said how it went with me.',
    subject:
      'Order {number}: {action, select, opened {how did it go?} given {the other has written feedback} revealed {feedback about you} other {feedback}}',
    message:
      '{action, select, opened {Say how the deal with {sender} went. You have 60 days.} given {{sender} has said how it went. You can read it when you have written yours, or in 14 days.} revealed {{sender} has said how the deal went. You may answer.} other {Look at the order.}}',
  },
  tells: [
    tell(feedbackOpened, ({ deal_id, trade_id, number, buyer_id, seller_id }) => [
      {
        ...{ member_id: buyer_id, actor_id: seller_id, ...about(deal_id, trade_id) },
        property: { number, action: 'opened' },
        dedupe_key: `feedback opened:${deal_id}`,
      },
      // Both sides of a trade have received something.
      ...(trade_id
        ? [
            {
              ...{ member_id: seller_id, actor_id: buyer_id, ...about(deal_id, trade_id) },
              property: { number, action: 'opened' },
              dedupe_key: `feedback opened:${deal_id}`,
            },
          ]
        : []),
    ]),
    tell(feedbackGiven, ({ deal_id, trade_id, number, author_id, receiver_id, waits }) =>
      waits
        ? [
            {
              ...{ member_id: receiver_id, actor_id: author_id, ...about(deal_id, trade_id) },
              property: { number, action: 'given' },
              dedupe_key: `feedback given:${deal_id}`,
            },
          ]
        : [],
    ),
    tell(feedbackRevealed, ({ deal_id, trade_id, number, feedback_id, author_id, receiver_id }) => [
      {
        ...{ member_id: receiver_id, actor_id: author_id, ...about(deal_id, trade_id) },
        property: { number, action: 'revealed' },
        dedupe_key: `feedback:${feedback_id}`,
        letter: { template: 'feedback_revealed', names_sender: true, property: { number } },
      },
    ]),
  ],
})

export const feedbackNotices = [transactionFeedback]
