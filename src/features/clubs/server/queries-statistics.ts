import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { WEEKS_SHOWN } from '../rules.ts'

interface WeekRow {
  readonly week: string
  readonly joined: number
  readonly gone: number
  readonly posts: number
  readonly writers: number
}
/** The present week first; weeks in which nothing happened stand there too, as long as the club is. At most twelve rows are read. */
export async function weeksOf(db: Db, id: string): Promise<WeekRow[]> {
  const { rows } = await sql<WeekRow>`select to_char(d.week, 'YYYY-MM-DD') as week, coalesce(w.joined, 0) as joined, coalesce(w.gone, 0) as gone,
      coalesce(w.posts, 0) as posts, coalesce(w.writers, 0) as writers
    from clubs c cross join lateral (select this_week() - 7 * n as week from generate_series(0, ${WEEKS_SHOWN - 1}::int) n) d
    left join club_weeks w on w.club_id = c.id and w.week = d.week
    where c.id = ${id}::uuid and d.week + 7 > (c.created_at at time zone 'UTC')::date order by d.week desc`.execute(db)
  return rows
}
