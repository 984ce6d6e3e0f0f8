import * as z from 'zod/mini'
import { OrderId } from '#features/orders/contract.ts'
import { event } from '#kernel/event.ts'
import { operation } from '#kernel/operation.ts'
import { Amount, Currency, choices, fields, Instant, id, MemberId, named, prose } from '#kernel/shapes.ts'
import { labelStatuses, labelTracks, MANY } from './rules.ts'

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

/** Why nothing came of it for this order, in the reader's words. */
const Problem = z.nullable(z.object({ code: z.string(), message: z.string() }))
/** A parcel for orders whose products do not say what they measure. */
const usualParcel = {
  ...{ length: z.optional(inches), width: z.optional(inches), height: z.optional(inches) },
  ...{ lbs_weight: parcelFields.lbs_weight, weight: parcelFields.weight },
}
const known = { order_id: OrderId, number: z.int(), buyer: z.string() }

const sealed = z.string().check(z.regex(/^[\w-]{40,2000}$/))

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
    input: fields({ order_id: OrderId, rate: sealed }),
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
  waiting: operation({
    http: 'GET /store/labels',
    permission: 'my_store.orders',
    input: fields({}),
    output: z.object({
      ...{ may_buy: z.boolean(), has_sender: z.boolean(), available: z.array(z.object({ currency: Currency, amount: z.int() })) },
      /** `parcel` is null where one of the products has no details; `failed`: a carrier has not sold the last one. */
      orders: z.array(
        z.object({ ...known, first_name: z.string(), items: z.int(), currency: Currency, parcel: z.nullable(Parcel), failed: z.boolean() }),
      ),
      more: z.boolean(),
      /** Of orders that are not sent yet: what is being bought, and what is ready to print. */
      labels: z.array(z.object({ ...known, label: Label })),
      member_id: MemberId,
    }),
    refusals: {},
    doc: 'What one has to send and has no label yet, the oldest first, 50 at a time; and the labels of what is not sent.',
    topics: (_, { member_id }) => [`labels of member:${member_id}`, `orders of member:${member_id}`, `wallet:${member_id}`],
  }),
  compare: operation({
    http: 'GET /store/labels/rates',
    permission: 'shipping.crud',
    input: fields({ order_id: choices(OrderId), ...usualParcel }),
    output: z.object({ orders: z.array(z.object({ order_id: OrderId, rates: z.array(LabelRate), problem: Problem })) }),
    refusals: {},
    limit: { per_minute: 6 },
    doc: 'What carriers take for the parcels of many orders, each the cheapest first. An order that none takes is told by its problem.',
  }),
  buyMany: operation({
    http: 'POST /store/labels',
    permission: 'shipping.crud',
    commits: true,
    input: fields({ labels: z.array(z.strictObject({ order_id: OrderId, rate: sealed })).check(z.minLength(1), z.maxLength(MANY)) }),
    output: z.object({ results: z.array(z.object({ order_id: OrderId, label: z.nullable(Label), problem: Problem })) }),
    refusals: {},
    limit: { per_minute: 10 },
    audit: 'money',
    doc: 'Buy a label for each of these orders, as far as the money reaches. Their prices are held at once, the carriers are asked one after the other.',
  }),
  printMany: operation({
    http: 'GET /store/labels/file',
    permission: 'my_store.orders',
    gives: 'file',
    input: fields({ label_id: choices(LabelId) }),
    output: z.object({}),
    refusals: gone,
    limit: { per_minute: 10 },
    doc: 'These labels as one PDF to print, in the order of the packing slips; without any, all that are bought and not sent.',
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
  data: z.object({ label_id: LabelId, order_id: OrderId, seller_id: MemberId, status: z.enum(labelStatuses), track: z.enum(labelTracks) }),
  topics: ({ order_id, seller_id }) => [`order:${order_id}`, `labels of member:${seller_id}`],
})
/** Webhook received: its sweeper asks the carrier at once. */
export const labelNotified = event({ name: 'labels.notified', data: z.object({ label_id: LabelId }), topics: () => [] })
