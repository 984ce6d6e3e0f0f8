import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import { UNDO_SECONDS } from '#kernel/measures.ts'
import type { Id } from '#kernel/shapes.ts'
import type { FoundEntity } from '#kernel/written/entities.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { SubjectKind, SubjectOwner, SubjectReach } from '#server/slices/subject.ts'

export interface About {
  readonly subject_type: string
  readonly subject_id: string
}
/** The member who shows the thing, if the viewer may know of it; undefined otherwise. */
export async function ownerOf(db: Db, viewer: string | null, { reach, owner }: SubjectKind, id: string) {
  const { rows } = await sql<{ owner_id: Id<'members'> | null }>`select ${owner ? owner(sql.ref('asked.id')) : sql`null::uuid`} as owner_id
    from (values (${id}::uuid)) as asked(id) where ${reach(viewer, sql.ref('asked.id'))}`.execute(db)
  return rows[0]
}

/** A comment is within reach when it stands, its writer may be seen, and so may what it is about. */
export const commentReach: SubjectReach = (viewer, id, kinds = []) =>
  sql<SqlBool>`exists (select from comments c where c.id = ${id} and c.deleted_at is null and c.hidden_at is null
    and ${ownerVisibleTo(viewer, 'c.member_id')} and ${aboutSeen(viewer, kinds)})`
const aboutSeen = (viewer: string | null, kinds: Iterable<SubjectKind>) => {
  const open = [...kinds].filter(({ uses }) => uses.includes('comment'))
  if (!open.length) return sql<SqlBool>`false`
  return sql<SqlBool>`(${sql.join(
    open.map(({ name, reach }) => sql`c.subject_type = ${name} and ${reach(viewer, sql.ref('c.subject_id'))}`),
    sql` or `,
  )})`
}
export const commentOwner: SubjectOwner = (id) => sql`(select c.member_id from comments c where c.id = ${id})`

const COLUMNS = [
  'id',
  'subject_type',
  'subject_id',
  'root_id',
  'member_id',
  'body',
  'entities',
  'version',
  'edited_at',
  'deleted_at',
  'created_at',
] as const
/** Not restricted by viewer. */
const rows = (db: Db) => db.selectFrom('comments').select(COLUMNS)
export type CommentRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export async function seenComment(db: Db, viewer: string | null, id: Id<'comments'>, kinds: Iterable<SubjectKind>): Promise<CommentRow | undefined> {
  return rows(db)
    .where('id', '=', id)
    .where(commentReach(viewer, sql.ref('comments.id'), kinds))
    .executeTakeFirst()
}
/** One's own, locked: it stands, or can still be restored. */
export async function lockOwn(tx: Tx, member_id: Id<'members'>, id: Id<'comments'>): Promise<CommentRow | undefined> {
  await lock(tx, 'comments', [id])
  const own = rows(tx).where('id', '=', id).where('member_id', '=', member_id)
  return own.where((eb) => eb.or([eb('deleted_at', 'is', null), eb('body', '<>', '')])).executeTakeFirst()
}
export const parentOf = (tx: Tx, viewer: string, { subject_type, subject_id }: About, id: Id<'comments'>) =>
  rows(tx)
    .where('id', '=', id)
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .where('hidden_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(ownerVisibleTo(viewer, 'comments.member_id'))
    .executeTakeFirst()

interface NewComment extends About {
  readonly member_id: Id<'members'>
  readonly root_id: Id<'comments'> | null
  readonly body: string
  readonly entities: readonly FoundEntity[]
}
export const keepComment = (tx: Tx, { entities, ...row }: NewComment): Promise<CommentRow> =>
  tx
    .insertInto('comments')
    .values({ ...row, entities: JSON.stringify(entities) })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** The text that stood until now is kept beside it. */
export async function keepEdit(tx: Tx, row: CommentRow, body: string, entities: readonly FoundEntity[]) {
  const written_at = row.edited_at ?? row.created_at
  await tx.insertInto('comment_versions').values({ comment_id: row.id, version: row.version, body: row.body, written_at }).execute()
  await tx
    .updateTable('comments')
    .set({ body, entities: JSON.stringify(entities), version: row.version + 1, edited_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', row.id)
    .execute()
}
export const markDeleted = (tx: Tx, id: Id<'comments'>, is_deleted: boolean) =>
  tx
    .updateTable('comments')
    .set({ deleted_at: is_deleted ? sql<Date>`clock_timestamp()` : null })
    .where('id', '=', id)
    .execute()
export const versionsOf = (db: Db, id: Id<'comments'>) =>
  db.selectFrom('comment_versions').select(['version', 'body', 'written_at']).where('comment_id', '=', id).orderBy('version', 'desc').execute()

const past = sql`clock_timestamp() - make_interval(secs => ${sql.lit(UNDO_SECONDS)})`
export const dueComments = async (db: Db, limit: number): Promise<Id<'comments'>[]> =>
  (
    await db
      .selectFrom('comments')
      .select('id')
      .where('deleted_at', 'is not', null)
      .where('body', '<>', '')
      .where('deleted_at', '<=', sql<Date>`${past}`)
      .orderBy('deleted_at')
      .limit(limit)
      .execute()
  ).map(({ id }) => id)
const unanswered = sql<SqlBool>`not exists (select from comments r where r.root_id = c.id)`
/** Deleted for good: the text goes, and the row too unless somebody has answered it; with the last answer goes the emptied comment above it. */
export async function purge(tx: Tx, id: Id<'comments'>): Promise<boolean> {
  const { rows: emptied } = await sql`update comments set body = '', entities = '[]'
    where id = ${id} and deleted_at <= ${past} and body <> '' returning id`.execute(tx)
  if (!emptied.length) return false
  await tx.deleteFrom('comment_versions').where('comment_id', '=', id).execute()
  const { rows: gone } = await sql<{ root_id: string | null }>`delete from comments c where c.id = ${id} and ${unanswered} returning root_id`.execute(
    tx,
  )
  if (gone[0]?.root_id)
    await sql`delete from comments c where c.id = ${gone[0].root_id} and c.deleted_at is not null and c.body = '' and ${unanswered}`.execute(tx)
  return true
}

/** Comments about what is gone. Replies first, because they hang on the others. */
export async function forgetAbout(tx: Tx, subject_type: string, ids: readonly string[]): Promise<string[]> {
  const about = sql<SqlBool>`subject_type = ${subject_type} and subject_id = any(${[...ids]}::uuid[])`
  const replies = await tx.deleteFrom('comments').where(about).where('root_id', 'is not', null).returning('id').execute()
  const roots = await tx.deleteFrom('comments').where(about).returning('id').execute()
  return [...replies, ...roots].map(({ id }) => id)
}
export async function commentCounts(db: Db, viewer: string | null, subject_type: string, ids: readonly string[]) {
  const { rows: found } = await sql<{ subject_id: string; count: number }>`select c.subject_id, c.count - ${blocked(viewer)} as count
    from comment_counts c where c.subject_type = ${subject_type} and c.subject_id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(found.map((row) => [row.subject_id, row.count]))
}
const blocked = (viewer: string | null) =>
  viewer === null
    ? sql`0`
    : sql`(select count(*)::int from comments o where o.subject_type = c.subject_type and o.subject_id = c.subject_id and o.deleted_at is null and o.hidden_at is null
        and o.member_id = any(array(select b.blocked_id from blocks b where b.blocker_id = ${viewer}::uuid
          union all select b.blocker_id from blocks b where b.blocked_id = ${viewer}::uuid)))`
