import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Members by their usernames, as far as the writer may know of them. */
export const membersNamed = (db: Db, writer: string, usernames: readonly string[]) =>
  db
    .selectFrom('members as m')
    .select(['m.id', 'm.username'])
    .where(sql<SqlBool>`m.username = any(${[...usernames]}::text[])`)
    .where(ownerVisibleTo(writer, 'm.id'))
    .execute()

/** Today's names of members, as far as the reader may know of them. */
export const namesNow = (db: Db, viewer: string | null, ids: readonly string[]) =>
  db
    .selectFrom('members as m')
    .select(['m.id', 'm.full_name'])
    .where(sql<SqlBool>`m.id = any(${[...ids]}::uuid[])`)
    .where(ownerVisibleTo(viewer, 'm.id'))
    .execute()

export const memberSince = async (db: Db, id: Id<'members'>): Promise<Date> =>
  (await db.selectFrom('members').select('created_at').where('id', '=', id).executeTakeFirstOrThrow()).created_at
