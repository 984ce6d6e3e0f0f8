import * as z from 'zod/mini'
import { OrderId } from '#features/orders/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, fields, Instant, id, MemberId, named, prose } from '#kernel/shapes.ts'
import { labelStatuses, labelTracks } from './rules.ts'

export const LabelId = id('labels')
export type LabelId = z.infer<typeof LabelId>

const inches = z.number().check(z.positive(), z.lte(200))
/** Size in inches; weight in pounds (`lbs_weight`) and ounces (`weight`). */
const parcelFields = {
  ...{ length: inches, width: inches, height: inches },
  lbs_weight: z._default(z.number().check(z.gte(0), z.lte(150)), 0),
  weight: z._default(z.number().check(z.gte(0), z.lt(16)), 0),
}
const Parcel = z.object({ length: z.number(), width: z.number(), height: z.number(), lbs_weight: z.number(), weight: z.number() })

export const Label = named(
  'Label',
  z.object({
    ...{ id: LabelId, status: z.enum(labelStatuses), carrier: z.string(), service: z.string(), amount: Amount, currency: Currency },
    ...{ tracking: z.string(), track: z.enum(labelTracks), failure: z.nullable(z.string()), created_at: Instant },
    actions: z.array(z.enum(['print', 'send', 'void'])),
  }),
)
/** `rate` is what is bought: valid for this order, and for half an hour. */
const LabelRate = named(
  'LabelRate',
  z.object({ rate: z.string(), carrier: z.string(), service: z.string(), amount: Amount, currency: Currency, days: z.nullable(z.int()) }),
)

const notFound = { 'order.not_found': { status: 404 } } as const
const gone = { 'label.not_found': { status: 404 } } as const
const wrongState = { 'label.wrong_state': { status: 409 } } as const
const noParcel = { 'order.wrong_state': { status: 409 }, 'label.mode': { status: 409 } } as const
const label = z.object({ label: Label })

export const labels = {
  list: operation({
    http: 'GET /orders/{id}/labels',
    permission: 'my_store.orders',
    input: fields({ id: OrderId }),
    output: z.object({
      /** Whether a label can be bought for it now. */
      ...{ may_buy: z.boolean(), labels: z.array(Label), available: z.int(), currency: Currency, has_sender: z.boolean() },
      /** From the details of its products; null where one has none. */
      parcel: z.nullable(Parcel),
      member_id: MemberId,
    }),
    refusals: notFound,
    doc: 'The labels that were bought for a sale of one’s own, and what is known of its parcel.',
    topics: ({ id }, { member_id }) => [`order:${id}`, `wallet:${member_id}`],
  }),
  quote: operation({
    http: 'GET /shipping/rates/quote',
    permission: 'shipping.crud',
    input: fields({ order_id: OrderId, ...parcelFields }),
    output: z.object({ rates: z.array(LabelRate) }),
    refusals: {
      ...{ ...notFound, ...noParcel, 'label.weight': { status: 422, field: 'weight' }, 'label.sender': { status: 409 } },
      ...{ 'label.recipient': { status: 409 }, 'label.refused': { status: 409 }, 'label.away': { status: 503 } },
    },
    limit: { per_minute: 30 },
    doc: 'What carriers take for a parcel of this order, from one’s own address to its buyer’s, the cheapest first. It keeps nothing.',
  }),
  buy: operation({
    http: 'POST /shipping/labels',
    permission: 'shipping.crud',
    commits: true,
    input: fields({ order_id: OrderId, rate: z.string().check(z.regex(/^[\w-]{40,2000}$/)) }),
    output: label,
    pending: ({ label }) => label.status === 'buying',
    refusals: {
      ...{ ...notFound, ...noParcel, 'label.rate': { status: 422, field: 'rate' }, 'label.twice': { status: 409 }, 'label.most': { status: 409 } },
      'label.money': { status: 409 },
    },
    audit: 'money',
    doc: 'Buy a label at an offered rate, with one’s available money. 202 while the carrier has not answered; a label that it refused is `failed`, and costs nothing.',
  }),
  send: operation({
    http: 'POST /shipping/labels/{id}/send',
    permission: 'my_store.orders',
    commits: true,
    input: fields({ id: LabelId, contents: z._default(prose(200), '') }),
    output: label,
    refusals: { ...gone, ...wrongState, 'order.wrong_state': { status: 409 }, 'order.parcels_most': { status: 409 } },
    doc: 'The parcel with this label is on its way: its carrier and number are those of the order.',
  }),
  void: operation({
    http: 'POST /shipping/labels/{id}/void',
    permission: 'shipping.crud',
    commits: true,
    input: fields({ id: LabelId }),
    output: label,
    refusals: { ...gone, ...wrongState },
    audit: 'money',
    doc: 'Give back a label that is not used. Its price returns to one’s available money once the carrier has taken it back.',
  }),
  file: operation({
    http: 'GET /shipping/labels/{id}/file',
    permission: 'my_store.orders',
    gives: 'file',
    input: fields({ id: LabelId }),
    output: z.object({}),
    refusals: { ...gone, ...wrongState, 'label.away': { status: 503 } },
    limit: { per_minute: 30 },
    doc: 'The label as a file to print, until the order has arrived.',
  }),
  webhook: operation({
    http: 'POST /shipping/webhook',
    permission: 'everyone',
    takes: 'raw',
    input: fields({}),
    output: z.object({ received: z.literal(true) }),
    refusals: { 'label.signature': { status: 401 } },
    limit: { per_minute: 6_000 },
    doc: 'The provider tells of a parcel. Signed (`x-hmac-signature`); only which parcel it is about is believed, its state is asked for.',
  }),
}

export const labelMoved = event({
  name: 'labels.moved',
  data: z.object({ label_id: LabelId, order_id: OrderId, status: z.enum(labelStatuses), track: z.enum(labelTracks) }),
  topics: ({ order_id }) => [`order:${order_id}`],
})
/** Webhook received: its sweeper asks the carrier at once. */
export const labelNotified = event({ name: 'labels.notified', data: z.object({ label_id: LabelId }), topics: () => [] })
