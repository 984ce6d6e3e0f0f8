import * as z from 'zod/mini'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, id, line, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { failures, outcomes, TRIAL, webhookEvents, whyOff } from './rules.ts'

export const WebhookId = id('webhooks')
export type WebhookId = z.infer<typeof WebhookId>
export const DeliveryId = id('webhook_deliveries')
export type DeliveryId = z.infer<typeof DeliveryId>

const Events = z.array(z.enum(webhookEvents)).check(z.minLength(1), z.maxLength(webhookEvents.length))
export const Webhook = named(
  'Webhook',
  z.object({
    ...{ id: WebhookId, url: z.string(), events: z.array(z.enum(webhookEvents)), created_at: Instant },
    /** Null while it is called. */
    off: z.nullable(z.enum(whyOff)),
    /** Of its deliveries of the last thirty days. */
    ...{ delivered: z.int(), waiting: z.int(), given_up: z.int() },
  }),
)
export const WebhookDelivery = named(
  'WebhookDelivery',
  z.object({
    ...{ id: DeliveryId, event: z.enum([...webhookEvents, TRIAL]), body: z.string(), attempts: z.int(), created_at: Instant },
    ...{ due_at: z.nullable(Instant), attempted_at: z.nullable(Instant), outcome: z.nullable(z.enum(outcomes)) },
    ...{ status: z.nullable(z.int()), failed: z.nullable(z.enum(failures)) },
  }),
)

const hooks = { permission: 'my_store.webhooks' } as const
const notFound = { 'webhook.not_found': { status: 404 } } as const
const address = { 'webhook.address': { status: 422, field: 'url' }, 'webhook.twice': { status: 409, field: 'url' } } as const
const url = line(500)
const one = z.object({ webhook: Webhook, member_id: MemberId })
/** The secret is shown once. */
const withSecret = z.object({ webhook: Webhook, secret: z.string(), member_id: MemberId })
const topics = (_: unknown, { member_id }: { member_id: string }) => [`webhooks of member:${member_id}`]

export const webhooks = {
  list: operation({
    http: 'GET /webhooks',
    ...hooks,
    input: fields({}),
    output: z.object({ webhooks: z.array(Webhook), member_id: MemberId }),
    refusals: {},
    doc: 'One’s own webhooks, the oldest first.',
    topics,
  }),
  create: operation({
    http: 'POST /webhooks',
    ...hooks,
    input: fields({ url, events: Events }),
    output: withSecret,
    refusals: { ...address, 'webhook.too_many': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Have the events of one’s store sent to an address: https, public, ports 80 and 443. Each call is signed as Standard Webhooks lays down (`webhook-id`, `webhook-timestamp`, `webhook-signature`: HMAC-SHA-256 over `id.timestamp.body`). The secret is answered once.',
  }),
  edit: operation({
    http: 'POST /webhooks/{id}',
    ...hooks,
    input: fields({ id: WebhookId, url: z.optional(url), events: z.optional(Events), is_on: z.optional(z.boolean()) }),
    output: one,
    refusals: { ...notFound, ...address },
    doc: 'Change address or events, switch it off, or on again.',
  }),
  renew: operation({
    http: 'POST /webhooks/{id}/secret',
    ...hooks,
    input: fields({ id: WebhookId }),
    output: withSecret,
    refusals: notFound,
    doc: 'A new secret; the one before counts no more from now on.',
  }),
  remove: operation({
    http: 'DELETE /webhooks/{id}',
    ...hooks,
    input: fields({ id: WebhookId }),
    output: z.object({ done: z.literal(true) }),
    refusals: notFound,
    doc: 'Delete a webhook with its deliveries.',
  }),
  tryOut: operation({
    http: 'POST /webhooks/{id}/try',
    ...hooks,
    input: fields({ id: WebhookId }),
    output: z.object({ delivery: WebhookDelivery }),
    refusals: { ...notFound, 'webhook.off': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Send `webhook.trial` to the address now.',
  }),
  deliveries: operation({
    http: 'GET /webhooks/{id}/deliveries',
    ...hooks,
    input: fields({ id: WebhookId, ...paging(25) }),
    output: z.object({ deliveries: listOf(WebhookDelivery), member_id: MemberId }),
    refusals: notFound,
    doc: 'What was sent to it in the last thirty days, the newest first.',
    topics,
  }),
  replay: operation({
    http: 'POST /webhooks/deliveries/{id}/replay',
    ...hooks,
    input: fields({ id: DeliveryId }),
    output: z.object({ delivery: WebhookDelivery }),
    refusals: { ...notFound, 'webhook.off': { status: 409 } },
    limit: { per_minute: 60 },
    doc: 'Send a delivery again now, with the same id and body.',
  }),
}

export const webhookMoved = event({
  name: 'webhooks.moved',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [`webhooks of member:${member_id}`],
})
/** It is not called any more, because its address failed for days or has said that it is gone. */
export const webhookEnded = event({
  name: 'webhooks.ended',
  data: z.object({ member_id: MemberId, webhook_id: WebhookId, delivery_id: DeliveryId, host: z.string(), why: z.enum(['failing', 'gone']) }),
  topics: () => [],
})
