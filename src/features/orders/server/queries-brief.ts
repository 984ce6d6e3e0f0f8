import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** What an order is about, for slices above: its store, and the name of its first item. */
export const orderBrief = (db: Db, id: string) =>
  db
    .selectFrom('orders as o')
    .select(['o.id', 'o.store_id', 'o.number', 'o.buyer_id', 'o.seller_id', 'o.delivered_at'])
    .select(sql<string>`(select i.name from order_items i where i.order_id = o.id order by i.id limit 1)`.as('title'))
    .where('o.id', '=', id as never)
    .executeTakeFirst()
