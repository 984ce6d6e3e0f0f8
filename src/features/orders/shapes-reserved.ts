import * as z from 'zod/mini'
import { operation } from '#kernel/operation.ts'
import { fields, line, MemberId, prose, tracked } from '#kernel/shapes.ts'
import { Order, OrderId, ReservedOrder } from './shapes.ts'

const reserved = operation({
  http: 'GET /wallet/reserved',
  permission: 'wallet.view',
  input: fields({}),
  output: z.object({ member_id: MemberId, reserved: z.array(ReservedOrder) }),
  refusals: {},
  doc: 'The own sales whose money is still reserved, with the day of its release at the latest; that day first. At most a hundred.',
  topics: (_, { member_id }) => [`wallet:${member_id}`, `orders of member:${member_id}`],
})

const addParcel = operation({
  http: 'POST /orders/{id}/parcels',
  permission: 'my_store.orders',
  commits: true,
  input: fields({ id: OrderId, carrier: line(80), tracking: z._default(tracked(80), ''), contents: z._default(prose(200), '') }),
  output: z.object({ order: Order }),
  refusals: { 'order.not_found': { status: 404 }, 'order.wrong_state': { status: 409 }, 'order.parcels_most': { status: 409 } },
  doc: 'A further parcel of an order that is on its way, with its own tracking. The money is released as late as if all had been sent with it.',
})

/** Operations of the orders' contract that stand here for its length. */
export const sent = { reserved, addParcel }
