import { type SqlBool, sql } from 'kysely'
import { clubShows, clubsOf } from '#features/clubs/server/public.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import { UNDO_SECONDS } from '#kernel/measures.ts'
import type { Id } from '#kernel/shapes.ts'
import type { FoundEntity } from '#kernel/written/entities.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectOwner, SubjectReach } from '#server/slices/subject.ts'
import type { Audience } from '../rules.ts'

/**
 * Authorization predicate on `posts`: the one of all lists, details, notices, cards and quotes. In a private profile "anyone" means whom it has
 * accepted as followers. A post in a club is read by whoever reads the club, and by its author no longer than that.
 */
export const readableBy = (
  viewer: string | null,
) => sql<SqlBool>`(posts.deleted_at is null and ${ownerVisibleTo(viewer, 'posts.author_id')} and posts.removed_at is null
  and case when posts.club_id is not null then exists (select from clubs where clubs.id = posts.club_id and ${clubShows(viewer, 'content')})
  else posts.author_id = ${viewer}::uuid or case posts.audience
    when 'Connections' then are_connected(posts.author_id, ${viewer}::uuid)
    else not (select a.is_private from members a where a.id = posts.author_id)
      or exists (select from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = posts.author_id and f.status = 'Accepted') end end)`

export const postReach: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from posts where posts.id = ${id} and ${readableBy(viewer)})`
/** In a club its members alone comment and react; to news those whose plan lets them. */
export const postAnswers: SubjectReach = (viewer, id) => sql<SqlBool>`exists (select from posts where posts.id = ${id} and ${readableBy(viewer)}
  and (posts.club_id is null or posts.club_id = any(${clubsOf(viewer)}))
  and (not posts.is_news or exists (select from members m join plan_permissions pp on pp.plan = m.plan
    where m.id = ${viewer}::uuid and pp.permission = 'news.actions.access')))`
export const postOwner: SubjectOwner = (id) => sql`(select author_id from posts where posts.id = ${id})`

const COLUMNS = [
  'posts.id',
  'posts.author_id',
  'posts.kind',
  'posts.title',
  'posts.summary',
  'posts.cover_media_id',
  'posts.cover_alt',
  'posts.minutes',
  'posts.is_news',
  'posts.audience',
  'posts.club_id',
  'posts.pinned_at',
  'posts.body',
  'posts.entities',
  'posts.quoted_type',
  'posts.quoted_id',
  'posts.link_url',
  'posts.version',
  'posts.edited_at',
  'posts.deleted_at',
  'posts.created_at',
] as const
/** Whole posts with their author and pictures. Not restricted by viewer. */
export const wholePosts = (db: Db) =>
  db
    .selectFrom('posts')
    .innerJoin('members as m', 'm.id', 'posts.author_id')
    .select([...COLUMNS, 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at as member_since'])
    .select(
      sql<
        { media_id: string; alt: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('media_id', p.media_id, 'alt', p.alt) order by p.position)
        from post_medias p where p.post_id = posts.id), '[]')`.as('pictures'),
    )
export type WholePost = Awaited<ReturnType<ReturnType<typeof wholePosts>['executeTakeFirstOrThrow']>>

export const seenPost = (db: Db, viewer: string | null, id: Id<'posts'>): Promise<WholePost | undefined> =>
  wholePosts(db).where('posts.id', '=', id).where(readableBy(viewer)).executeTakeFirst()
export const seenPosts = (db: Db, viewer: string | null, ids: readonly string[]): Promise<WholePost[]> =>
  wholePosts(db)
    .where(sql<SqlBool>`posts.id = any(${[...ids]}::uuid[])`)
    .where(readableBy(viewer))
    .execute()
export const seenIds = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('posts')
    .select('posts.id')
    .where(sql<SqlBool>`posts.id = any(${[...ids]}::uuid[])`)
    .where(readableBy(viewer))
    .execute()

/** One's own, by its lock; deleted ones too while they can be restored. */
export const ownPost = (tx: Tx, author_id: Id<'members'>, id: Id<'posts'>): Promise<WholePost | undefined> =>
  wholePosts(tx).where('posts.id', '=', id).where('posts.author_id', '=', author_id).executeTakeFirst()

