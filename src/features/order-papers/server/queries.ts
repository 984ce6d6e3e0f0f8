import { sql } from 'kysely'
import { sellsAs } from '#features/staff/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

export interface PaperOrder {
  readonly id: Id<'orders'>
  readonly number: number
  readonly seller_id: Id<'members'>
  readonly store_name: string
  readonly store_place: string | null
  readonly store_country: string | null
  readonly seller_name: string
  readonly seller_username: string
  readonly currency: string
  readonly item_total: number
  readonly shipping_total: number
  readonly total: number
  readonly refunded: number
  readonly shipping_option: string
  readonly tracking: string | null
  readonly abroad: boolean
  readonly placed_at: Date
  readonly paid_at: Date
  readonly address: { readonly [field: string]: string }
}
const COLUMNS = sql`o.id, o.number, o.seller_id, o.store_name, o.currency, o.item_total, o.shipping_total, o.total, o.refunded, o.shipping_option,
  o.tracking, o.abroad, o.placed_at, o.paid_at, g.address, m.full_name as seller_name, m.username as seller_username, s.city as store_place,
  s.country as store_country`
const JOINED = sql`orders o join order_groups g on g.id = o.order_group_id join members m on m.id = o.seller_id left join stores s on s.id = o.store_id`

/** Paid, and one's own: bought, sold, or sold by a store on whose orders one works. `sends`: not as its buyer. */
export async function paidOrder(db: Db, id: Id<'orders'>, viewer: Id<'members'>): Promise<(PaperOrder & { readonly sends: boolean }) | undefined> {
  const sends = sellsAs('orders', viewer, 'o.seller_id')
  const { rows } = await sql<PaperOrder & { readonly sends: boolean }>`
    select ${COLUMNS}, ${sends} and o.buyer_id <> ${viewer} as sends from ${JOINED}
    where o.id = ${id} and o.paid_at is not null and (o.buyer_id = ${viewer} or ${sends})`.execute(db)
  return rows[0]
}
/** What has to be sent, the oldest first. */
export async function ordersToSend(db: Db, seller_id: Id<'members'>, limit: number): Promise<PaperOrder[]> {
  const { rows } = await sql<PaperOrder>`
    select ${COLUMNS} from ${JOINED} where o.seller_id = ${seller_id} and o.status = 'processing' order by o.id limit ${limit}`.execute(db)
  return rows
}

export interface PaperItem {
  readonly order_id: Id<'orders'>
  readonly name: string
  readonly facts: {
    readonly country: string | null
    readonly year_issued: number | null
    readonly condition: string | null
    readonly catalogue_number: string | null
    readonly productable_type?: string
  }
  readonly order_quantity: number
  readonly price: number
  readonly item_kind: string | null
}
export async function itemsIn(db: Db, ids: readonly Id<'orders'>[]): Promise<PaperItem[]> {
  const { rows } = await sql<PaperItem>`
    select i.order_id, i.name, i.facts, i.order_quantity, i.price, k.item_kind from order_items i left join stamp_items k on k.id = i.stamp_item_id
    where i.order_id = any(${ids}::uuid[]) order by i.id`.execute(db)
  return rows
}

export const zoneOf = async (db: Db, id: Id<'members'>): Promise<string> =>
  (await db.selectFrom('members').select('time_zone').where('id', '=', id).executeTakeFirst())?.time_zone ?? 'UTC'
