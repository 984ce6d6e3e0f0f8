import { type SqlBool, sql } from 'kysely'
import type { PostId } from '#features/posts/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { DraftId } from '../contract.ts'

/** A text of jsonb, as the rules read it. */
const content = sql<string>`content::text`.as('content')
const LINE = ['id', 'author_id', 'post_id', 'title', 'version', 'is_changed', 'publish_at', 'updated_at'] as const
const WHOLE = [...LINE, 'club_id', 'summary', 'cover_media_id', 'cover_alt', 'tags', 'is_news'] as const
interface Published {
  post_id: PostId | null
}
/** Drafts of articles that their author has deleted wait with them. */
const there = sql<SqlBool>`(blog_drafts.post_id is null or exists (select from posts p where p.id = blog_drafts.post_id and p.deleted_at is null))`
const whole = (db: Db) =>
  db
    .selectFrom('blog_drafts')
    .select([...WHOLE, content])
    .where(there)
    .$narrowType<Published>()
export type DraftRow = Awaited<ReturnType<ReturnType<typeof whole>['executeTakeFirstOrThrow']>>

/** One's own, by its id or by that of its article. */
export const ownDraft = (db: Db, author_id: Id<'members'>, id: string): Promise<DraftRow | undefined> =>
  whole(db)
    .where('author_id', '=', author_id)
    .where(sql<SqlBool>`(blog_drafts.id = ${id}::uuid or blog_drafts.post_id = ${id}::uuid)`)
    .executeTakeFirst()
export const draftById = (tx: Tx, id: DraftId): Promise<DraftRow | undefined> => whole(tx).where('id', '=', id).executeTakeFirst()

export const draftLines = (db: Db, author_id: Id<'members'>, place: PagePosition<readonly [string]>) =>
  db
    .selectFrom('blog_drafts')
    .select(LINE)
    .$narrowType<Published>()
    .where('author_id', '=', author_id)
    .where(there)
    .where(beyond(['blog_drafts.id'], 'desc', place))
    .orderBy('blog_drafts.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const draftsOf = (db: Db, author_id: Id<'members'>) =>
  db.selectFrom('blog_drafts').select('blog_drafts.id').where('author_id', '=', author_id).where(there)

export const versionsOf = (db: Db, draft_id: DraftId) =>
  db
    .selectFrom('blog_versions')
    .select(['version', 'title', 'summary', 'saved_at', content])
    .where('draft_id', '=', draft_id)
    .orderBy('version', 'desc')
    .execute()

/** The texts of articles, and the drafts of those that are the viewer's own. Precondition: the viewer reads these posts. */
export async function textsOf(db: Db, viewer: string | null, ids: readonly string[]) {
  const { rows } = await sql<{ post_id: PostId; content: string; draft_id: DraftId | null }>`select a.post_id, a.content::text as content,
      (select d.id from blog_drafts d where d.post_id = a.post_id and d.author_id = ${viewer}::uuid) as draft_id
    from blog_articles a where a.post_id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.post_id as string, row]))
}

/** What an article that is gone has left. */
export const leftDraft = async (tx: Tx, post_id: PostId): Promise<DraftId | undefined> =>
  (await tx.selectFrom('blog_drafts').select('id').where('post_id', '=', post_id).executeTakeFirst())?.id

/** Drafts whose time has come. */
export const dueDrafts = async (db: Db, limit: number): Promise<DraftId[]> => {
  const rows = await db
    .selectFrom('blog_drafts')
    .select('id')
    .where('publish_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('publish_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
export const nextDue = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('blog_drafts').select('publish_at').where('publish_at', 'is not', null).orderBy('publish_at').limit(1).executeTakeFirst())
    ?.publish_at ?? null
