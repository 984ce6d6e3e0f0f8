import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { SubjectKind } from '#server/slices/subject.ts'

export interface BookmarkFilter {
  readonly kinds: readonly SubjectKind[]
  readonly id: string | undefined
}
/** Visible subjects of these kinds. Each kind supplies its condition in SQL, so that pages and totals are exact. */
const within = (viewer: string, kinds: readonly SubjectKind[]) =>
  sql<SqlBool>`(${sql.join(
    kinds.map(({ name, reach }) => sql`b.book_markable_type = ${name} and ${reach(viewer, sql.ref('b.book_markable_id'))}`),
    sql` or `,
  )})`

const keptBy = (db: Db, member_id: Id<'members'>, { kinds, id }: BookmarkFilter) => {
  const kept = db.selectFrom('bookmarks as b').where('b.member_id', '=', member_id).where(within(member_id, kinds))
  return id === undefined ? kept : kept.where('b.book_markable_id', '=', id)
}
export const bookmarksCounted = (db: Db, member_id: Id<'members'>, kept: BookmarkFilter) => keptBy(db, member_id, kept).select('b.id')

/** Bookmarks of a member that are still visible to them. */
export const bookmarksKept = (db: Db, member_id: Id<'members'>, kept: BookmarkFilter, place: PagePosition<readonly [string]>) =>
  keptBy(db, member_id, kept)
    .select(['b.id', 'b.created_at', 'b.book_markable_type', 'b.book_markable_id'])
    .where(beyond(['b.id'], 'desc', place))
    .orderBy('b.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export type BookmarkRow = Awaited<ReturnType<typeof bookmarksKept>>[number]

export async function keepBookmark(tx: Tx, member_id: Id<'members'>, book_markable_type: string, book_markable_id: string) {
  await tx
    .insertInto('bookmarks')
    .values({ member_id, book_markable_type, book_markable_id })
    .onConflict((on) => on.doNothing())
    .execute()
}
export async function dropBookmark(tx: Tx, member_id: Id<'members'>, book_markable_type: string, book_markable_id: string) {
  await tx
    .deleteFrom('bookmarks')
    .where('member_id', '=', member_id)
    .where('book_markable_type', '=', book_markable_type)
    .where('book_markable_id', '=', book_markable_id)
    .execute()
}

export async function countThere(tx: Tx, viewer: string, { reach }: SubjectKind, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from unnest(${ids}::uuid[]) as asked(id) where ${reach(viewer, sql.ref('asked.id'))}`.execute(tx)
  return rows[0]!.n
}

/** Replaces the visible bookmarks. Existing ones keep their position; hidden ones stay, because the member could not name them. */
export async function keepOnly(
  tx: Tx,
  member_id: Id<'members'>,
  { name, reach }: SubjectKind,
  ids: readonly string[],
): Promise<{ added: number; removed: number }> {
  const { rows } = await sql<{ added: number; removed: number }>`
    with gone as (delete from bookmarks b where b.member_id = ${member_id} and b.book_markable_type = ${name}
        and ${reach(member_id, sql.ref('b.book_markable_id'))} and not b.book_markable_id = any(${ids}::uuid[]) returning 1),
      come as (insert into bookmarks (member_id, book_markable_type, book_markable_id)
        select ${member_id}, ${name}, id from unnest(${ids}::uuid[]) as id on conflict do nothing returning 1)
    select (select count(*)::int from come) as added, (select count(*)::int from gone) as removed`.execute(tx)
  return rows[0]!
}
