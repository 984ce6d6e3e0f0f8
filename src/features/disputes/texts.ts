import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { disputes } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof disputes>, `approval.${string}`>> = {
  'dispute.not_found': 'This dispute is gone, or was never yours to see.',
  'dispute.wrong_state': 'That is not possible any more: this dispute has changed meanwhile.',
  'dispute.more_than_left': 'That is more than is left of what you have paid.',
  'dispute.no_offer': 'Offer less than is asked, or accept it.',
  'dispute.media': 'Add pictures of your own.',
  'dispute.too_much': 'That is more than is asked.',
  'refund.not_failed': 'This refund is on its way, or settled already.',
  'dispute.empty': 'Write something, or add a picture.',
}

/** Disputes that block the erasure of an account. */
const unfinished = { 'erasure.open.disputes': '{count, plural, one {# dispute is not settled} other {# disputes are not settled}}' }

export const disputeTexts = texts({
  ...refusals,
  ...unfinished,
  'mail.dispute.subject': 'Dispute about order {number}',
  'mail.dispute.body':
    '{action, select, open {Its buyer has opened a dispute. Answer within five days; after that a moderator decides. The money stays where it is.} offer {The store offers {amount}. Answer within three days; after that a moderator decides.} ask_return {Send it back, and all that you asked for goes back to you.} order_return {A moderator has decided: it is sent back, and then the money goes back.} decide {A moderator has decided. {amount} goes back to the buyer.} send_back {The buyer has sent it back. Confirm when it has arrived.} other {Something has happened in the dispute.}}',
  'mail.dispute.action': 'Open the dispute',
})
