import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { withdrawals } from './contract.ts'

const refusals: Texts<CodeOf<typeof withdrawals>> = {
  'withdrawal.not_found': 'This withdrawal is gone, or was never yours to see.',
  'withdrawal.wrong_state': 'That is not possible any more: this withdrawal has changed meanwhile.',
  'withdrawal.account': 'Your account for payouts is not active. Set it up first.',
  'withdrawal.waits': 'For your safety withdrawals wait for 72 hours after another bank or another password.',
  'withdrawal.too_little': 'Withdraw 5.00 at least.',
  'withdrawal.too_much': 'So much is not available.',
  'withdrawal.a_day': 'No more than 5,000.00 can be withdrawn within 24 hours.',
}

export const withdrawalTexts = texts({
  ...refusals,
  'erasure.open.withdrawals': '{count, plural, one {# withdrawal is under way} other {# withdrawals are under way}}',
  'mail.withdrawal.subject':
    '{action, select, requested {{amount} is withdrawn} paid {{amount} has reached your bank} failed {{amount} did not reach your bank} returned {Your bank has returned {amount}} other {The withdrawal of {amount} is called back}}',
  'mail.withdrawal.body':
    '{action, select, requested {{amount} goes to the account ending {bank}. It is sent in a few minutes. If it was not you, call it back now and change your password.} paid {{amount} went to the account ending {bank}. It may take a day until your bank shows it.} failed {{amount} did not reach the account ending {bank}. It is kept for you: look at your account for payouts, then try again or call it back.} returned {The bank of the account ending {bank} has sent {amount} back. It is in your wallet again.} other {{amount} is in your wallet again.}}',
  'mail.withdrawal.action': 'Open my wallet',
})
