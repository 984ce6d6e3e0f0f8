import { type SqlBool, sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import { topicOf } from '#kernel/written/entities.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { posts } from '../contract.ts'
import { readableBy, wholePosts } from './queries.ts'

type Asked = Pick<InputOf<typeof posts.list>, 'user_id' | 'topic' | 'kind' | 'is_news'>
const listed = (viewer: string | null, { user_id, topic, kind, is_news }: Asked) => {
  const where = [readableBy(viewer)]
  if (user_id) where.push(sql<SqlBool>`posts.author_id = ${user_id}`)
  if (topic) where.push(sql<SqlBool>`posts.id in (select t.post_id from post_tags t where t.tag = ${topicOf(topic)})`)
  if (kind) where.push(sql<SqlBool>`posts.kind = ${sql.lit(kind)}`)
  if (is_news !== undefined) where.push(is_news ? sql<SqlBool>`posts.is_news` : sql<SqlBool>`not posts.is_news`)
  return sql<SqlBool>`${sql.join(where, sql` and `)}`
}
export const postPage = (db: Db, viewer: string | null, asked: Asked, place: PagePosition<readonly [string]>) =>
  wholePosts(db)
    .where(listed(viewer, asked))
    .where(beyond(['posts.id'], 'desc', place))
    .orderBy('posts.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const postsCounted = (db: Db, viewer: string | null, asked: Asked) => db.selectFrom('posts').select('posts.id').where(listed(viewer, asked))
/** Posts in a list, for the slice that shows articles whole. */
export const postList = { page: postPage, counted: postsCounted }
