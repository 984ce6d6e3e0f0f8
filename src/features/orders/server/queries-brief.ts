import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

/** The two have an order that was paid. One that was only begun would open any seller’s mailbox to anybody. */
export async function areDealing(db: Db, one: string, other: string): Promise<boolean> {
  const bought = (buyer: string, seller: string) =>
    sql`exists (select from orders o where o.buyer_id = ${buyer}::uuid and o.seller_id = ${seller}::uuid and o.paid_at is not null)`
  const { rows } = await sql<{ deal: boolean }>`select ${bought(one, other)} or ${bought(other, one)} as deal`.execute(db)
  return rows[0]!.deal
}

/** What an order is about, for slices above: its store, and the name of its first item. */
export const orderBrief = (db: Db, id: string) =>
  db
    .selectFrom('orders as o')
    .select(['o.id', 'o.store_id', 'o.number', 'o.buyer_id', 'o.seller_id', 'o.delivered_at'])
    .select(sql<string>`(select i.name from order_items i where i.order_id = o.id order by i.id limit 1)`.as('title'))
    .where('o.id', '=', id as never)
    .executeTakeFirst()
