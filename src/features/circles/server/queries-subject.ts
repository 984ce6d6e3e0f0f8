import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'
import type { SubjectReach } from '#server/slices/subject.ts'

export const circleReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from trade_circle_legs l where l.circle_id = ${id} and l.from_id = ${viewer}::uuid)`

const ofViewer = (viewer: string | null) =>
  sql<SqlBool>`exists (select from trade_circle_legs mine where mine.circle_id = c.id and mine.from_id = ${viewer}::uuid)`
export const shownCircles = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('trade_circles as c')
    .select([
      'c.id',
      'c.number',
      sql<string>`(select string_agg(m.full_name, ', ' order by l.position) from trade_circle_legs l join members m on m.id = l.from_id
        where l.circle_id = c.id)`.as('names'),
    ])
    .where(sql<SqlBool>`c.id = any(${[...ids]}::uuid[])`)
    .where(ofViewer(viewer))
    .execute()
export const heardCircles = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('trade_circles as c')
    .select('c.id')
    .where(sql<SqlBool>`c.id = any(${[...ids]}::uuid[])`)
    .where(ofViewer(viewer))
    .execute()

/** Circles that are asked or under way. */
export async function unfinishedCircles(db: Db, id: string): Promise<Opening[]> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from trade_circle_legs l join trade_circles c on c.id = l.circle_id
    where l.from_id = ${id}::uuid and (c.status in ('running', 'sent', 'delivered', 'disputed') or c.status = 'asked' and l.accepted_at is not null)`.execute(
    db,
  )
  const { count } = rows[0]!
  return count > 0 ? [{ code: 'circles', path: '/trades/circles', facts: { count } }] : []
}
