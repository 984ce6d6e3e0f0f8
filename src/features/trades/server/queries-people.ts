import { type SqlBool, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { trades } from '../contract.ts'

type Person = OutputOf<typeof trades.show>['trade']['owner']

/** No block stands between the two, and the other is here. Whoever has offered before knows of a trade for ever; new terms need this. */
export const isReached = async (db: Db, viewer: string, other: string): Promise<boolean> =>
  (await db
    .selectFrom('members as m')
    .select('m.id')
    .where('m.id', '=', other as MemberId)
    .where(visibleTo(viewer))
    .executeTakeFirst()) !== undefined

/** The members of a page, in one statement. */
export async function peopleOf(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .selectFrom('members as m')
    .select(['m.id', 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at'])
    .where(sql<SqlBool>`m.id = any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, id: row.id as MemberId, full_name: row.full_name! }]))
}
