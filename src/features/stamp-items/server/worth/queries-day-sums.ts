import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type Bucket, type DayChange, runningSums } from '../../rules-history.ts'
import type { HistorySpan } from '../../shapes-worth.ts'

/** Twenty years of months at most. */
const MONTHS = 240
const SPANS = {
  month: { step: 'day', from: sql`current.today - 30` },
  year: { step: 'week', from: sql`current.today - 364` },
  all: { step: 'month', from: sql`greatest(current.first, current.today - make_interval(months => ${sql.lit(MONTHS)}))` },
} as const satisfies Record<HistorySpan, { step: string; from: RawBuilder<unknown> }>

export interface DaySums<What extends string> {
  /** Rows of one member: day, what, currency, amount. */
  readonly rows: RawBuilder<unknown>
  readonly names: readonly What[]
  readonly span: HistorySpan
  readonly currency: string
}

/** Sums at the end of each day, week or month, read from the changes of the days. */
export async function daySums<What extends string>(db: Db, { rows: days, names, span, currency }: DaySums<What>) {
  const { step, from } = SPANS[span]
  const { rows } = await sql<{ buckets: Bucket[]; changes: DayChange<What>[]; currencies: string[] }>`
    with days as materialized (select day, what, currency, amount from (${days}) found),
      current as (select (clock_timestamp() at time zone 'UTC')::date as today, (select min(day) from days) as first),
      opening as (select date_trunc(${step}, ${from})::date as first_day from current),
      buckets as (select at::date as first, least((at + ('1 ' || ${step})::interval)::date - 1, current.today) as last
        from current, opening, generate_series(first_day, current.today, ('1 ' || ${step})::interval) at),
      changes as (select case when days.day >= first_day then date_trunc(${step}, days.day)::date end as day, what, sum(amount)::bigint as amount
        from days, opening where currency is null or currency = ${currency} group by 1, 2)
    select coalesce((select jsonb_agg(b order by b.first) from buckets b), '[]') as buckets,
      coalesce((select jsonb_agg(c) from changes c), '[]') as changes,
      array(select distinct currency from days where currency is not null order by 1) as currencies`.execute(db)
  const { buckets, changes, currencies } = rows[0]!
  return { currency, currencies, points: runningSums(buckets, changes, names) }
}

/** Members with days that are over and not added up; `table` and `member` are names of a table of days. */
export async function unsummed<Owner extends string>(db: Db, table: string, member: string, limit: number): Promise<Owner[]> {
  const { rows } = await sql<{ id: Owner }>`select distinct ${sql.ref(member)} as id from (select ${sql.ref(member)} from ${sql.table(table)}
    where not is_summed and day < (clock_timestamp() at time zone 'UTC')::date order by day limit 1000) open limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One row for each day that is over, thing and currency: the rows of that day go, their sum stays. */
export async function sumDays(tx: Tx, table: string, columns: readonly string[], id: string) {
  const [member] = columns
  const refs = sql.join(columns.map((name) => sql.ref(name)))
  await sql`with gone as (delete from ${sql.table(table)} where ${sql.ref(member!)} = ${id}::uuid and not is_summed
      and day < (clock_timestamp() at time zone 'UTC')::date returning ${refs}, amount)
    insert into ${sql.table(table)} (${refs}, amount, is_summed) select ${refs}, sum(amount), true from gone group by ${refs} having sum(amount) <> 0`.execute(
    tx,
  )
}
