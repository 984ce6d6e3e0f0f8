import { orderSubject } from '#features/orders/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { chargebackMoved } from './contract.ts'

/** Steps of a chargeback that its seller must know. */
const TOLD: Readonly<Record<string, string>> = { inquiry: 'inquiry', needs_response: 'opened', won: 'won', closed: 'won', lost: 'lost' }

const orderChargeback = notice({
  type: 'order_chargeback',
  section: 'orders',
  channels: { in_app: 'choice', mail: 'choice' },
  texts: {
    name: 'A buyer disputes a payment with the bank',
    line: 'The bank asks, has taken the money back for now, or has decided.',
    subject: 'Chargeback of order {number}',
    message:
      '{step, select, inquiry {The buyer’s bank asks about {amount}. Nothing is taken; do not send anything now.} opened {The buyer’s bank has taken {amount} back for now. We defend it; do not send anything now.} won {The bank has decided for you. The order goes on.} other {The bank has given {amount} back to the buyer. It leaves your balance.}}',
  },
  path: ({ subject_id }) => `/store/order-detail/${subject_id}`,
  tells: [
    tell(chargebackMoved, ({ chargeback_id, order_id, number, seller_id, status, amount, currency }) => {
      const step = TOLD[status]
      if (!step) return []
      const property = { number, step, amount, currency }
      return [
        {
          ...{ member_id: seller_id, actor_id: null, subject: subjectRef(orderSubject, order_id), property },
          dedupe_key: `chargeback:${chargeback_id}:${order_id}:${step}`,
          letter: { template: 'chargeback', property: { ...property, path: `/store/order-detail/${order_id}` } },
        },
      ]
    }),
  ],
})

export const chargebackNotices = [orderChargeback]
