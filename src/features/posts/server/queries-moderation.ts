import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** Precondition: a decision of moderators is about it. */
export const postById = (tx: Tx, id: string) =>
  tx
    .selectFrom('posts')
    .select(['posts.id', 'posts.author_id', 'posts.audience', 'posts.club_id', 'posts.removed_at', 'posts.deleted_at'])
    .where('posts.id', '=', id as Id<'posts'>)
    .executeTakeFirst()
/** The reason stands in the decision. */
export const setTakenDown = (tx: Tx, id: Id<'posts'>, is_down: boolean) =>
  tx
    .updateTable('posts')
    .set({ removed_at: is_down ? sql<Date>`clock_timestamp()` : null, pinned_at: null })
    .where('posts.id', '=', id)
    .execute()
