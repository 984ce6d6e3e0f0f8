import { sql } from 'kysely'
import { selfOrVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Circle } from '../rules.ts'

export interface Bookmark {
  readonly type: string
  readonly id: string | undefined
}
const keptBy = (db: Db, member_id: string, { type, id }: Bookmark) => {
  const kept = db
    .selectFrom('bookmarks as b')
    .innerJoin('members', 'members.id', 'b.book_markable_id')
    .where('b.member_id', '=', member_id)
    .where('b.book_markable_type', '=', type)
    .where(selfOrVisibleTo(member_id, 'members'))
  return id === undefined ? kept : kept.where('b.book_markable_id', '=', id)
}
export const bookmarksCounted = (db: Db, member_id: string, kept: Bookmark) => keptBy(db, member_id, kept).select('b.id')

/** Whom somebody kept, as far as they are still there for them. */
export const bookmarksKept = (db: Db, member_id: string, kept: Bookmark, place: PagePosition<readonly [string]>) =>
  keptBy(db, member_id, kept)
    .leftJoin('stores as s', 's.member_id', 'members.id')
    .select(['b.id as bookmark_id', 'b.created_at as bookmarked_at', 's.id as store_id', 's.name as store_name'])
    .select([
      'members.id',
      'members.uid',
      'members.username',
      'members.full_name',
      'members.image_url',
      'members.level',
      'members.email',
      'members.is_private',
      'members.created_at',
    ])
    .select(sql<Circle | null>`(select who from profile_visibility v where v.member_id = members.id and v.field = 'email')`.as('email_circle'))
    .where(beyond(['b.id'], 'desc', place))
    .orderBy('b.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

export async function keepBookmark(tx: Tx, member_id: string, book_markable_type: string, book_markable_id: string) {
  await tx
    .insertInto('bookmarks')
    .values({ member_id, book_markable_type, book_markable_id })
    .onConflict((on) => on.doNothing())
    .execute()
}
export async function dropBookmark(tx: Tx, member_id: string, book_markable_type: string, book_markable_id: string) {
  await tx
    .deleteFrom('bookmarks')
    .where('member_id', '=', member_id)
    .where('book_markable_type', '=', book_markable_type)
    .where('book_markable_id', '=', book_markable_id)
    .execute()
}

/** How many of these are there for this viewer. */
export async function countThere(tx: Tx, viewer: string, ids: readonly string[]): Promise<number> {
  if (!ids.length) return 0
  const { n } = await tx
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('id', 'in', ids)
    .where(selfOrVisibleTo(viewer, 'members'))
    .executeTakeFirstOrThrow()
  return n
}

/** These and no others. Who is named already stays in their place; whoever is hidden for now, and could not be named, stays too. */
export async function keepOnly(tx: Tx, member_id: string, type: string, ids: readonly string[]): Promise<{ added: number; removed: number }> {
  const { rows } = await sql<{ added: number; removed: number }>`
    with gone as (delete from bookmarks b using members where b.member_id = ${member_id} and b.book_markable_type = ${type}
        and members.id = b.book_markable_id and ${selfOrVisibleTo(member_id, 'members')} and not b.book_markable_id = any(${ids}::uuid[]) returning 1),
      come as (insert into bookmarks (member_id, book_markable_type, book_markable_id)
        select ${member_id}, ${type}, id from unnest(${ids}::uuid[]) as id on conflict do nothing returning 1)
    select (select count(*)::int from come) as added, (select count(*)::int from gone) as removed`.execute(tx)
  return rows[0]!
}
