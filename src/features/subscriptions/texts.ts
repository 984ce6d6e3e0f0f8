import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { subscriptions } from './contract.ts'

type SubscriptionRefusal = Exclude<CodeOf<typeof subscriptions>, 'payment.declined' | 'payment.gateway'>

const refusals: Texts<SubscriptionRefusal> = {
  'subscription.not_found': 'This is gone, or was never yours to see.',
  'subscription.already': 'You have this plan already.',
  'subscription.at_end': 'A smaller plan begins when the period that you have paid for is over.',
  'subscription.past_due': 'Your last renewal is still unpaid. Pay it first, then change.',
  'subscription.changed': 'The price has changed meanwhile. Look at the new amount, then pay.',
  'subscription.payment_open': 'A payment for your plan is still on its way. Finish it at your bank, or call it back first.',
  'subscription.trial_used': 'You have had your trial already.',
  'subscription.wrong_state': 'That is not possible any more: your plan has changed meanwhile.',
  'invoice.not_found': 'This is gone, or was never yours to see.',
}

/** Subscriptions that block the erasure of an account. */
const unfinished = {
  'erasure.open.subscription': 'You have a subscription',
}

export const subscriptionTexts = texts({
  ...refusals,
  ...unfinished,
  'mail.subscription_receipt.subject': `{site}: receipt {number}`,
  'mail.subscription_receipt.body':
    'You have paid {amount} for {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}. It is yours until {date}.\nInvoice number: {number}.',
  'mail.subscription_receipt.action': 'Open my plan',
  'mail.subscription_failed.subject': 'We could not renew your plan',
  'mail.subscription_failed.body':
    'Your card did not pay {amount} for {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}. We try again on {date}; until then nothing is taken away.\nChange the card, or pay by hand, beside your plan.',
  'mail.subscription_failed.action': 'Pay now',
  'mail.subscription_trial_began.subject': 'Your trial of {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} has begun',
  'mail.subscription_trial_began.body':
    'What {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} opens is open now, until {date}. Nothing has been taken. Three days before the end we write to you what happens then; you can stop at any time.',
  'mail.subscription_trial_began.action': 'Open my plan',
  'mail.subscription_trial_ends.subject': 'Your trial ends on {date}',
  'mail.subscription_trial_ends.body':
    '{card, select, none {Your trial of {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} ends on {date}. You keep no card with us, so it ends by itself and you go on with the Free plan.} other {Your trial of {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} ends on {date}. From then on we take {amount} {cycle, select, yearly {a year} other {a month}} from your card ending {card}, unless you stop before.}}',
  'mail.subscription_trial_ends.action': 'Open my plan',
  'mail.subscription_downgraded.subject': 'Your plan is now {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}',
  'mail.subscription_downgraded.body':
    'From now on your plan is {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}. Whatever is over its limits is kept and can be read; it only stops growing.',
  'mail.subscription_downgraded.action': 'See the plans',
  'mail.subscription_taken_back.subject':
    'Your bank has taken back what you paid for {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}}',
  'mail.subscription_taken_back.body':
    'Your bank has decided that the payment for {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} goes back to you. So the plan has ended, nothing more is taken from your card, and you go on with the Free plan. Whatever is over its limits is kept and can be read; it only stops growing.\nIf you want the plan back, choose it again and pay for it in another way.',
  'mail.subscription_taken_back.action': 'See the plans',
  'invoice.title': 'Invoice',
  'invoice.number': 'Number',
  'invoice.issued': 'Issued on',
  'invoice.seller': 'Seller',
  'invoice.buyer': 'Buyer',
  'invoice.member': 'Member {uid}',
  'invoice.paid_with': 'Paid with',
  'invoice.what': 'What for',
  'invoice.period': 'Period',
  'invoice.amount': 'Amount',
  'invoice.line':
    '{plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} plan, {cycle, select, yearly {one year} other {one month}}',
  'invoice.line_rest': '{plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} plan, what is left of the period',
  'invoice.line_credit': 'Credit for what was left of the {plan, select, basic {Gold} premium {Platinum} business {Diamond} other {Free}} plan',
  'invoice.sum': 'Sum before tax',
  'invoice.tax': 'Tax (none is charged)',
  'invoice.total': 'Total',
  'invoice.paid': 'Paid in full on {date}. Nothing is left to pay.',
})
