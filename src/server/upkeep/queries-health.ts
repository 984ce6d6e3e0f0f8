import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface DatabaseFacts {
  readonly database_bytes: number
  readonly connections: number
  readonly largest: readonly { readonly name: string; readonly bytes: number }[]
}
/** Sizes as PostgreSQL's catalogue knows them: no table is read. */
export async function databaseFacts(db: Db): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`select pg_database_size(current_database())::float8 as database_bytes,
      (select count(*)::int from pg_stat_activity a where a.datname = current_database()) as connections,
      coalesce((select jsonb_agg(t order by t.bytes desc) from (select c.relname as name, pg_total_relation_size(c.oid) as bytes from pg_class c
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relpages desc limit 5) t), '[]') as largest`.execute(db)
  return rows[0]!
}
