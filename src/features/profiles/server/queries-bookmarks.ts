import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { beyond, type Place } from '#server/paging.ts'
import type { Tx } from '#server/run/call.ts'
import type { Circle } from '../rules.ts'
import { isThere } from './queries.ts'

export interface Kept {
  readonly type: string
  readonly id: string | undefined
}
const keptBy = (db: Db, member_id: string, { type, id }: Kept) => {
  const kept = db
    .selectFrom('bookmarks as b')
    .innerJoin('members', 'members.id', 'b.book_markable_id')
    .where('b.member_id', '=', member_id)
    .where('b.book_markable_type', '=', type)
    .where(isThere(member_id))
  return id === undefined ? kept : kept.where('b.book_markable_id', '=', id)
}
export const bookmarksCounted = (db: Db, member_id: string, kept: Kept) => keptBy(db, member_id, kept).select('b.id')

/** Whom somebody kept, as far as they are still there for them. */
export const bookmarksKept = (db: Db, member_id: string, kept: Kept, place: Place<readonly [string]>) =>
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
