import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { CHART_DAYS, MONTHS } from '../rules.ts'

const TODAY = sql`(clock_timestamp() at time zone 'UTC')::date`
/** Midnight of UTC at the beginning of a day. */
const midnight = (day: RawBuilder<unknown>) => sql`((${day})::timestamp at time zone 'UTC')`
const DAY = sql`(paid_at at time zone 'UTC')::date`

export interface Sums {
  readonly orders: number
  readonly amount: number
  readonly postage: number
  readonly commission: number
  readonly refunded: number
  readonly net: number
}
const SUMS = sql`count(*)::int as orders, coalesce(sum(total), 0)::bigint as amount, coalesce(sum(shipping_total), 0)::bigint as postage,
  coalesce(sum(commission - commission_refunded), 0)::bigint as commission, coalesce(sum(refunded), 0)::bigint as refunded,
  coalesce(sum(total - refunded - (commission - commission_refunded)), 0)::bigint as net`
/** What is not paid has no `paid_at`, and lies in no span of days. */
const sold = (seller_id: string, currency: string) => sql`seller_id = ${seller_id} and currency = ${currency}`

interface Asked {
  readonly seller_id: Id<'members'>
  readonly currency: string
}
/** Every day of the chart, also those without a sale. */
export async function salesByDay(db: Db, { seller_id, currency }: Asked) {
  const { rows } = await sql<{ day: string; orders: number; amount: number }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.orders, 0)::int as orders, coalesce(s.amount, 0)::bigint as amount
    from generate_series(${TODAY} - ${sql.lit(CHART_DAYS - 1)}, ${TODAY}, interval '1 day') d(day)
    left join (select ${DAY} as day, count(*) as orders, sum(total) as amount from orders
      where ${sold(seller_id, currency)} and paid_at >= ${midnight(sql`${TODAY} - ${sql.lit(CHART_DAYS - 1)}`)} group by 1) s on s.day = d.day::date
    order by d.day`.execute(db)
  return rows
}
/** So many days up to and with the day that lies so many days back. */
export async function sumsOf(db: Db, { seller_id, currency }: Asked, back: number): Promise<Sums & { readonly buyers: number }> {
  const { rows } = await sql<Sums & { buyers: number }>`
    select ${SUMS}, count(distinct buyer_id)::int as buyers from orders where ${sold(seller_id, currency)}
      and paid_at >= ${midnight(sql`${TODAY} - ${sql.lit(back + CHART_DAYS - 1)}`)} and paid_at < ${midnight(sql`${TODAY} - ${sql.lit(back - 1)}`)}`.execute(
    db,
  )
  return rows[0]!
}
export async function salesByMonth(db: Db, seller_id: Id<'members'>) {
  const { rows } = await sql<Sums & { month: string; currency: string }>`
    select to_char(date_trunc('month', ${DAY}), 'YYYY-MM') as month, currency, ${SUMS} from orders
    where seller_id = ${seller_id} and paid_at >= ${midnight(sql`date_trunc('month', ${TODAY}) - make_interval(months => ${sql.lit(MONTHS - 1)})`)}
    group by 1, 2 order by 1 desc, 2`.execute(db)
  return rows
}

export interface StatementRow extends Omit<Sums, 'orders'> {
  readonly paid_at: Date
  readonly number: number
  readonly status: string
  readonly currency: string
  readonly items: string
  readonly pieces: number
}
/** Privacy: who bought stands on the order itself, not in a file that goes to an accountant. */
export async function statementRows(db: Db, seller_id: Id<'members'>, month: string | undefined, limit: number): Promise<StatementRow[]> {
  const from = month ? sql`${`${month}-01`}::date` : sql`date_trunc('month', ${TODAY}) - make_interval(months => ${sql.lit(MONTHS - 1)})`
  const until = month ? sql`${`${month}-01`}::date + interval '1 month'` : sql`${TODAY} + 1`
  const { rows } = await sql<StatementRow>`
    select o.paid_at, o.number, o.status, o.currency, i.items, i.pieces, o.total as amount, o.shipping_total as postage,
      o.commission - o.commission_refunded as commission, o.refunded, o.total - o.refunded - (o.commission - o.commission_refunded) as net
    from orders o cross join lateral (
      select string_agg(i.name, '; ' order by i.id) as items, sum(i.order_quantity)::int as pieces from order_items i where i.order_id = o.id) i
    where o.seller_id = ${seller_id} and o.paid_at >= ${midnight(from)} and o.paid_at < ${midnight(until)}
    order by o.paid_at, o.id limit ${limit}`.execute(db)
  return rows
}
