import { type SqlBool, sql } from 'kysely'
import { visibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Circle } from '../rules.ts'

/** Performance: prefix search as a range in byte order, which an index can answer. */
const begins = (text: ReturnType<typeof sql>, start: string) =>
  sql<SqlBool>`(${text} collate "C" >= ${start} and ${text} collate "C" < ${start} || U&'\\+10FFFF')`
const FULL_NAME = sql`plain_text(first_name || ' ' || last_name)`
const LAST_NAME = sql`plain_text(last_name)`

/** Members by name or number. Privacy: never by hidden parts such as the e-mail address. */
export function membersNamed(db: Db, viewer: string | null, { start, number }: { start: string; number: number | null }) {
  const username = begins(sql`username`, start)
  const named = sql<SqlBool>`(${username} or ${begins(FULL_NAME, start)} or ${begins(LAST_NAME, start)} or uid = ${number}::int)`
  return db.selectFrom('members').where(visibleTo(viewer, 'members')).where(named)
}

export const membersFound = (db: Db, viewer: string | null, wish: { start: string; number: number | null }, place: PagePosition<readonly [string]>) =>
  membersNamed(db, viewer, wish)
    .select(['id', 'uid', 'username', 'full_name', 'image_url', 'level', 'email', 'is_private', 'created_at'])
    .select(sql<Circle | null>`(select who from profile_visibility v where v.member_id = members.id and v.field = 'email')`.as('email_circle'))
    .where(beyond(['username'], 'asc', place))
    .orderBy('username')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export type FoundRow = Awaited<ReturnType<typeof membersFound>>[number]

/** Folds text exactly as the indexes do. */
export async function folded(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ plain: string }>`select plain_text(${text}) as plain`.execute(db)
  return rows[0]!.plain
}
