import { orderSubject } from '#features/orders/contract.ts'
import { notice, type Recipient, subjectRef, tell } from '#server/slices/notice.ts'
import { disputeMoved } from './contract.ts'

/** Steps that the other must answer, or that move money, come as a letter too. */
const LETTERS = ['open', 'offer', 'ask_return', 'order_return', 'decide', 'send_back']

const orderDispute = notice({
  type: 'order_dispute',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'A dispute about an order',
    line: 'It was opened, somebody has answered, or it is decided.',
    subject: 'Dispute about order {number}',
    message:
      '{action, select, open {{sender} has opened a dispute. Answer within five days.} say {{sender} has written.} offer {{amount} is offered. Answer within three days.} accept {The store gives back all that was asked.} ask_return {Send it back, and the money goes back to you.} order_return {A moderator has decided that it is sent back.} refuse {The store does not agree. A moderator decides.} decline {The buyer does not take the offer. A moderator decides.} contest {The store does not agree with what was sent back. A moderator decides.} escalate {Nobody answered in time. A moderator decides.} agree {The buyer takes the offer.} withdraw {The buyer has ended the dispute.} send_back {The buyer has sent it back.} take_back {It has arrived back; the money goes back.} decide {A moderator has decided: {amount} goes back to the buyer.} other {It has ended by itself.}}',
  },
  path: ({ subject_id }) => `/orders/${subject_id}/dispute`,
  tells: [
    tell(disputeMoved, ({ order_id, number, buyer_id, seller_id, action, by, amount, currency, entry_id }) => {
      const told = (member_id: typeof buyer_id, actor_id: typeof buyer_id | null): Recipient => ({
        ...{ member_id, actor_id, subject: subjectRef(orderSubject, order_id), dedupe_key: `dispute:${entry_id}:${member_id}` },
        property: { number, action, amount: amount ?? 0, currency },
        ...(LETTERS.includes(action) && { letter: { template: 'dispute', property: { number, action, amount: amount ?? 0, currency } } }),
      })
      return [
        ...(by === 'buyer' ? [] : [told(buyer_id, by === 'seller' ? seller_id : null)]),
        ...(by === 'seller' ? [] : [told(seller_id, by === 'buyer' ? buyer_id : null)]),
      ]
    }),
  ],
})

export const disputeNotices = [orderDispute]
