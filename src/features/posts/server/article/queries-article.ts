import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { wordsAsked, wordsIn } from '#server/db/word-search.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import { readableBy } from '../queries.ts'

/** The head of an article, and its text without form: what cards, moderators and muted words read. */
export interface ArticleHead {
  readonly title: string
  readonly summary: string
  readonly body: string
  readonly minutes: number
  readonly cover_media_id: Id<'medias'> | null
  readonly cover_alt: string
  readonly is_news: boolean
}
const columns = (head: ArticleHead) => ({ ...head, words: wordsIn([head.title]) })
export async function keepArticle(tx: Tx, author_id: Id<'members'>, club_id: Id<'clubs'> | null, head: ArticleHead): Promise<Id<'posts'>> {
  const row = { author_id, club_id, audience: 'Anyone', kind: 'Blog', ...columns(head) }
  return (await tx.insertInto('posts').values(row).returning('id').executeTakeFirstOrThrow()).id
}
export const changeArticle = (tx: Tx, id: Id<'posts'>, head: ArticleHead) =>
  tx
    .updateTable('posts')
    .set({ ...columns(head), version: sql<number>`version + 1`, edited_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()

export const blogReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from posts where posts.id = ${id} and posts.kind = 'Blog' and ${readableBy(viewer)})`

export async function tagsOf(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ post_id: string; tags: string[] }>`select t.post_id, array_agg(t.tag order by t.tag) as tags
    from post_tags t where t.post_id = any(${[...ids]}::uuid[]) group by t.post_id`.execute(db)
  return new Map(rows.map(({ post_id, tags }) => [post_id, tags]))
}

/** Newest articles that the words could mean are looked at. */
const WINDOW = 200
export async function articlesNamed(db: Db, viewer: string | null, typed: string, limit: number): Promise<string[]> {
  const asked = wordsAsked(typed)
  if (!asked.length) return []
  const whole = asked.flatMap(({ word, open }) => (open ? [] : [word]))
  const begun = asked.flatMap(({ word, open }) =>
    open ? [sql<SqlBool>`exists (select from unnest(posts.words) as w(word) where starts_with(w.word, ${word}))`] : [],
  )
  const { rows } = await sql<{ id: string }>`select posts.id from (select * from posts
      where posts.kind = 'Blog' and posts.deleted_at is null and posts.words @> ${whole}::text[] order by posts.id desc limit ${WINDOW}) as posts
    where ${sql.join([readableBy(viewer), ...begun], sql` and `)} order by posts.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
