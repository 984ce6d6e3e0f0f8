import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { labels } from './contract.ts'

/** Those of orders say the same here. */
type Own = Exclude<CodeOf<typeof labels>, 'order.not_found' | 'order.wrong_state' | 'order.parcels_most'>
const refusals: Texts<Own> = {
  'label.not_found': 'This label is gone, or was never yours to see.',
  'label.wrong_state': 'That is not possible any more: this label has changed meanwhile.',
  'label.mode': 'Your store sends with labels from elsewhere. Change that under Shipping first.',
  'label.weight': 'Say what the parcel weighs.',
  'label.sender': 'Carriers want to know who sends: save an address of your own first.',
  'label.recipient': 'The buyer’s address is not here any more.',
  'label.refused': 'No carrier takes this parcel. Look at its size and weight, and at both addresses.',
  'label.away': 'The carriers do not answer. Try again in a moment.',
  'label.rate': 'This price is not offered any more. Compare the rates again.',
  'label.twice': 'This label is bought already.',
  'label.most': 'Forty labels are the most for one order.',
  'label.money': 'Your available balance does not reach for this label. Buy one elsewhere, and type its number.',
  'label.signature': 'This message is not signed as agreed.',
}

export const labelTexts = texts({
  ...refusals,
  /** Of one order among many. */
  'label.there': 'This order has a label already.',
  'erasure.open.labels': '{count, plural, one {# label is being bought or given back} other {# labels are being bought or given back}}',
  'label.specimen': 'Specimen: no carrier takes this label',
  'label.many': 'Labels',
  'label.not_given': 'The carriers did not give the label of order {number} now. Print it from the page of that order.',
  'label.from': 'From',
  'label.to': 'To',
  'label.number': 'Tracking number',
  'label.weight_is': 'Weight',
})
