import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { ChargebackStatus } from '../rules.ts'

interface Person {
  readonly id: Id<'members'>
  readonly full_name: string
}
export interface ListedChargeback {
  readonly id: Id<'chargebacks'>
  readonly status: ChargebackStatus
  readonly reason: string
  readonly amount: number
  readonly currency: string
  readonly provider_ref: string
  readonly due_at: Date | null
  readonly created_at: Date
  readonly closed_at: Date | null
  readonly evidence: string
  readonly submitted_at: Date | null
  readonly withdrawn: number
  readonly fees: number
  readonly ref_type: string
  readonly buyer: Person
  readonly orders: readonly { readonly order_id: Id<'orders'>; readonly number: number; readonly amount: number; readonly seller: Person }[]
}
/** Open ones by their deadline, then the latest; one of them when it is named. */
export async function listedChargebacks(db: Db, limit: number, id: Id<'chargebacks'> | null = null): Promise<ListedChargeback[]> {
  const { rows } = await sql<ListedChargeback>`
    select c.id, c.status, c.reason, c.amount, c.currency, c.provider_ref, c.due_at, c.created_at, c.closed_at, c.evidence, c.submitted_at, p.ref_type,
      jsonb_build_object('id', b.id, 'full_name', b.full_name) as buyer, m.withdrawn, m.fees, o.orders
    from chargebacks c join payments p on p.id = c.payment_id join members b on b.id = p.member_id
    cross join lateral (select coalesce(-sum(v.amount), 0)::bigint as withdrawn, coalesce(sum(v.fee), 0)::bigint as fees
      from chargeback_movements v where v.chargeback_id = c.id) m
    cross join lateral (select coalesce(jsonb_agg(jsonb_build_object('order_id', s.order_id, 'number', r.number, 'amount', s.held,
        'seller', jsonb_build_object('id', e.id, 'full_name', e.full_name)) order by r.number), '[]') as orders
      from chargeback_orders s join orders r on r.id = s.order_id join members e on e.id = r.seller_id where s.chargeback_id = c.id) o
    where c.status <> 'heard' and (${id}::uuid is null or c.id = ${id}::uuid)
    order by (c.closed_at is null) desc, case when c.closed_at is null then c.due_at end, c.created_at desc limit ${limit}`.execute(db)
  return rows
}

export interface Proof {
  readonly number: number
  readonly items: string
  readonly recipient: string
  readonly address: string
  readonly carrier: string | null
  readonly tracking: string | null
  readonly shipped_at: Date | null
  readonly delivered_at: Date | null
}
/** What the orders say of what was bought and sent. */
export async function proofsOf(db: Db, id: Id<'chargebacks'>): Promise<Proof[]> {
  const { rows } = await sql<Proof>`
    select o.number, i.items, g.address->>'full_name' as recipient,
      concat_ws(', ', g.address->>'address', g.address->>'zipcode', g.address->>'city', g.address->>'country') as address,
      s.carrier, s.tracking, o.shipped_at, o.delivered_at
    from chargeback_orders c join orders o on o.id = c.order_id join order_groups g on g.id = o.order_group_id
    cross join lateral (select string_agg(p.carrier, ', ' order by p.id) as carrier, string_agg(nullif(p.tracking, ''), ', ' order by p.id) as tracking
      from shipments p where p.ref_type = 'order' and p.ref_id = o.id) s
    cross join lateral (select string_agg(n.order_quantity || ' × ' || n.name, '; ' order by n.id) as items from order_items n where n.order_id = o.id) i
    where c.chargeback_id = ${id} order by o.number`.execute(db)
  return rows
}