interface NewPost {
  readonly author_id: Id<'members'>
  readonly audience: Audience
  readonly club_id: Id<'clubs'> | null
  readonly body: string
  readonly entities: readonly FoundEntity[]
  readonly quoted_type: string | null
  readonly quoted_id: string | null
}
export async function keepPost(tx: Tx, { entities, ...row }: NewPost): Promise<Id<'posts'>> {
  const kept = tx.insertInto('posts').values({ ...row, entities: JSON.stringify(entities) })
  return (await kept.returning('id').executeTakeFirstOrThrow()).id
}
interface PostEdit {
  readonly body: string
  readonly entities: readonly FoundEntity[]
  readonly audience: Audience
}
/** Another text is a new version, and the earlier one is kept; another audience or other pictures are not. */
export async function keepEdit(tx: Tx, row: WholePost, { entities, ...edit }: PostEdit) {
  const is_rewritten = edit.body !== row.body
  if (is_rewritten)
    await tx
      .insertInto('post_versions')
      .values({ post_id: row.id, version: row.version, body: row.body, audience: row.audience, written_at: row.edited_at ?? row.created_at })
      .execute()
  const rewritten = is_rewritten && { version: row.version + 1, edited_at: sql<Date>`clock_timestamp()` }
  await tx
    .updateTable('posts')
    .set({ ...edit, ...rewritten, entities: JSON.stringify(entities) })
    .where('id', '=', row.id)
    .execute()
}
export async function setTags(tx: Tx, post_id: Id<'posts'>, tags: readonly string[]) {
  await tx.deleteFrom('post_tags').where('post_id', '=', post_id).execute()
  if (tags.length)
    await tx
      .insertInto('post_tags')
      .values(tags.map((tag) => ({ tag, post_id })))
      .execute()
}
export async function setPictures(tx: Tx, post_id: Id<'posts'>, pictures: readonly { readonly media_id: Id<'medias'>; readonly alt: string }[]) {
  await tx.deleteFrom('post_medias').where('post_id', '=', post_id).execute()
  if (pictures.length)
    await tx
      .insertInto('post_medias')
      .values(pictures.map((picture, position) => ({ post_id, position, ...picture })))
      .execute()
}
export const markDeleted = (tx: Tx, id: Id<'posts'>, is_deleted: boolean) =>
  tx
    .updateTable('posts')
    .set({ deleted_at: is_deleted ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute()
/** Earlier texts. What was written for connections is read by connections, however wide the post is open now. */
export const versionsOf = (db: Db, viewer: string | null, id: Id<'posts'>) =>
  db
    .selectFrom('post_versions as v')
    .innerJoin('posts', 'posts.id', 'v.post_id')
    .select(['v.version', 'v.body', 'v.written_at'])
    .where('v.post_id', '=', id)
    .where(sql<SqlBool>`(v.audience = 'Anyone' or posts.author_id = ${viewer}::uuid or are_connected(posts.author_id, ${viewer}::uuid))`)
    .orderBy('v.version', 'desc')
    .execute()

const past = sql<Date>`clock_timestamp() - make_interval(secs => ${sql.lit(UNDO_SECONDS)})`
export const duePosts = async (db: Db, limit: number): Promise<Id<'posts'>[]> =>
  (await db.selectFrom('posts').select('id').where('deleted_at', '<=', past).orderBy('deleted_at').limit(limit).execute()).map(({ id }) => id)
export const dropPost = (tx: Tx, id: Id<'posts'>) =>
  tx.deleteFrom('posts').where('id', '=', id).where('deleted_at', '<=', past).returning(['author_id', 'club_id']).executeTakeFirst()
export const picturesOf = async (tx: Tx, id: Id<'posts'>): Promise<string[]> =>
  (await tx.selectFrom('post_medias').select('media_id').where('post_id', '=', id).execute()).map(({ media_id }) => media_id)

/** Of these pictures, those that nothing else shows but posts that are gone, in clubs or for connections; a draft shows nothing to anybody. */
export async function shownHereOnly(tx: Tx, ids: readonly string[], post_id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select asked.id from unnest(${[...ids]}::uuid[]) as asked(id)
    where not exists (select from media_uses u where u.media_id = asked.id and u.subject_type <> 'draft'
      and (u.subject_type, u.subject_id) <> ('post', ${post_id}::uuid)
      and not exists (select from posts p where u.subject_type = 'post' and p.id = u.subject_id
        and (p.deleted_at is not null or p.audience = 'Connections' or p.removed_at is not null or p.club_id is not null)))`.execute(tx)
  return rows.map(({ id }) => id)
}
