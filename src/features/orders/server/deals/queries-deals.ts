import { type RawBuilder, sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Performance: the latest order lines that are read of an entry. */
const READ = 500

export interface DealRow {
  readonly day: string
  readonly price: number
  readonly condition: string | null
}

/**
 * Completed sales of a catalogue entry. Privacy: the day and the price of one piece, never before a day has passed, so that nobody is recognized by
 * them. A refunded order is no deal, and a disputed one is none until it is settled.
 */
const dealsOf = (entry_id: RawBuilder<unknown>, currency: string) => sql`
  select o.id, o.completed_at, i.price, i.facts
  from (select order_id, price, facts from order_items where catalogue_entry_id = ${entry_id} order by id desc limit ${sql.lit(READ)}) i
  join orders o on o.id = i.order_id
  where o.status = 'completed' and o.refunded = 0 and o.currency = ${currency} and o.completed_at < clock_timestamp() - interval '1 day'`

/** The latest first. */
export async function entryDeals(db: Db, entry_id: Id<'catalogue_entries'>, currency: string): Promise<readonly DealRow[]> {
  const { rows } = await sql<DealRow>`
    select to_char(d.completed_at at time zone 'UTC', 'YYYY-MM-DD') as day, d.price, d.facts ->> 'condition' as condition
    from (${dealsOf(sql`${entry_id}::uuid`, currency)}) d order by d.completed_at desc, d.id desc`.execute(db)
  return rows
}

interface Median {
  readonly currency: string
  /** Fewer deals have none. */
  readonly least: number
  /** Minor units that count as one. */
  readonly unit: number
}
/** The median of the deals of an item's entry; zero where there are too few. */
export const medianOfItem = (stamp_item_id: string, { currency, least, unit }: Median) => sql`
  select case when count(*) >= ${sql.lit(least)} then round(percentile_cont(0.5) within group (order by d.price) / ${sql.lit(unit)}) else 0 end
  from (${dealsOf(sql`(select catalogue_entry_id from stamp_items where id = ${stamp_item_id}::uuid)`, currency)}) d`

/** What each day added to a seller's sales. */
export const salesDays = (seller_id: MemberId) =>
  sql`select day, 'sold' as what, currency, amount from sales_days where seller_id = ${seller_id}::uuid`
