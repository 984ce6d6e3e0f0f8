import type { output } from 'zod/v4/core'
import { reactionsTo } from '#features/reactions/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { type Comment, commentSubject, type Reply } from '../contract.ts'
import { firstReplies, type ListedRow } from './queries-list.ts'
import { entitiesFor } from './writing.ts'

type ReplyView = output<typeof Reply>
export type CommentView = output<typeof Comment>

interface Reader {
  readonly db: Db
  readonly viewer: string | null
  /** Whoever shows what is commented on. */
  readonly owner_id: string | null
}
/** Comments with their first replies: one question each about replies, names and reactions. */
export async function commentViews({ db, viewer, owner_id }: Reader, roots: readonly ListedRow[], withReplies = true): Promise<CommentView[]> {
  const replies = withReplies && roots.some(({ reply_count }) => reply_count > 0) ? await firstReplies(db, viewer, idsOf(roots)) : []
  const all = [...roots, ...replies]
  const [entities, felt] = await Promise.all([entitiesFor(db, viewer, all), reactionsTo(db, viewer, commentSubject.name, idsOf(all))])
  const view = (row: ListedRow): ReplyView => {
    const { id, root_id, member_id, uid, username, full_name, image_url, member_since, created_at, edited_at } = row
    const is_own = member_id === viewer
    return {
      ...{ id, root_id, created_at, is_own },
      is_deleted: row.deleted_at !== null,
      user: row.is_seen ? { id: member_id, uid, username, full_name, image_url, created_at: member_since } : null,
      ...(row.is_seen ? { body: row.body, entities: entities(row), edited_at } : { body: '', entities: [], edited_at: null }),
      is_author: row.is_seen && member_id === owner_id,
      reactions: felt(id),
    }
  }
  const under = Map.groupBy(replies, ({ root_id }) => root_id!)
  return roots.map((row) => ({ ...view(row), reply_count: row.reply_count, replies: (under.get(row.id) ?? []).map(view) }))
}
const idsOf = (rows: readonly ListedRow[]) => rows.map(({ id }) => id as string)
