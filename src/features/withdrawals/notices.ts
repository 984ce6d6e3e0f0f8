import { memberSubject } from '#features/members/contract.ts'
import { notice, subjectRef, tell } from '#server/slices/notice.ts'
import { withdrawalMoved } from './contract.ts'

const paymentWithdraw = notice({
  type: 'payment_withdraw',
  section: 'account',
  // A thief must not be able to withdraw in silence.
  channels: { in_app: 'always', mail: 'always' },
  texts: {
    name: 'Money leaves my wallet',
    line: 'A withdrawal is asked for, has arrived, or did not.',
    always: 'It cannot be switched off: it is about your money.',
    subject:
      '{action, select, requested {{amount} is withdrawn} paid {{amount} has reached your bank} failed {{amount} did not reach your bank} returned {Your bank has returned {amount}} other {The withdrawal of {amount} is called back}}',
    message:
      '{action, select, requested {It is sent in a few minutes. If it was not you, call it back and change your password.} paid {It may take a day until your bank shows it.} failed {It is kept for you. Look at your account for payouts, then try again or call it back.} returned {It is in your wallet again.} other {It is in your wallet again.}}',
  },
  path: () => '/wallet',
  tells: [
    tell(withdrawalMoved, ({ withdrawal_id, member_id, status, attempt, amount, currency, bank_last4 }) =>
      status === 'processing'
        ? []
        : [
            {
              ...{ member_id, actor_id: null, subject: subjectRef(memberSubject, member_id) },
              property: { action: status, amount, currency },
              dedupe_key: `withdrawal:${withdrawal_id}:${status}:${attempt}`,
              letter: { template: 'withdrawal', property: { action: status, amount, currency, bank: bank_last4 ?? '', path: '/wallet' } },
            },
          ],
    ),
  ],
})

export const withdrawalNotices = [paymentWithdraw]
