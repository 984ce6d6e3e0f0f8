import { sql } from 'kysely'
import { refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { LabelId } from '../../contract.ts'

interface Known {
  readonly order_id: Id<'orders'>
  readonly number: number
  readonly buyer: string
}
interface UnlabelledOrder extends Known {
  readonly first_name: string
  readonly items: number
  readonly currency: string
  readonly failed: boolean
}
const SALE = sql`o.id as order_id, o.number, b.full_name as buyer`

/** What this seller has to send without a label, the oldest first. */
export async function unlabelled(db: Db, seller_id: Id<'members'>, limit: number): Promise<UnlabelledOrder[]> {
  const { rows } = await sql<UnlabelledOrder>`
    select ${SALE}, o.currency, i.first_name, i.items, exists (select from labels f where f.order_id = o.id and f.status = 'failed') as failed
    from orders o join members b on b.id = o.buyer_id
    cross join lateral (select sum(i.order_quantity)::int as items, (array_agg(i.name order by i.id))[1] as first_name
      from order_items i where i.order_id = o.id) i
    where o.seller_id = ${seller_id} and o.status = 'processing'
      and not exists (select from labels l where l.order_id = o.id and l.status in ('buying', 'bought', 'sent'))
    order by o.id limit ${limit}`.execute(db)
  return rows
}

/** Labels of what this seller has not sent, in the order of the packing slips. */
export async function unsent(db: Db, seller_id: Id<'members'>, limit: number): Promise<(Known & { readonly label_id: LabelId })[]> {
  const { rows } = await sql<Known & { readonly label_id: LabelId }>`
    select ${SALE}, l.id as label_id from labels l join orders o on o.id = l.order_id join members b on b.id = o.buyer_id
    where o.seller_id = ${seller_id} and o.status = 'processing' and l.status in ('buying', 'bought') order by o.id, l.id limit ${limit}`.execute(db)
  return rows
}

interface KnownParcel {
  readonly length: number
  readonly width: number
  readonly height: number
  readonly lbs_weight: number
  readonly weight: number
}
/** From the details of the products: the largest of them, the weight of all. An order of which one has none is left out. */
export async function parcelsIn(db: Db, order_ids: readonly Id<'orders'>[]): Promise<Map<string, KnownParcel>> {
  const { rows } = await sql<{ order_id: string; length: number; width: number; height: number; ounces: number }>`
    select i.order_id, max(d.length) as length, max(d.width) as width, max(d.height) as height,
      sum((16 * d.lbs_weight + d.weight) * i.order_quantity) as ounces
    from order_items i left join parcel_details d on d.product_id = i.product_id
    where i.order_id = any(${[...order_ids]}::uuid[]) group by i.order_id having count(*) = count(d.id)`.execute(db)
  return new Map(
    rows.map(({ order_id, ounces, ...size }) => [
      order_id,
      { ...size, lbs_weight: Math.floor(ounces / 16), weight: Math.round(10 * (ounces % 16)) / 10 },
    ]),
  )
}

/** What is refused leaves nothing of what it has written, while the transaction goes on. */
export async function orNothing<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint label`.execute(tx)
  const done = await work()
  if (refused(done)) await sql`rollback to savepoint label`.execute(tx)
  return done
}
