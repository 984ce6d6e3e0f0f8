import { type SqlBool, sql } from 'kysely'
import type { ClubId } from '#features/clubs/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { topicOf } from '#kernel/written/entities.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { readableBy, type WholePost, wholePosts } from './queries.ts'

interface ClubAsked {
  readonly id: string
  readonly topic?: string | undefined
}
const listed = (viewer: string | null, { id, topic }: ClubAsked) => {
  const of = topic ? sql<SqlBool>`and posts.id in (select t.post_id from post_tags t where t.tag = ${topicOf(topic)})` : sql``
  return sql<SqlBool>`posts.club_id = ${id}::uuid and ${readableBy(viewer)} ${of}`
}
export const clubPostPage = (db: Db, viewer: string | null, asked: ClubAsked, place: PagePosition<readonly [string]>): Promise<WholePost[]> =>
  wholePosts(db)
    .where(listed(viewer, asked))
    .where('posts.pinned_at', 'is', null)
    .where(beyond(['posts.id'], 'desc', place))
    .orderBy('posts.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const clubPostsCounted = (db: Db, viewer: string | null, asked: ClubAsked) =>
  db.selectFrom('posts').select('posts.id').where(listed(viewer, asked)).where('posts.pinned_at', 'is', null)
export const pinnedPosts = (db: Db, viewer: string | null, asked: ClubAsked, most: number): Promise<WholePost[]> =>
  wholePosts(db).where(listed(viewer, asked)).where('posts.pinned_at', 'is not', null).orderBy('posts.pinned_at', 'desc').limit(most).execute()

const LOOKED_AT = 2_000
/** Topics of a club's newest posts, those with the most posts first. */
export async function topicsIn(db: Db, viewer: string | null, id: string, most: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`select t.tag, count(*)::int as count from (select posts.id from posts
      where ${listed(viewer, { id })} order by posts.id desc limit ${LOOKED_AT}) newest
    join post_tags t on t.post_id = newest.id group by t.tag order by count(*) desc, t.tag limit ${most}`.execute(db)
  return rows
}

/** A post in a club that this member runs, by its lock. */
export const runPost = (tx: Tx, viewer: string, id: string): Promise<WholePost | undefined> =>
  wholePosts(tx)
    .where('posts.id', '=', id as Id<'posts'>)
    .where(readableBy(viewer))
    .where(
      sql<SqlBool>`exists (select from club_members cm where cm.club_id = posts.club_id and cm.member_id = ${viewer}::uuid
        and cm.standing in ('moderator', 'owner'))`,
    )
    .executeTakeFirst()
export async function countPinned(tx: Tx, club_id: string): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from posts where posts.club_id = ${club_id}::uuid and posts.pinned_at is not null
    and posts.deleted_at is null and posts.removed_at is null`.execute(tx)
  return rows[0]!.n
}
export const keepPin = (tx: Tx, id: Id<'posts'>, is_pinned: boolean) =>
  tx
    .updateTable('posts')
    .set({ pinned_at: is_pinned ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute()
export const markRemoved = (tx: Tx, id: Id<'posts'>, removed_by: Id<'members'>, removed_reason: string) =>
  tx
    .updateTable('posts')
    .set({ removed_at: sql<Date>`clock_timestamp()`, removed_by, removed_reason, pinned_at: null })
    .where('id', '=', id)
    .execute()

interface NewReport {
  readonly post_id: Id<'posts'>
  readonly member_id: Id<'members'>
  readonly club_id: ClubId
  readonly reason: string
}
/** One of each member and post; the first one stays. */
export const keepReport = (tx: Tx, row: NewReport) =>
  tx
    .insertInto('post_reports')
    .values(row)
    .onConflict((on) => on.columns(['post_id', 'member_id']).doNothing())
    .execute()
export const dropReports = (tx: Tx, post_id: Id<'posts'>) => tx.deleteFrom('post_reports').where('post_id', '=', post_id).execute()

const reported = (viewer: string, id: string) =>
  sql<SqlBool>`${listed(viewer, { id })} and exists (select from post_reports r where r.club_id = ${id}::uuid and r.post_id = posts.id)`
export const reportedPage = (db: Db, viewer: string, id: string, place: PagePosition<readonly [string]>): Promise<WholePost[]> =>
  wholePosts(db)
    .where(reported(viewer, id))
    .where(beyond(['posts.id'], 'desc', place))
    .orderBy('posts.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const reportedCounted = (db: Db, viewer: string, id: string) => db.selectFrom('posts').select('posts.id').where(reported(viewer, id))
export async function reasonsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ post_id: string; reasons: string[] }>`select r.post_id, (array_agg(r.reason order by r.created_at))[:20] as reasons
    from post_reports r where r.post_id = any(${[...ids]}::uuid[]) group by r.post_id`.execute(db)
  return new Map(rows.map(({ post_id, reasons }) => [post_id, reasons]))
}
