import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { suggestedFor } from '../contract.ts'
import { type PersonRow, personOf } from './queries-people.ts'

export interface Suggested extends PersonRow {
  why: (typeof suggestedFor)[number]
  count: number
  shared: number
  interests: { kind: 'country' | 'category' | 'topic'; code: string }[]
}
/** Performance: at most this many members per interest, newest first, so that the cost does not grow with the market. */
const EACH = 200
/** Factor of candidates checked for visible interests, per suggestion shown. */
const SPARE = 4
const MOST_REASONS = 3

const unknownTo = (viewer: string, id: RawBuilder<unknown>) =>
  sql`not exists (select from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = ${id} and f.status <> 'Unfollow')`

/** Members with shared interests, most shared first. Privacy: never from private profiles. */
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
      where ${visibleTo(viewer)} and not m.is_private
      order by c.shared desc, c.member_id desc limit ${limit * SPARE}),
    best as (
      select member_id, shared from ranked where shows_part(${viewer}::uuid, member_id, 'interests') order by shared desc, member_id desc limit ${limit})
    select ${personOf(viewer)}, 'interests' as why, best.shared as count, best.shared,
      (select jsonb_agg(jsonb_build_object('kind', kind, 'code', code))
        from (select kind, code from near where near.member_id = best.member_id order by kind desc, code limit ${MOST_REASONS}) as few) as interests
    from best join members m on m.id = best.member_id order by best.shared desc, m.id desc`.execute(db)
  return rows
}

/** Performance: at most this many rows per source. */
const FROM_EACH = 400

/** Sources of further suggestions, best first: member, reason, count and codes of countries. */
const sourcesFor = (viewer: string) => sql`
  (select pc.member_id, 1 as place, 'sells' as why, count(*)::int as count, array_agg(distinct pc.country) as codes
    from member_interests own cross join lateral (
      select c.member_id, c.country from listings c where c.kind = 'product' and c.country = own.code and c.quantity > 0 order by c.seq desc limit ${sql.lit(EACH)}) pc
    where own.member_id = ${viewer}::uuid and own.kind = 'country' group by pc.member_id)
  union all
  (select m.id, 2, 'country', 0, array[m.country] from members m
    where m.country = (select me.country from members me where me.id = ${viewer}::uuid) and m.country is not null
      and ${visibleTo(null)} and not m.is_private
    order by m.id desc limit ${sql.lit(FROM_EACH)})
  union all
  (select c.member_id, 3, 'followed', c.followers_count, '{}' from network_counts c where c.followers_count > 0
    order by c.followers_count desc, c.member_id desc limit ${sql.lit(FROM_EACH)})
  union all
  (select s.member_id, 4, 'store', s.product_count, '{}' from stores s where s.product_count > 0
    order by s.product_count desc, s.id desc limit ${sql.lit(FROM_EACH)})`

/** Fallback when too few members share interests; each member with their best reason. */
export async function others(db: Db, viewer: string, except: readonly string[], limit: number): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    with named as materialized (${sourcesFor(viewer)}),
    best as (select distinct on (n.member_id) n.member_id, n.place, n.why, n.count, n.codes from named n order by n.member_id, n.place)
    select ${personOf(viewer)}, best.why, best.count, 0 as shared,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', 'country', 'code', code)), '[]') from unnest(best.codes[1:${sql.lit(MOST_REASONS)}]) code) as interests
    from best join members m on m.id = best.member_id
    where ${visibleTo(viewer)} and not m.is_private and m.id <> ${viewer}::uuid and ${unknownTo(viewer, sql`m.id`)} and m.id <> all (${[...except]}::uuid[])
    order by best.place, best.count desc, m.id desc limit ${limit}`.execute(db)
  return rows
}
