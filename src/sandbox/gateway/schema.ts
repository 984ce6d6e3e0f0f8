import { readFileSync } from 'node:fs'
import type { Pool } from 'pg'

const sql = readFileSync(new URL('schema.sql', import.meta.url), 'utf8')

/** Creates the tables under an advisory lock: a second process that starts at the same time waits. A role that may create nothing finds them made. */
export async function layTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ may: boolean }>("select has_database_privilege(current_database(), 'create') as may")
  if (!rows[0]!.may) return
  const tx = await pool.connect()
  try {
    await tx.query(`begin; select pg_advisory_xact_lock(hashtext('sandbox.schema')); ${sql}; commit`)
  } catch (fault) {
    await tx.query('rollback')
    throw fault
  } finally {
    tx.release()
  }
}
