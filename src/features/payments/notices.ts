import type { Id } from '#kernel/shapes.ts'
import { type NoticeLetter, notice, type Recipient, tell } from '#server/slices/notice.ts'
import { paymentCameLate, paymentRefunded } from './contract.ts'

interface MoneyBack {
  readonly payment_id: Id<'payments'>
  readonly member_id: Id<'members'>
  readonly ref_type: string
  readonly ref_id: string
  readonly amount: number
  readonly currency: string
  readonly reason?: string
}

const told = (
  { payment_id, member_id, ref_type, ref_id, amount, currency, reason = '' }: MoneyBack,
  action: 'begun' | 'sent',
  letter?: NoticeLetter,
): Recipient => ({
  ...{ member_id, actor_id: null, subject: { type: ref_type, id: ref_id } },
  property: { action, reason, amount, currency, of: ref_type === 'subscription_charge' ? 'plan' : 'order' },
  dedupe_key: `money_${action}:${payment_id}`,
  ...(letter && { letter }),
})

const moneyReturned = notice({
  type: 'money_returned',
  section: 'orders',
  // Money of the payer is involved, so this mail cannot be switched off.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'Money goes back to my card',
    line: 'It was taken for something that had ended.',
    always: 'The e-mail cannot be switched off: it is about your money.',
    subject: '{action, select, sent {{amount} has gone back to your card} other {{amount} goes back to your card}}',
    message:
      '{action, select, sent {Your bank shows it within five to ten days.} other {{reason, select, mismatch {Another amount than ours was taken. You have bought nothing, and we return all of it.} other {Your bank let the payment through after {of, select, plan {the payment for your plan} other {the purchase}} had ended. You have bought nothing, and we return all of it.}}}}',
  },
  path: ({ subject_id, property }) => (property.of === 'plan' ? '/setting/account/plan' : `/orders/placed?group=${subject_id}`),
  tells: [
    tell(paymentCameLate, (data) => {
      const { amount, currency, reason } = data
      return [told(data, 'begun', { template: 'money_returned', property: { amount, currency, reason } })]
    }),
    tell(paymentRefunded, (data) => [told(data, 'sent')]),
  ],
})

export const paymentNotices = [moneyReturned]
