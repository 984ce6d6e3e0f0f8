import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { DeliveryId } from '../contract.ts'
import type { outcomes, TRIAL, WebhookEvent, WhyOff } from '../rules.ts'
import { type DeliveryRow, findWebhook, oneDelivery, type WebhookRow } from './queries.ts'

export const webhookView = ({ member_id: _, events, off, delivered, waiting, given_up, ...row }: WebhookRow) => ({
  ...row,
  ...{ events: events as WebhookEvent[], off: off as WhyOff | null, delivered: delivered ?? 0, waiting: waiting ?? 0, given_up: given_up ?? 0 },
})
export const oneWebhook = async (db: Db, member_id: Id<'members'>, id: Id<'webhooks'>) => webhookView((await findWebhook(db, member_id, id))!)

export const deliveryView = ({ event, outcome, failed, ...row }: DeliveryRow) => ({
  ...row,
  event: event as WebhookEvent | typeof TRIAL,
  outcome: outcome as (typeof outcomes)[number] | null,
  failed: failed as 'closed' | 'away' | 'long' | 'hops' | null,
})
export const deliveryOf = async (db: Db, id: DeliveryId) => deliveryView(await oneDelivery(db, id))
