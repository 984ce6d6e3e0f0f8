import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

/** Precondition: the caller decides who may know of it. */
export const commentById = (db: Db, id: string) =>
  db
    .selectFrom('comments')
    .select(['id', 'subject_type', 'subject_id', 'member_id', 'body', 'edited_at', 'created_at', 'deleted_at', 'hidden_at'])
    .where('id', '=', id as Id<'comments'>)
    .executeTakeFirst()
export const setHidden = (tx: Tx, id: Id<'comments'>, is_hidden: boolean) =>
  tx
    .updateTable('comments')
    .set({ hidden_at: is_hidden ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute()
