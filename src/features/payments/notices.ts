import type { DataOf } from '#kernel/event.ts'
import type { Id } from '#kernel/shapes.ts'
import { type NoticeLetter, notice, type Recipient, tell } from '#server/slices/notice.ts'
import { accountChanged, paymentCameLate, paymentRefunded, paymentRefundFailed, refundPaidOtherwise } from './contract.ts'

interface MoneyBack {
  readonly payment_id: Id<'payments'>
  readonly member_id: Id<'members'>
  readonly ref_type: string
  readonly ref_id: string
  readonly amount: number
  readonly currency: string
  readonly reason?: string
  readonly how?: string
  /** How often its refund was sent before. */
  readonly attempt?: number
}

const OF: Readonly<Record<string, string>> = { subscription_charge: 'plan', coin_purchase: 'coins', event_ticket: 'ticket' }
const told = (
  { payment_id, member_id, ref_type, ref_id, amount, currency, reason = '', how = '', attempt = 0 }: MoneyBack,
  action: 'begun' | 'sent' | 'failed' | 'otherwise',
  letter?: NoticeLetter,
): Recipient => ({
  ...{ member_id, actor_id: null, subject: { type: ref_type, id: ref_id } },
  property: { action, reason, how, amount, currency, of: OF[ref_type] ?? 'order' },
  dedupe_key: `money_${action}:${payment_id}${attempt ? `:${attempt}` : ''}`,
  ...(letter && { letter }),
})

const PATHS: Readonly<Record<string, string>> = { plan: '/setting/account/plan', coins: '/wallet/coins', ticket: '/join-events' }

const moneyReturned = notice({
  type: 'money_returned',
  section: 'orders',
  // Money of the payer is involved, so this mail cannot be switched off.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'Money goes back to my card',
    line: 'It was taken for something that had ended.',
    always: 'The e-mail cannot be switched off: it is about your money.',
    subject:
      '{action, select, sent {{amount} has gone back to your card} failed {{amount} has not reached your card} otherwise {{amount} was paid back to you in another way} other {{amount} goes back to your card}}',
    message:
      '{action, select, sent {Your bank shows it within five to ten days.} failed {Your bank did not take it back. We look at it and send it again.} otherwise {Your card did not take it. How it was paid: {how}} other {{reason, select, mismatch {Another amount than ours was taken. You have bought nothing, and we return all of it.} other {Your bank let the payment through after {of, select, plan {the payment for your plan} other {the purchase}} had ended. You have bought nothing, and we return all of it.}}}}',
  },
  path: ({ subject_id, property }) => PATHS[String(property.of)] ?? `/orders/placed?group=${subject_id}`,
  tells: [
    tell(paymentCameLate, (data) => {
      const { amount, currency, reason } = data
      return [told(data, 'begun', { template: 'money_returned', property: { amount, currency, reason } })]
    }),
    tell(paymentRefunded, (data) => [told(data, 'sent')]),
    tell(paymentRefundFailed, (data) => [told(data, 'failed')]),
    tell(refundPaidOtherwise, (data) => {
      const { amount, currency, how } = data
      return [told(data, 'otherwise', { template: 'refund_paid_otherwise', property: { amount, currency, how } })]
    }),
  ],
})

/** What happened, for the words: a change of the bank is told by itself, so that a thief cannot make it in silence. */
const happened = ({ from, status, bank_changed }: DataOf<typeof accountChanged>) => (status === from && bank_changed ? 'bank' : status)
const told_of: readonly string[] = ['active', 'restricted', 'refused', 'lost', 'bank']

const payoutAccount = notice({
  type: 'payout_account',
  section: 'orders',
  // It is about where the member's money goes, so this mail cannot be switched off.
  channels: { in_app: 'choice', mail: 'always' },
  texts: {
    name: 'My account for payouts',
    line: 'It is active, something is needed, or it is lost.',
    always: 'The e-mail cannot be switched off: it is about where your money goes.',
    subject:
      '{action, select, active {You can be paid out now} restricted {Something is needed for your payouts} refused {The payment service has refused your account} lost {Your account for payouts is disconnected} other {Your bank for payouts has changed}}',
    message:
      '{action, select, active {Your account is verified. What is available in your wallet can be withdrawn.} restricted {Until it is given, nothing new can be listed and nothing withdrawn.} refused {Nothing can be withdrawn to it. Write to us; we look at it together.} lost {Nothing new can be listed and nothing withdrawn until another one is connected.} other {For your safety, withdrawals wait 72 hours. If it was not you, write to us at once.}}',
  },
  path: () => '/setting/wallet',
  tells: [
    tell(accountChanged, (data) => {
      const { connected_account_id, member_id, asked } = data
      const action = happened(data)
      if (!told_of.includes(action) || (data.status === data.from && action !== 'bank' && action !== 'restricted')) return []
      const property = { action }
      return [
        {
          ...{ member_id, actor_id: null, subject: { type: 'connected_account', id: connected_account_id }, property },
          ...{ dedupe_key: `payout_account:${connected_account_id}:${asked}`, letter: { template: 'payout_account', property } },
        },
      ]
    }),
  ],
})

export const paymentNotices = [moneyReturned, payoutAccount]
