import { ownOnly } from '#server/operations/listening.ts'
import { slice } from '#server/operations/slice.ts'
import { webhooks } from '../contract.ts'
import { webhookNotices } from '../notices.ts'
import { webhookRights } from '../plan-rights.ts'
import { webhookTexts } from '../texts.ts'
import { deliveries, replay, tryOut } from './deliveries.ts'
import { create, edit, list, remove, renew } from './manage.ts'
import { webhookListeners } from './on-deals.ts'
import { webhookTags } from './privacy.ts'
import { sendWebhooks } from './send.sweeper.ts'

export const webhooksSlice = slice('webhooks', webhooks, {
  handlers: { list, create, edit, renew, remove, tryOut, deliveries, replay },
  listeners: webhookListeners,
  sweepers: [sendWebhooks],
  topics: { 'webhooks of member': ownOnly },
  rights: webhookRights,
  notices: webhookNotices,
  texts: webhookTexts,
  tags: webhookTags,
  lockRank: { webhooks: 96 },
})
