import { type SqlBool, sql } from 'kysely'
import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { trades } from '../contract.ts'

type Person = OutputOf<typeof trades.show>['trade']['owner']

/** The members of a page, in one statement. */
export async function peopleOf(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .selectFrom('members as m')
    .select(['m.id', 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at'])
    .where(sql<SqlBool>`m.id = any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, id: row.id as MemberId, full_name: row.full_name! }]))
}
