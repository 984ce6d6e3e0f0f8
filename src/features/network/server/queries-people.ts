import { sql } from 'kysely'
import { isKept, nameBegins, selfOrVisibleTo, visibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'

export interface PersonRow {
  id: Id<'members'>
  uid: number
  username: string
  full_name: string
  image_url: string | null
  level: string
  is_private: boolean
  follow_status: string
  follows_you: boolean
}
export interface Placed extends PersonRow {
  place: string
}

/** Columns of `members m`: a person with the viewer's relation. */
export const personOf = (viewer: string | null) => sql`m.id, m.uid, m.username, m.full_name, m.image_url, m.level, m.is_private,
  coalesce((select status from follows v where v.follower_id = ${viewer}::uuid and v.followed_id = m.id), 'Unfollow') as follow_status,
  exists (select from follows v where v.follower_id = m.id and v.followed_id = ${viewer}::uuid and v.status = 'Accepted') as follows_you`

/** Condition on `members m`: prefix search on names, folded as in the indexes. */
const named = (start: string | undefined) => (start === undefined ? sql`true` : nameBegins(start))

export interface Walk {
  readonly viewer: string | null
  readonly member_id: Id<'members'>
  readonly start?: string | undefined
  readonly place: PagePosition<readonly [string]>
}

/** Lists of a member's own rows: source, condition and member shown. */
const SIDES = {
  followers: { from: sql`follows f join members m on m.id = f.follower_id`, where: sql`f.status = 'Accepted' and f.followed_id` },
  following: { from: sql`follows f join members m on m.id = f.followed_id`, where: sql`f.status = 'Accepted' and f.follower_id` },
  requests: { from: sql`follows f join members m on m.id = f.follower_id`, where: sql`f.status = 'Pending' and f.followed_id` },
  muted: { from: sql`mutes f join members m on m.id = f.muted_id`, where: sql`f.muter_id` },
  blocked: { from: sql`blocks f join members m on m.id = f.blocked_id`, where: sql`f.blocker_id` },
} as const
export type Side = keyof typeof SIDES

/** Blocked members are visible in this list only, so that they can be unblocked. */
const shownIn = (side: Side, viewer: string | null) => (side === 'blocked' ? isKept() : visibleTo(viewer))

export async function walkSide(db: Db, side: Side, { viewer, member_id, start, place }: Walk): Promise<Placed[]> {
  const { from, where } = SIDES[side]
  const after = place.after ? sql`and f.id < ${place.after[0]}::uuid` : sql``
  const { rows } = await sql<Placed>`select f.id as place, ${personOf(viewer)} from ${from}
    where ${where} = ${member_id}::uuid and ${shownIn(side, viewer)} and ${named(start)} ${after}
    order by f.id desc limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
/** For `totalOf`: counts only members that the viewer may see. */
export const ofSide = (side: Side, { viewer, member_id, start }: Omit<Walk, 'place'>) => ({
  limit: (most: number) =>
    sql`select from ${SIDES[side].from} where ${SIDES[side].where} = ${member_id}::uuid and ${shownIn(side, viewer)} and ${named(start)} limit ${most}`,
})

export interface WalkBoth extends Walk {
  readonly connected: boolean
}
/** Followers and followed members, each once and in number order. Performance: both indexes are read only as far as the page needs. */
export async function walkBoth(db: Db, { place, ...walk }: WalkBoth): Promise<Placed[]> {
  const most = place.limit + place.offset
  const after = place.after?.[0]
  const { rows } = await sql<Placed>`select m.id as place, ${personOf(walk.viewer)}
    from (${bothOf(walk, most, after)}) near join members m using (id) order by m.id desc limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export const ofBoth = (walk: Omit<WalkBoth, 'place'>) => ({ limit: (most: number) => sql`(${bothOf(walk, most)}) limit ${most}` })

function bothOf({ viewer, member_id, start, connected }: Omit<WalkBoth, 'place'>, most: number, after?: string) {
  const one = (own: string, other: string) => sql`(select m.id from follows f join members m on m.id = ${sql.ref(`f.${other}`)}
    where f.status = 'Accepted' and ${sql.ref(`f.${own}`)} = ${member_id}::uuid and ${visibleTo(viewer)} and ${named(start)}
      and ${connected ? sql`are_connected(f.follower_id, f.followed_id)` : sql`true`} and ${after ? sql`${sql.ref(`f.${other}`)} < ${after}::uuid` : sql`true`}
    order by ${sql.ref(`f.${other}`)} desc limit ${most})`
  return sql`${one('follower_id', 'followed_id')} union ${one('followed_id', 'follower_id')}`
}

export async function showsNetwork(db: Db, viewer: string | null, id: string): Promise<boolean> {
  const { rows } = await sql<{ shows: boolean }>`select shows_part(${viewer}::uuid, ${id}::uuid, 'network') as shows`.execute(db)
  return rows[0]!.shows
}

export async function findPerson(db: Db, viewer: string | null, id: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`select ${personOf(viewer)} from members m
    where m.id = ${id}::uuid and ${selfOrVisibleTo(viewer)}`.execute(db)
  return rows[0]
}

interface Counts {
  followers_count: number
  following_count: number
}
/** Counts without members hidden from this viewer. `owner`: an id, or a column of the statement around it. */
const unseenOf = (viewer: string | null, owner: ReturnType<typeof sql>, own: string, other: string) =>
  sql`(select count(*) from follows f join members m on m.id = ${sql.ref(`f.${other}`)}
    where f.status = 'Accepted' and ${sql.ref(`f.${own}`)} = ${owner} and not ${visibleTo(viewer)})`
export const followersSeen = (viewer: string | null, owner: ReturnType<typeof sql>) =>
  sql`(select (coalesce(sum(followers_count), 0) - ${unseenOf(viewer, owner, 'followed_id', 'follower_id')})::int from network_counts where member_id = ${owner})`
export async function countsOf(db: Db, viewer: string | null, id: string): Promise<Counts> {
  const owner = sql`${id}::uuid`
  const { rows } = await sql<Counts>`select ${followersSeen(viewer, owner)} as followers_count,
      (coalesce(sum(following_count), 0) - ${unseenOf(viewer, owner, 'follower_id', 'followed_id')})::int as following_count
    from network_counts where member_id = ${owner}`.execute(db)
  return rows[0]!
}

const COUNTED = 1_000
export interface OwnCounts {
  connections: number
  requests: number
  blocked: number
  muted: number
}
/** Counts of the tabs of the own network, to 1,000. */
export async function ownCountsOf(db: Db, id: Id<'members'>): Promise<OwnCounts> {
  const walk = { viewer: id, member_id: id }
  const counted = (list: { limit: (most: number) => ReturnType<typeof sql> }) => sql`(select count(*)::int from (${list.limit(COUNTED)}) shown)`
  const { rows } = await sql<OwnCounts>`select ${counted(ofBoth({ ...walk, connected: true }))} as connections,
    ${counted(ofSide('requests', walk))} as requests, ${counted(ofSide('blocked', walk))} as blocked, ${counted(ofSide('muted', walk))} as muted`.execute(
    db,
  )
  return rows[0]!
}
