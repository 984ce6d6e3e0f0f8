import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { subscribers } from './contract.ts'

const refusals: Texts<CodeOf<typeof subscribers>> = {
  'subscriber.not_found': 'This link was not made by us, or is over.',
}
export const subscriberTexts = texts({
  ...refusals,
  'mail.subscribe.subject': 'Confirm that you want news of {site}',
  'mail.subscribe.body':
    'Somebody has asked for news of {site} at this address. If it was you, press the button. If not, you need do nothing: without it we write nothing more.',
  'mail.subscribe.action': 'Yes, send me news',
  'mail.subscribed.subject': 'You will hear of news of {site}',
  'mail.subscribed.body': 'Thank you. We write seldom, and each letter has a link that ends it with one press.',
})
