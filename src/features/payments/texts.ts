import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { payments } from './contract.ts'
import type { Failure } from './rules.ts'

const refusals: Texts<CodeOf<typeof payments>> = {
  'payment_method.not_found': 'This card is gone, or was never yours to see.',
  'payment.declined': 'The card was declined. Try another one.',
  'payment.gateway': 'The card network does not answer. Nothing was charged; try again in a moment.',
  'account.refused': 'The payment service has refused this account. Write to us; we look at it together.',
  'account.country': 'The payment service does not pay out to this country yet.',
  'account.not_found': 'You have no account to be paid out to yet.',
  'account.over': 'This account is over. Make another one first.',
  'webhook.signature': 'This message is not signed as it should be.',
}

/** Apart from the other texts, because the checkout loads them and needs no others. */
export const failureTexts: Texts<`payment.failure.${Failure}`> = {
  'payment.failure.declined': 'The bank declined the card. Try another one.',
  'payment.failure.insufficient_funds': 'There is not enough money on this card. Try another one.',
  'payment.failure.expired': 'This card has expired. Try another one.',
  'payment.failure.wrong_code': 'The security code is not right. Check the three digits on the back.',
  'payment.failure.not_authenticated': 'Your bank could not confirm that it was you. Try again, or use another card.',
  'payment.failure.card_unknown': 'This card cannot be used here any more. Enter it again, or use another one.',
  'payment.failure.try_again': 'The bank could not answer just now. Try again in a moment.',
  'payment.failure.ask_bank': 'The bank wants to speak with you first. Call the number on the back of the card, or use another card.',
  'payment.failure.not_supported': 'This card cannot be used for this purchase. Try another one.',
  'payment.failure.limit': 'The limit of this card is reached. Try another one, or wait until tomorrow.',
  'payment.failure.wrong_details': 'The number or the expiry date of the card is not right. Check them, or use another card.',
  'payment.failure.wrong_address': 'The address or the postcode does not fit the card. Ask your bank, or use another card.',
  'payment.failure.duplicate': 'The same amount was paid with this card a moment ago. Look at your orders before you pay again.',
  'payment.failure.pin': 'The bank asks for the PIN of this card, which cannot be given here. Use another card.',
  'payment.failure.mismatch': 'The amount needs a look by us. You are not charged twice; we will write to you.',
}

/** Payments that block the erasure of an account. */
const unfinished = {
  'erasure.open.payments': '{count, plural, one {# payment is under way} other {# payments are under way}}',
}

export const paymentTexts = /* @__PURE__ */ texts({
  ...refusals,
  ...unfinished,
  ...failureTexts,
  'mail.money_returned.subject': '{amount} goes back to your card',
  'mail.money_returned.body':
    '{reason, select, mismatch {Another amount than ours was taken from your card.} other {Your bank let a payment through after what it was for had ended.}}\nYou have bought nothing, and you need not do anything: we return all of it, {amount}, to the same card. Your bank shows it within five to ten days.',
  'mail.money_returned.action': 'Look at it',
  'mail.refund_paid_otherwise.subject': '{amount} was paid back to you in another way',
  'mail.refund_paid_otherwise.body':
    'The bank of your card did not take {amount} back, so we have paid it in another way. What we wrote down: {how}\nNothing more comes to the card.',
  'mail.refund_paid_otherwise.action': 'Look at it',
  'mail.payout_account.subject':
    '{action, select, active {You can be paid out now} restricted {Something is needed for your payouts} refused {The payment service has refused your account} lost {Your account for payouts is disconnected} other {Your bank for payouts has changed}}',
  'mail.payout_account.body':
    '{action, select, active {Your account is verified. What is available in your wallet can be withdrawn.} restricted {The payment service needs something more from you. Until it is given, nothing new can be listed and nothing withdrawn.} refused {Nothing can be withdrawn to it. Write to us; we look at it together.} lost {Nothing new can be listed and nothing withdrawn until another one is connected.} other {For your safety, withdrawals wait 72 hours. If it was not you, write to us at once.}}\nYour balance stays in your wallet in any case.',
  'mail.payout_account.action': 'Open my wallet',
})
