import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import { FIGURE_DAYS, type TicketStatus } from '../rules.ts'
import { cardsWhere, type TicketCardRow } from './queries-cards.ts'

export interface DeskAsked {
  readonly status: TicketStatus
  readonly topics: readonly string[]
  /** Taken by this member of the desk. */
  readonly assigned_to: string | undefined
  /** A number, or a whole address: an index finds either. */
  readonly search: string | undefined
}
function asked({ status, topics, assigned_to, search }: DeskAsked) {
  const where = [sql`t.status = ${status}`]
  if (topics.length) where.push(sql`t.topic = any(${[...topics]}::text[])`)
  if (assigned_to) where.push(sql`t.assigned_to = ${assigned_to}::uuid`)
  if (search) where.push(/^\d{1,9}$/.test(search) ? sql`t.number = ${Number(search)}` : sql`t.email = ${search.toLowerCase()}`)
  return sql.join(where, sql` and `)
}
/** What waits longest comes first; what is solved, the latest first. */
export function deskPage(db: Db, question: DeskAsked, place: PagePosition<readonly [string]>): Promise<TicketCardRow[]> {
  const [sign, way] = question.status === 'solved' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`]
  const after = place.after
    ? sql`and (t.waits_since, t.id) ${sign} (select b.waits_since, b.id from support_tickets b where b.id = ${place.after[0]}::uuid)`
    : sql``
  return cardsWhere(db, sql`${asked(question)} ${after} order by t.waits_since ${way}, t.id ${way} limit ${place.limit} offset ${place.offset}`)
}
export const deskCounted = (question: DeskAsked) => ({
  limit: (most: number) => sql`select t.id from support_tickets t where ${asked(question)} limit ${most}`,
})

export interface Figures {
  readonly open: number
  readonly late: number
  readonly answered: number
  readonly median_hours: number | null
  readonly rated: number
  readonly good: number
}
/** Counted to 1,000 what waits; times and ratings of what was first answered in the last days. */
export async function deskFigures(db: Db): Promise<Figures> {
  const since = sql`clock_timestamp() - make_interval(days => ${FIGURE_DAYS})`
  const { rows } = await sql<Figures>`
    with recent as (select extract(epoch from t.first_answered_at - t.created_at) / 3600 as hours, t.rating from support_tickets t
      where t.first_answered_at > ${since} order by t.first_answered_at desc limit 10000)
    select (select count(*)::int from (select from support_tickets o where o.status = 'open' limit 1000) n) as open,
      (select count(*)::int from (select from support_tickets o where o.status = 'open' and o.waits_since < clock_timestamp() - interval '24 hours' limit 1000) n) as late,
      count(*)::int as answered, round(percentile_cont(0.5) within group (order by recent.hours))::int as median_hours,
      count(recent.rating)::int as rated, count(*) filter (where recent.rating = 'good')::int as good
    from recent`.execute(db)
  return rows[0]!
}
