import { type RawBuilder, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { SuggestionSource } from '#server/slices/declarations.ts'
import { suggestedFor } from '../contract.ts'
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

/** Sources of the slice itself: members of the viewer's country, and members with many followers. */
const OWN_SOURCES: readonly SuggestionSource[] = [
  {
    why: 'country',
    members: (viewer) => sql`
      select m.id, 0, array[m.country] from members m
      where m.country = (select me.country from members me where me.id = ${viewer}::uuid) and m.country is not null
        and ${visibleTo(null)} and not m.is_private
      order by m.id desc limit ${sql.lit(FROM_EACH)}`,
  },
  {
    why: 'followed',
    members: () => sql`
      select c.member_id, c.followers_count, '{}' from network_counts c where c.followers_count > 0
      order by c.followers_count desc, c.member_id desc limit ${sql.lit(FROM_EACH)}`,
  },
]

/** Union of all sources, each with its place in the order of the contract. */
const unionOf = (sources: readonly SuggestionSource[], viewer: string) =>
  sql.join(
    sources.map(
      ({ why, members }) => sql`
        (select s.member_id, ${sql.lit((suggestedFor as readonly string[]).indexOf(why))}::int, ${sql.lit(why)}::text, s.count::int, s.codes::text[]
          from (${members(viewer)}) as s (member_id, count, codes))`,
    ),
    sql` union all `,
  )

interface OthersWanted {
  readonly sources: readonly SuggestionSource[]
  readonly except: readonly string[]
  readonly limit: number
}
/** Fallback when too few members share interests; each member with their best reason. */
export async function others(db: Db, viewer: string, { sources, except, limit }: OthersWanted): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    with named (member_id, place, why, count, codes) as materialized (${unionOf([...OWN_SOURCES, ...sources], viewer)}),
    best as (select distinct on (n.member_id) n.member_id, n.place, n.why, n.count, n.codes from named n order by n.member_id, n.place)
    select ${personOf(viewer)}, best.why, best.count, 0 as shared,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', 'country', 'code', code)), '[]') from unnest(best.codes[1:${sql.lit(MOST_REASONS)}]) code) as interests
    from best join members m on m.id = best.member_id
    where ${visibleTo(viewer)} and not m.is_private and m.id <> ${viewer}::uuid and ${unknownTo(viewer, sql`m.id`)} and m.id <> all (${[...except]}::uuid[])
    order by best.place, best.count desc, m.id desc limit ${limit}`.execute(db)
  return rows
}
