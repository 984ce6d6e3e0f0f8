import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { support } from './contract.ts'

const refusals: Texts<Exclude<CodeOf<typeof support>, 'member.not_found'>> = {
  'ticket.email': 'Enter the address that we shall answer to.',
  'ticket.many': 'You have written to us several times today. We read all of it: please wait for the answer.',
  'ticket.not_found': 'There is no such ticket.',
  'ticket.state': 'That is not possible any more. Look at the ticket again.',
  'ticket.changed': 'Somebody else has worked on this ticket meanwhile. Look at it as it is now.',
  'mail.signature': 'This mail is not signed by the mail hook.',
  'mail.unreadable': 'This mail cannot be read.',
  'support.unsigned': 'This call is not signed by the support service, and not about yourself.',
  'support.token_over': 'This token is over.',
}
export const supportTexts = texts({
  ...refusals,
  'mail.support_received.subject': 'We have your message, ticket {number}',
  'mail.support_received.body':
    'Thank you for writing to us. We answer as soon as we can, usually within a day. You can read your ticket and add to it there. If you have not written to us, somebody has typed your address by mistake: you need do nothing.',
  'mail.support_received.action': 'Read the ticket',
  'mail.support_answer.subject': 'Answer to your ticket {number}',
  'mail.support_answer.body': '{body}',
  'mail.support_answer.action': 'Read and answer',
})
