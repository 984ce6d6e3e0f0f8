import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Performance: the latest order lines that are read of an entry. */
const READ = 500

export interface DealRow {
  readonly day: string
  readonly price: number
  readonly condition: string | null
}

/**
 * Completed sales of a catalogue entry, the latest first. Privacy: the day and the price of one piece, never before a day has passed, so that nobody is
 * recognized by them. A refunded order or one with an open problem is no deal.
 */
export async function entryDeals(db: Db, entry_id: Id<'catalogue_entries'>, currency: string): Promise<readonly DealRow[]> {
  const { rows } = await sql<DealRow>`
    select to_char(o.completed_at at time zone 'UTC', 'YYYY-MM-DD') as day, i.price, i.facts ->> 'condition' as condition
    from (select order_id, price, facts from order_items where catalogue_entry_id = ${entry_id} order by id desc limit ${sql.lit(READ)}) i
    join orders o on o.id = i.order_id
    where o.status = 'completed' and o.refunded = 0 and o.currency = ${currency} and o.completed_at < clock_timestamp() - interval '1 day'
      and (o.problem_at is null or o.problem_settled_at is not null)
    order by o.completed_at desc, o.id desc`.execute(db)
  return rows
}
