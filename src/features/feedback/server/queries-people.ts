import { type SqlBool, sql } from 'kysely'
import type { OutputOf } from '#kernel/operation.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { feedback } from '../contract.ts'

export type Person = OutputOf<typeof feedback.list>['feedbacks']['data'][number]['author']

export async function people(db: Db, ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await db
    .selectFrom('members as m')
    .select(['m.id', 'm.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at'])
    .where(sql<SqlBool>`m.id = any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, id: row.id as MemberId, full_name: row.full_name! }]))
}

/** What deals were about. */
export async function titles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('feedback_deals as d')
    .select(['d.id', 'd.title'])
    .where(sql<SqlBool>`d.id = any(${[...new Set(ids)]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}
