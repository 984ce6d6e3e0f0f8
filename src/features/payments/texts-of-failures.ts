import { type Texts, texts } from '#kernel/texts.ts'
import type { Failure } from './rules.ts'

/** Apart from the other texts, because the checkout shows them and needs no others. */
const reasons: Texts<`payment.failure.${Failure}`> = {
  'payment.failure.declined': 'The bank declined the card. Try another one.',
  'payment.failure.insufficient_funds': 'There is not enough money on this card. Try another one.',
  'payment.failure.expired': 'This card has expired. Try another one.',
  'payment.failure.wrong_code': 'The security code is not right. Check the three digits on the back.',
  'payment.failure.not_authenticated': 'Your bank could not confirm that it was you. Try again, or use another card.',
  'payment.failure.card_unknown': 'This card cannot be used here any more. Enter it again, or use another one.',
  'payment.failure.mismatch': 'The amount needs a look by us. You are not charged twice; we will write to you.',
}
export const failureTexts = texts(reasons)
