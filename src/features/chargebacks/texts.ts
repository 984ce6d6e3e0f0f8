import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { chargebacks } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof chargebacks>, `payment.${string}`>> = {
  'chargeback.not_found': 'This chargeback does not exist.',
  'chargeback.wrong_state': 'The bank takes no answer any more.',
}

export const chargebackTexts = texts({
  ...refusals,
  'erasure.open.chargebacks': '{count, plural, one {A bank decides about # payment} other {A bank decides about # payments}}',
  'mail.chargeback.subject':
    '{step, select, inquiry {Order {number}: the buyer’s bank asks about the payment} opened {Order {number}: the buyer’s bank has taken the payment back} won {Order {number}: the bank has decided for you} other {Order {number}: the bank has given the payment back}}',
  'mail.chargeback.body':
    '{step, select, inquiry {The buyer has asked their bank about {amount} of this order. Nothing is taken yet. Do not send anything until it is settled.} opened {The buyer disputes {amount} of this order with their bank, and the bank has taken it back for now. We defend it with what the order says. Keep the receipt of the parcel, and do not send anything until it is settled.} won {The bank keeps to the payment of {amount}. The order goes on where it stood.} other {The bank has given {amount} back to the buyer. Your part of it leaves your balance; what your balance lacks is taken from your next sales. Our commission comes back to you.}}',
  'mail.chargeback.action': 'Look at the order',
})
