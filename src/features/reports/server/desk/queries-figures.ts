import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Measure, Reason } from '../../rules.ts'

interface Numbered<Name> {
  readonly name: Name
  readonly n: number
}
export interface FiguresRow {
  readonly year: number
  readonly half: number
  readonly reports: number
  readonly cases: number
  readonly open: number
  readonly without_measure: number
  readonly reasons: Numbered<Reason>[]
  readonly measures: Numbered<Measure>[]
  readonly clauses: Numbered<Reason>[]
  readonly appeals: number
  readonly upheld: number
  readonly reversed: number
  readonly median_hours: number | null
}
/** As many half-years as are shown. */
const SHOWN = 6

const HALVES = sql`select generate_series(
    date_trunc('year', clock_timestamp() at time zone 'UTC') - interval '3 years',
    date_trunc('year', clock_timestamp() at time zone 'UTC') + interval '6 months', interval '6 months') as began`
/** The half-year of a time, in UTC. */
const halfOf = (at: RawBuilder<unknown>) =>
  sql`date_trunc('year', ${at} at time zone 'UTC') + case when extract(month from ${at} at time zone 'UTC') > 6 then interval '6 months' else interval '0' end`

/** Numbers by name, the largest first: `[{ "name", "n" }]`. */
const counted = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select jsonb_agg(jsonb_build_object('name', by.name, 'n', by.n) order by by.n desc, by.name) from (${rows}) by), '[]'::jsonb)`

/** Each half-year in which anything was reported or decided. The counts are few: one pass over the cases and one over the decisions. */
export async function halfYears(db: Db): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    with halves as (${HALVES}),
    kept as (select k.id, k.status, ${halfOf(sql`k.created_at`)} as began, extract(epoch from k.decided_at - k.created_at) / 3600 as hours from report_cases k),
    said as (select r.reason, kept.began from reports r join kept on kept.id = r.case_id),
    made as (select d.measure, d.clause, d.status, d.appealed_at, ${halfOf(sql`d.created_at`)} as began from decisions d)
    select extract(year from h.began)::int as year, case when extract(month from h.began) > 6 then 2 else 1 end as half,
      (select count(*)::int from said where said.began = h.began) as reports,
      (select count(*)::int from kept where kept.began = h.began) as cases,
      (select count(*)::int from kept where kept.began = h.began and kept.status in ('open', 'in_progress')) as open,
      (select count(*)::int from kept where kept.began = h.began and kept.status = 'rejected') as without_measure,
      ${counted(sql`select said.reason as name, count(*)::int as n from said where said.began = h.began group by said.reason`)} as reasons,
      ${counted(sql`select made.measure as name, count(*)::int as n from made where made.began = h.began group by made.measure`)} as measures,
      ${counted(sql`select made.clause as name, count(*)::int as n from made where made.began = h.began group by made.clause`)} as clauses,
      (select count(*)::int from made where made.began = h.began and made.appealed_at is not null) as appeals,
      (select count(*)::int from made where made.began = h.began and made.status = 'upheld') as upheld,
      (select count(*)::int from made where made.began = h.began and made.status = 'reversed') as reversed,
      (select round(percentile_cont(0.5) within group (order by kept.hours))::int from kept where kept.began = h.began and kept.hours is not null) as median_hours
    from halves h
    where exists (select from kept where kept.began = h.began) or exists (select from made where made.began = h.began)
    order by h.began desc limit ${SHOWN}`.execute(db)
  return rows
}
