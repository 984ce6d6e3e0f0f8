import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export interface OrderFilter {
  viewer: string
  role: 'buyer' | 'seller'
  status: readonly string[]
  group_id: Id<'order_groups'> | undefined
  kind: readonly string[]
  after: string | undefined
  offset: number
  limit: number
}

export interface CardRow {
  id: Id<'orders'>
  group_id: Id<'order_groups'>
  kind: string
  source_id: string | null
  number: number
  status: string
  store_name: string
  total: number
  currency: string
  placed_at: Date
  other_id: Id<'members'>
  full_name: string
  username: string
  items: number
  first_name: string
  media: unknown
}

const SIDES = {
  // Sellers never see orders that were not paid; buyers see them until they are cancelled.
  buyer: { own: sql.ref('o.buyer_id'), other: sql.ref('o.seller_id'), when: sql`(o.status <> 'cancelled' or o.paid_at is not null)` },
  seller: { own: sql.ref('o.seller_id'), other: sql.ref('o.buyer_id'), when: sql`o.paid_at is not null` },
}

/** Orders of a member as buyer or seller, newest first, each with its first item: one statement on one index. */
export async function orderCards(db: Db, { viewer, role, status, group_id, kind, after, offset, limit }: OrderFilter): Promise<CardRow[]> {
  const { own, other, when } = SIDES[role]
  const in_status = status.length ? sql`and o.status = any(${[...status]})` : sql``
  const in_group = group_id ? sql`and o.order_group_id = ${group_id}::uuid` : sql``
  const of_kind = kind.length ? sql`and o.kind = any(${[...kind]})` : sql``
  const from = after ? sql`and o.id < ${after}::uuid` : sql``
  const { rows } = await sql<CardRow>`
    select o.id, o.order_group_id as group_id, o.kind, o.source_id, o.number, o.status, o.store_name, o.total, o.currency, o.placed_at, m.id as other_id, m.full_name, m.username, i.items, i.first_name, i.media
    from orders o join members m on m.id = ${other}
    cross join lateral (select sum(i.order_quantity)::int as items, (array_agg(i.name order by i.id))[1] as first_name, (array_agg(i.media order by i.id))[1] as media
      from order_items i where i.order_id = o.id) i
    where ${own} = ${viewer} and ${when} ${in_status} ${in_group} ${of_kind} ${from}
    order by o.id desc offset ${offset} limit ${limit}`.execute(db)
  return rows
}
