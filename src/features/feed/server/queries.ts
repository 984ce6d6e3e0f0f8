import { type SqlBool, sql } from 'kysely'
import { clubsOf } from '#features/clubs/server/public.ts'
import { blockedWith, isPresent, ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import { PLANNED_ANEW } from '#server/db/prepared-statements.ts'
import { type FeedType, type ItemType, MOST_FOLLOWED } from '../rules.ts'

/** What decides about a feed, read first: whom the viewer follows, who of them is a connection, and what they do not want to see. */
export interface Selection {
  readonly followed: readonly Id<'members'>[]
  readonly connected: readonly string[]
  readonly muted: readonly string[]
  readonly words: readonly string[]
  /** Clubs that the viewer is in. */
  readonly clubs: readonly string[]
}
export async function selectionOf(db: Db, viewer: string | null): Promise<Selection> {
  if (viewer === null) return { followed: [], connected: [], muted: [], words: [], clubs: [] }
  const { rows } = await sql<Selection>`with heard as (select f.followed_id,
        exists (select from follows b where b.follower_id = f.followed_id and b.followed_id = f.follower_id and b.status = 'Accepted') as is_connected
      from follows f join members m on m.id = f.followed_id
      where f.follower_id = ${viewer}::uuid and f.status = 'Accepted' and ${isPresent('m')}
        and not exists (select from mutes q where q.muter_id = f.follower_id and q.muted_id = f.followed_id)
      order by f.id desc limit ${MOST_FOLLOWED})
    select array(select heard.followed_id from heard) as followed, array(select heard.followed_id from heard where heard.is_connected) as connected,
      array(select q.muted_id from mutes q where q.muter_id = ${viewer}::uuid) as muted,
      array(select w.word from feed_muted_words w where w.member_id = ${viewer}::uuid order by w.word) as words,
      ${clubsOf(viewer)} as clubs`.execute(db)
  return rows[0]!
}

export interface FeedRow {
  readonly id: Id<'feed_items'>
  readonly actor_id: Id<'members'>
  readonly kind: 'new' | 'reshare'
  readonly item_type: ItemType
  readonly item_id: string
  readonly created_at: Date
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly member_since: Date
  readonly other_shares: number
  readonly share_count: number
  readonly is_reshared: boolean
}
const MARKET = ['Product', 'Trade', 'Auction', 'Bounty']

/** Rows of a following feed: an index of each actor's own, chosen for this viewer's list of them, so the statement is planned with its values. */
const followedRows = (viewer: string, { followed, connected, clubs }: Selection) => {
  const actors = [...followed, viewer]
  const near = [...connected, viewer]
  return sql<SqlBool>`f.actor_id = any(${actors}::uuid[]) and (f.audience = 'Anyone' or f.actor_id = any(${near}::uuid[]))
    and (f.club_id is null or f.club_id = any(${[...clubs]}::uuid[]))
    and not exists (select from feed_items later where later.item_type = f.item_type and later.item_id = f.item_id and later.id > f.id
      and later.actor_id = any(${actors}::uuid[]))`
}
/** Rows of everybody: new things for anyone, of members who are not private and not muted. */
const latestRows = (
  viewer: string | null,
  { muted, followed }: Selection,
) => sql<SqlBool>`f.kind = 'new' and f.audience = 'Anyone' and f.club_id is null
  and ${ownerVisibleTo(viewer, 'f.actor_id')} and f.actor_id <> all(${[...muted]}::uuid[])
  and (f.actor_id = any(${[...followed, ...(viewer ? [viewer] : [])]}::uuid[]) or not exists (select from members p where p.id = f.actor_id and p.is_private))`

/** Rows of the clubs that the viewer is in. Whether each may still be read is asked of the post. */
const clubRows = (viewer: string | null, { clubs, muted }: Selection) => sql<SqlBool>`f.club_id = any(${[...clubs]}::uuid[]) and f.kind = 'new'
  and ${ownerVisibleTo(viewer, 'f.actor_id')} and f.actor_id <> all(${[...muted]}::uuid[])`

export interface FeedAsked {
  readonly viewer: string | null
  readonly type: FeedType
  readonly selection: Selection
}
const unhidden = (viewer: string | null) => sql<SqlBool>`not exists (select from feed_hidden h
    where h.member_id = ${viewer}::uuid and h.item_type = f.item_type and h.item_id = f.item_id)`
const listed = ({ viewer, type, selection }: FeedAsked) => {
  if (type === 'clubs') return sql<SqlBool>`${clubRows(viewer, selection)} and ${unhidden(viewer)}`
  const rows = viewer !== null && type === 'following' ? followedRows(viewer, selection) : latestRows(viewer, selection)
  const market = type === 'market' ? sql`and f.item_type = any(${MARKET})` : sql``
  return sql<SqlBool>`${rows} ${market} and ${unhidden(viewer)}`
}
const shares = sql`select from feed_items s where s.item_type = f.item_type and s.item_id = f.item_id and s.kind = 'reshare'`
const columns = (viewer: string | null, { followed }: Selection) => sql`f.id, f.actor_id, f.kind, f.item_type, f.item_id,
  uuid_extract_timestamp(f.id) as created_at, m.uid, m.username, m.full_name, m.image_url, m.created_at as member_since,
  (select count(*)::int from (${shares} and s.actor_id <> f.actor_id and s.actor_id = any(${[...followed]}::uuid[]) limit 1000) o) as other_shares,
  (select count(*)::int from (${shares} limit 1000) o) as share_count,
  exists (${shares} and s.actor_id = ${viewer}::uuid) as is_reshared`

export async function feedPage(db: Db, asked: FeedAsked, place: PagePosition<readonly [string]>): Promise<FeedRow[]> {
  const after = place.after ? sql`and f.id < ${place.after[0]}::uuid` : sql``
  const { rows } = await sql<FeedRow>`select ${columns(asked.viewer, asked.selection)} from (
      select f.* from feed_items f where ${listed(asked)} ${after} order by f.id desc limit ${place.limit} offset ${place.offset}) f
    join members m on m.id = f.actor_id order by f.id desc ${sql.raw(PLANNED_ANEW)}`.execute(db)
  return rows
}
export const feedCounted = (asked: FeedAsked) => ({
  limit: (most: number) => sql`select f.id from feed_items f where ${listed(asked)} limit ${most}`,
})

/** One item, unless it was put there by a member with a private profile whom the viewer does not follow. */
export async function feedRow(db: Db, viewer: string | null, selection: Selection, id: string): Promise<FeedRow | undefined> {
  const { rows } = await sql<FeedRow>`select ${columns(viewer, selection)} from feed_items f join members m on m.id = f.actor_id
    where f.id = ${id}::uuid and ${isPresent('m')} and m.id <> all (${blockedWith(viewer)})
      and (not m.is_private or m.id = ${viewer}::uuid or m.id = any(${[...selection.followed]}::uuid[]))`.execute(db)
  return rows[0]
}

interface NewsRow {
  readonly id: Id<'members'>
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly created_at: Date
}
/** Who of those one follows has put something new there, the latest first: one row an item. */
export async function newsSince(db: Db, viewer: string, selection: Selection, since: string, most: number): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`select m.id, m.uid, m.username, m.full_name, m.image_url, m.created_at from (
      select f.id, f.actor_id from feed_items f where ${listed({ viewer, type: 'following', selection })} and f.id > ${since}::uuid
        and f.actor_id <> ${viewer}::uuid order by f.id desc limit ${most}) f
    join members m on m.id = f.actor_id order by f.id desc ${sql.raw(PLANNED_ANEW)}`.execute(db)
  return rows
}
