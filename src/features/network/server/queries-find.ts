import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import type { Place } from '#server/paging.ts'
import { begins, type PersonRow, personOf, thereFor } from './queries-people.ts'

export interface Found extends PersonRow {
  key: string
}
type From = Place<readonly [string, string]>

/** What a member is called, in the order in which a match is preferred when two begin alike. */
const NAMES = [sql`plain_text(m.full_name)`, sql`plain_text(m.last_name)`, sql`m.username`] as const

/**
 * Members with a name that begins so, each once, under the first of their names that does.
 * Three indexes are walked side by side, none of them further than a page needs.
 */
export async function findPeople(db: Db, viewer: string | null, start: string, { after, offset, limit }: From): Promise<Found[]> {
  const beyond = (at: number) => (after ? sql`(${NAMES[at]} collate "C", m.id) > (${after[0]}, ${after[1]}::uuid)` : sql`true`)
  const branches = NAMES.map(
    (name, at) => sql`(select ${name} collate "C" as key, m.id from members m
      where ${begins(name, start)} and ${beyond(at)} and ${thereFor(viewer)} and ${firstBy(at, start)}
      order by ${name} collate "C", m.id limit ${limit + offset})`,
  )
  const { rows } = await sql<Found>`select near.key, ${personOf(viewer)}
    from (${sql.join(branches, sql` union all `)}) near join members m using (id) order by near.key, near.id limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** No other name of theirs that begins so comes before this one. */
function firstBy(at: number, start: string) {
  const others = NAMES.flatMap((name, other) => {
    if (other === at) return []
    const before = other < at ? sql`${name} collate "C" <= ${NAMES[at]} collate "C"` : sql`${name} collate "C" < ${NAMES[at]} collate "C"`
    return [sql`not (${begins(name, start)} and ${before})`]
  })
  return sql.join(others, sql` and `)
}

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
        where i.kind = own.kind and i.code = own.code and ${thereFor(viewer)} and ${isNew(viewer)}
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
