import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { chat } from './contract.ts'

const refusals: Texts<CodeOf<typeof chat>> = {
  'chat.not_found': 'This conversation is not open to you.',
  'chat.no_member': 'This member cannot be reached.',
  'chat.no_message': 'There is no such message of yours.',
  'chat.self': 'That is you.',
  'chat.empty': 'Write something, or attach a picture or a card.',
  'chat.about': 'This cannot be attached: it is gone, or not yours to show.',
  'chat.media': 'One of these pictures is not yours, or gone.',
  'chat.request_pictures': 'Pictures can be sent when your request is accepted.',
  'chat.quoted': 'The message that you answer to is not there any more.',
  'chat.no_message_here': 'There is no such message.',
  'chat.waiting': 'You have asked with one message. You can write again when it is accepted.',
  'chat.closed': 'This member hears only from people they know. About their listings you can always ask.',
  'chat.too_many': 'You have asked many people today. Write to the next ones tomorrow.',
  'chat.too_late': 'A message can be changed for 15 minutes.',
  'chat.no_request': 'This request is answered already.',
}
export const chatTexts = texts({
  ...refusals,
  'mail.chat_message.subject': '{sender} has written to you',
  'mail.chat_message.body': '{sender} has sent you a message that you have not read yet.',
  'mail.chat_message.action': 'Read and answer',
  'mail.chat_request.subject': '{sender} would like to write to you',
  'mail.chat_request.body': '{sender}, whom you do not know yet, asks you something. Accept or decline: they do not see that you have read it.',
  'mail.chat_request.action': 'Look at the request',
})
