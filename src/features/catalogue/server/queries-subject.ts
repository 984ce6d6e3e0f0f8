import { type SqlBool, sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { SubjectReach } from '#server/slices/subject.ts'

/** Visible to all viewers. */
export const entryReach: SubjectReach = (_, id) => sql<SqlBool>`exists (select from catalogue_entries where catalogue_entries.id = ${id})`

export const entriesNamed = (db: Db, ids: readonly string[]) =>
  db.selectFrom('catalogue_entries').select(['id', 'number', 'name', 'media_id']).where(sql<SqlBool>`id = any(${ids}::uuid[])`).execute()
