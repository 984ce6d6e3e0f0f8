import type { Pool } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Db, openDb, openPool } from '#server/db/db.ts'

let count = 0

/** A migrated database for the test file, without a product. */
export function useDatabase(): { readonly pool: Pool; readonly db: Db; readonly url: string } {
  const database = {} as { pool: Pool; db: Db; url: string }
  beforeAll(async () => {
    const main = openPool(`${inject('cluster')}/postgres`, 1)
    const name = `spare_${process.pid}_${++count}`
    await main.query(`create database ${name} template template_cachet strategy file_copy`)
    await main.end()
    const url = `${inject('cluster')}/${name}`
    const pool = openPool(url)
    Object.assign(database, { url, pool, db: openDb(pool) })
  })
  afterAll(() => database.pool?.end())
  return database
}
