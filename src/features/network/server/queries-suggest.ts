import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { type PersonRow, personOf, thereFor } from './queries-people.ts'

export interface Suggested extends PersonRow {
  shared: number
  interests: { kind: 'country' | 'category' | 'topic'; code: string }[]
}
/** So many of each interest are looked at, the newest members first: what a suggestion costs does not grow with the market. */
const EACH = 200
const MOST_REASONS = 3

/** Whom one does not follow, has not asked, and who hides nothing: what a private profile collects is nobody’s business. */
const isNew = (viewer: string) => sql`m.id <> ${viewer}::uuid and not m.is_private
  and not exists (select from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = m.id and f.status <> 'Unfollow')`

/** Who collects what one collects, those with most in common first. */
export async function alike(db: Db, viewer: string, limit: number): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    with near as materialized (
      select other.member_id, own.kind, own.code from member_interests own
      cross join lateral (
        select i.member_id from member_interests i join members m on m.id = i.member_id
        where i.kind = own.kind and i.code = own.code and ${thereFor(viewer)} and ${isNew(viewer)} and shows_part(${viewer}::uuid, m.id, 'interests')
        order by i.member_id desc limit ${EACH}) other
      where own.member_id = ${viewer}::uuid),
    best as (select member_id, count(*)::int as shared from near group by member_id order by shared desc, member_id desc limit ${limit})
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
    where c.followers_count > 0 and ${thereFor(viewer)} and ${isNew(viewer)} and m.id <> all (${[...except]}::uuid[])
    order by c.followers_count desc, c.member_id desc limit ${limit}`.execute(db)
  return rows
}
