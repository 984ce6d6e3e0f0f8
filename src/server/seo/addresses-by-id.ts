import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { type AddressSource, FILE_SIZE, type Listed } from './sitemap.ts'

interface RowsWithPages {
  /** Also the first word of the sitemap's files. */
  readonly name: string
  readonly table: keyof Tables
  /** Condition on the rows that everybody may see. */
  readonly shown?: RawBuilder<SqlBool>
  readonly path: (id: string) => string
}

/** Sitemap of a table with `id` and `updated_at`: every file begins at the id of its first row, and its parts follow by keyset. */
export function addressesById({ name, table, shown = sql<SqlBool>`true`, path }: RowsWithPages): AddressSource {
  const rows = sql.table(table)
  return {
    name,
    async files(db) {
      const found = await sql<{ id: string }>`
        select id from (select id, row_number() over (order by id) as n from ${rows} where ${shown}) as numbered
        where n % ${FILE_SIZE}::bigint = 1 order by id`.execute(db)
      return found.rows.map(({ id }) => id)
    },
    async part(db, file, after, limit) {
      const begin = after === null ? sql`id >= ${file}::uuid` : sql`id > ${after}::uuid`
      const found = await sql<{ id: string; updated_at: Date }>`
        select id, updated_at from ${rows} where ${begin} and ${shown} order by id limit ${limit}`.execute(db)
      return found.rows.map(({ id, updated_at }): Listed => ({ key: id, path: path(id), changed_at: updated_at }))
    },
  }
}
