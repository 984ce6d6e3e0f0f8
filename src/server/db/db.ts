import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Cache, openCache } from '../cache/cache.ts'
import { corkWrites, pipelinedPool } from './pipeline.ts'
import { namedStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** A bigint that JavaScript would round is a fault, not a number. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is past what a number can hold`)
  return value
})

/** A day of the calendar belongs to no zone: it stays the text that it is, YYYY-MM-DD. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const LIMITS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 }

/** No query, lock or idle transaction outlives these; a caller that waits 2 s for a connection is told to come back. */
export function openPool(url: string, max = 20): pg.Pool {
  const options = Object.entries(LIMITS).map(([name, value]) => `-c ${name}=${value}`)
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    options: [...options, '-c timezone=UTC'].join(' '),
    pipeline: true,
  } as pg.PoolConfig)
  // A connection that breaks, idle or between two queries, is replaced at its next use; without a listener it would end the process.
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('connect', corkWrites)
  return pool
}

/** A few connections more to the same database, for work that must never take the last one of the others. */
export const besidePool = (pool: pg.Pool, max: number): pg.Pool => openPool(pool.options.connectionString!, max)

const lost = () => {}

/** What a database and its transactions have in common: Kysely makes one for each pool. */
class CachingAdapter extends PostgresAdapter {
  readonly cache = openCache()
}
class CachingDialect extends PostgresDialect {
  override createAdapter = () => new CachingAdapter()
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new CachingDialect({ pool: pipelinedPool(namedStatements(pool)) }) })

/** The caches of this database: the same within its transactions. */
export const cacheOf = (db: Pick<Db, 'getExecutor'>): Cache => (db.getExecutor().adapter as CachingAdapter).cache

/** The database's clock, in a statement of its own: call it after the lock, for what was read before waiting is old. */
export async function clockOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  return rows[0]!.at
}
