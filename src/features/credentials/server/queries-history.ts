import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { toldDeeds } from '../rules.ts'

/** Newest entries by this member about credentials, read by the index of actors. */
export const deedsOf = (db: Db, member_id: Id<'members'>, limit: number) =>
  db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'operation', 'peer'])
    .where('actor_id', '=', member_id)
    .where('operation', '=', sql<string>`any(${[...toldDeeds]}::text[])`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
