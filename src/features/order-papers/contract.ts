import * as z from 'zod/mini'
import { OrderId } from '#features/orders/contract.ts'
import { operation } from '#kernel/operation.ts'
import { fields, MemberId, named } from '#kernel/shapes.ts'
import { paperKinds } from './rules.ts'

const Fact = z.object({ label: z.string(), value: z.string() })
const Party = z.object({ label: z.string(), lines: z.array(z.string()) })
/** An invoice or a packing slip, worded in the reader's language: the page and the PDF draw the same. */
export const OrderPaper = named(
  'OrderPaper',
  z.object({
    ...{ order_id: OrderId, kind: z.enum(paperKinds), title: z.string(), number: z.string(), from: Party, to: Party, head: z.array(Fact) },
    /** Columns and cells of money are empty on a packing slip. */
    columns: z.object({ quantity: z.string(), what: z.string(), price: z.string(), total: z.string() }),
    lines: z.array(z.object({ quantity: z.int(), what: z.string(), facts: z.string(), price: z.string(), total: z.string() })),
    sums: z.array(Fact),
    /** For parcels abroad: what is in it in the words of customs, and its value. */
    customs: z.nullable(Party),
    foot: z.array(z.string()),
  }),
)
const notFound = { 'order.not_found': { status: 404 } } as const
/** Without a seller one's own; else of a store on whose orders one works. */
const ofStore = fields({ seller_id: z.optional(MemberId) })
const file = { gives: 'file', output: z.object({}), limit: { per_minute: 30 } } as const

export const orderPapers = {
  show: operation({
    http: 'GET /orders/{id}/papers/{kind}',
    permission: 'signed_in',
    input: fields({ id: OrderId, kind: z.enum(paperKinds) }),
    output: z.object({ paper: OrderPaper }),
    refusals: notFound,
    doc: 'The invoice of a paid order, for its buyer and its seller; the packing slip, for its seller.',
    topics: ({ id }) => [`order:${id}`],
  }),
  invoice: operation({
    http: 'GET /orders/{id}/invoice',
    permission: 'signed_in',
    ...file,
    input: fields({ id: OrderId }),
    refusals: notFound,
    doc: 'The invoice of a paid order as a PDF.',
  }),
  packingSlip: operation({
    http: 'GET /orders/{id}/packing-slip',
    permission: 'signed_in',
    ...file,
    input: fields({ id: OrderId }),
    refusals: notFound,
    doc: 'The packing slip of an order that one has sold, as a PDF, with the customs line of a parcel abroad.',
  }),
  slips: operation({
    http: 'GET /store/packing-slips',
    permission: 'my_store.orders',
    input: ofStore,
    output: z.object({ papers: z.array(OrderPaper), more: z.boolean(), member_id: MemberId }),
    refusals: {},
    doc: 'The packing slips of what one has to send, the oldest orders first, 50 at a time.',
    topics: (_, { member_id }) => [`orders of member:${member_id}`],
  }),
  slipsFile: operation({
    http: 'GET /store/packing-slips/file',
    permission: 'my_store.orders',
    ...file,
    input: ofStore,
    refusals: { 'order.not_found': { status: 404 } },
    limit: { per_minute: 10 },
    doc: 'The same as one PDF.',
  }),
}
