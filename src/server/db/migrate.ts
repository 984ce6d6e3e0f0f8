import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'

const FOLDER = join(import.meta.dirname, '../../../db/migrations')
const filesIn = () =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()

/** Migrations that have not been applied; for a role that could not apply them. */
export async function missingMigrations(pool: Pool): Promise<string[]> {
  const known = new Set((await pool.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name))
  return filesIn().filter((name) => !known.has(name))
}

/** Applies new migrations in the order of their names, each in its own transaction; an advisory lock makes concurrent starts wait. */
export async function migrate(pool: Pool): Promise<string[]> {
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await client.query(
      "set lock_timeout = '60s'; set statement_timeout = '120s'; select pg_advisory_lock(7220); create table if not exists migrations (name text primary key, applied_at timestamptz not null default clock_timestamp())",
    )
    const known = new Set((await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name))
    for (const name of filesIn()) {
      if (known.has(name)) continue
      await client.query(`begin;\n${readFileSync(join(FOLDER, name), 'utf8')}\n;insert into migrations (name) values ('${name}'); commit`)
      applied.push(name)
    }
    return applied
  } catch (fault) {
    await client.query('rollback')
    throw fault
  } finally {
    await client.query('select pg_advisory_unlock_all(); reset all')
    client.release()
  }
}
