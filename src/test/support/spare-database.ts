import type { Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Db, openDb, openPool } from '#server/db/db.ts'

let count = 0

/** A new database of the run's cluster, migrated unless it is to be empty. Copying it on a busy machine may take longer than a statement of the product may. */
export async function createDatabase(name: string, { isEmpty = false } = {}): Promise<void> {
  const main = openPool(`${inject('cluster')}/postgres`, 1)
  await main.query("set statement_timeout = '60s'")
  await main.query(`create database ${name} ${isEmpty ? '' : 'template template_cachet strategy file_copy'}`)
  await main.end()
}

/** A migrated database for the test file, without a product. */
export function useDatabase(): { readonly pool: Pool; readonly db: Db; readonly url: string } {
  const database = {} as { pool: Pool; db: Db; url: string }
  beforeAll(async () => {
    const name = `spare_${process.pid}_${++count}`
    await createDatabase(name)
    const url = `${inject('cluster')}/${name}`
    const pool = openPool(url)
    Object.assign(database, { url, pool, db: openDb(pool) })
  })
  afterAll(() => database.pool?.end())
  return database
}
