import { type RawBuilder, sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { StatementCause } from '#server/slices/statement-cause.ts'

/** The order `o` of a posting as the viewer sees it: their own store's part, or what they bought. */
const shown = (viewer: MemberId) => sql`
  'order' as name, o.number,
  case when o.seller_id = ${viewer} then '/store/order-detail/' else '/orders/order-tracking/' end || o.id as path`
const ofViewer = (viewer: MemberId) => sql`(o.seller_id = ${viewer} or o.buyer_id = ${viewer})`

/** A cause whose row names its order. */
export const causeByOrder = (ref_type: string, from: (ref_id: RawBuilder<unknown>) => RawBuilder<unknown>): StatementCause => ({
  of: [ref_type],
  rows: (viewer) => sql`
    select refs.ref_type, refs.ref_id, ${shown(viewer)}
    from refs join orders o on o.id = (${from(sql`refs.ref_id`)})
    where refs.ref_type = ${ref_type} and ${ofViewer(viewer)}`,
})

/** The money of a purchase is booked for the purchase; each seller is shown their own order of it. */
const byPurchase: StatementCause = {
  of: ['order_group'],
  rows: (viewer) => sql`
    select distinct on (refs.ref_id) refs.ref_type, refs.ref_id, ${shown(viewer)}
    from refs join orders o on o.order_group_id = refs.ref_id
    where refs.ref_type = 'order_group' and o.seller_id = ${viewer}
    order by refs.ref_id, o.id`,
}

export const orderCauses: readonly StatementCause[] = [
  byPurchase,
  causeByOrder('order', (ref_id) => ref_id),
  causeByOrder('order_refund', (ref_id) => sql`select r.order_id from order_refunds r where r.id = ${ref_id}`),
]
