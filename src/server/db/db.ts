import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { type Cache, openCache } from '../cache/cache.ts'
import { corkWrites, pipelinedPool } from './pipeline.ts'
import { namedStatements } from './prepared-statements.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** Throws for a bigint that JavaScript would round. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is past what a number can hold`)
  return value
})

/** A date has no time zone: it stays the text YYYY-MM-DD. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

const LIMITS = { statement_timeout: 5_000, lock_timeout: 2_000, idle_in_transaction_session_timeout: 10_000 }

/** Timeouts apply to every query, lock and idle transaction; a caller that waits 2 s for a connection gets an error that becomes `server.busy`. */
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
  // A broken connection, idle or between two queries, is replaced at its next use; without a listener its error event would end the process.
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  pool.on('connect', corkWrites)
  return pool
}

/** A second small pool for the same database, for work that must not use up the connections of the main pool. */
export const besidePool = (pool: pg.Pool, max: number): pg.Pool => openPool(pool.options.connectionString!, max)

const lost = () => {}

/** Carries the cache: Kysely creates one adapter per pool, which its transactions share. */
class CachingAdapter extends PostgresAdapter {
  readonly cache = openCache()
}
class CachingDialect extends PostgresDialect {
  override createAdapter = () => new CachingAdapter()
}

export const openDb = (pool: pg.Pool): Db => new Kysely<Tables>({ dialect: new CachingDialect({ pool: pipelinedPool(namedStatements(pool)) }) })

/** The caches of this database; the same inside its transactions. */
export const cacheOf = (db: Pick<Db, 'getExecutor'>): Cache => (db.getExecutor().adapter as CachingAdapter).cache

/** The database's clock, as a separate statement. Call it after the lock: a time read before waiting is stale. */
export async function clockOf(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  return rows[0]!.at
}
