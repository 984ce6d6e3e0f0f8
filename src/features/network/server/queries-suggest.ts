import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { type PersonRow, personOf, thereFor } from './queries-people.ts'

export interface Suggested extends PersonRow {
  shared: number
  interests: { kind: 'country' | 'category' | 'topic'; code: string }[]
}
/** So many of each interest are looked at, the newest members first: what a suggestion costs does not grow with the market. */
const EACH = 200
/** Of those with most in common, so many times what is shown are asked whether they show what they collect. */
const SPARE = 4
const MOST_REASONS = 3

const unknownTo = (viewer: string, id: RawBuilder<unknown>) =>
  sql`not exists (select from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = ${id} and f.status <> 'Unfollow')`

/** Who collects what one collects, those with most in common first. What a private profile collects is nobody’s business. */
export async function alike(db: Db, viewer: string, limit: number): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    with near as materialized (
      select other.member_id, own.kind, own.code from member_interests own
      cross join lateral (
        select i.member_id from member_interests i
        where i.kind = own.kind and i.code = own.code and i.member_id <> ${viewer}::uuid and ${unknownTo(viewer, sql`i.member_id`)}
        order by i.member_id desc limit ${sql.lit(EACH)}) other
      where own.member_id = ${viewer}::uuid),
    counted as materialized (select member_id, count(*)::int as shared from near group by member_id),
    ranked as materialized (
      select c.member_id, c.shared from counted c join members m on m.id = c.member_id
      where ${thereFor(viewer)} and not m.is_private
      order by c.shared desc, c.member_id desc limit ${limit * SPARE}),
    best as (
      select member_id, shared from ranked where shows_part(${viewer}::uuid, member_id, 'interests') order by shared desc, member_id desc limit ${limit})
    select ${personOf(viewer)}, best.shared,
      (select jsonb_agg(jsonb_build_object('kind', kind, 'code', code))
        from (select kind, code from near where near.member_id = best.member_id order by kind desc, code limit ${MOST_REASONS}) as few) as interests
    from best join members m on m.id = best.member_id order by best.shared desc, m.id desc`.execute(db)
  return rows
}

/** Whom many follow, for whoever has not said yet what they collect. */
export async function popular(db: Db, viewer: string, except: readonly string[], limit: number): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`select ${personOf(viewer)}, 0 as shared, '[]'::jsonb as interests
    from network_counts c join members m on m.id = c.member_id
    where c.followers_count > 0 and ${thereFor(viewer)} and not m.is_private and m.id <> ${viewer}::uuid
      and ${unknownTo(viewer, sql`m.id`)} and m.id <> all (${[...except]}::uuid[])
    order by c.followers_count desc, c.member_id desc limit ${limit}`.execute(db)
  return rows
}
