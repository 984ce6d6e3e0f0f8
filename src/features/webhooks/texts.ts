import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { webhooks } from './contract.ts'

const refusals: Texts<CodeOf<typeof webhooks>> = {
  'webhook.not_found': 'This webhook is gone, or was never yours to see.',
  'webhook.address': 'This address cannot be called: give a public one that begins with https://.',
  'webhook.twice': 'This address is in your list already.',
  'webhook.too_many': 'Ten webhooks are the most. Delete one first.',
  'webhook.off': 'This webhook is switched off. Switch it on first.',
}

export const webhookTexts = texts({
  ...refusals,
  'mail.webhook_ended.subject': 'Your webhook to {host} is switched off',
  'mail.webhook_ended.body':
    '{action, select, gone {{host} has answered that it wants nothing any more (410).} other {{host} has not taken a message for more than a day.}} Nothing is sent there until you switch it on again; what was missed can be sent again for thirty days.',
  'mail.webhook_ended.action': 'Look at the webhook',
})
