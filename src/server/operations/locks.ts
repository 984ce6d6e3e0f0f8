import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Tx } from './contexts.ts'
import type { Slice } from './slice.ts'

/**
 * Lock order, the same everywhere, so that deadlocks cannot occur: a transaction that holds a later rank never waits for an earlier one. Each
 * slice ranks its own tables (`lockRank`): members from 100, then orders from group to payment, things from 600, money from 900.
 */
const ranks = new Map<string, number>()
export type Rank = keyof Tables & string

/** Registers the ranks at the start. Throws when two slices declare the same table or the same rank, which would leave their order open. */
export function rankLocks(slices: readonly Pick<Slice, 'lockRank'>[]): void {
  const declared = slices.flatMap(({ lockRank }) => Object.entries(lockRank) as [string, number][])
  for (const [at, [table, rank]] of declared.entries()) {
    const other = declared.slice(0, at).find(([name, taken]) => name === table || taken === rank)
    if (other) throw new Error(`${table} is ranked ${rank} for locks, ${other[0]} is ranked ${other[1]}: each table and each rank stands once`)
  }
  ranks.clear()
  for (const [table, rank] of declared) ranks.set(table, rank)
}

/** An array parameter whose length the planner cannot see, so that one generic plan serves any number of ids. */
export const several = (ids: readonly string[]) => sql<string[]>`array(select unnest(${ids}::uuid[]))`

const held = new WeakMap<Tx, { rank: Rank; at: number }>()
/** Tests run as production does, and still check the order. */
const strict = process.env.NODE_ENV !== 'production' || process.env.LOCK_ORDER === 'checked'

/**
 * Row locks in one table, in the order of their ids; returns the ids that exist. Values read before are stale: read them again. FOR NO KEY UPDATE:
 * other rows may still reference these.
 */
export const lock = async (tx: Tx, rank: Rank, ids: readonly string[]): Promise<string[]> =>
  (await lockingIds(tx, rank, ids).execute(tx)).rows.map((row) => row.id)

/** The same without running it, for `pipelined`: later queries of the batch see the rows as locked. */
export function lockingIds(tx: Tx, rank: Rank, ids: readonly string[]): RawBuilder<{ id: string }> {
  reach(tx, rank)
  const sorted = [...new Set(ids)].sort()
  return sql`select id from ${sql.table(rank)} where id = any(${several(sorted)}) order by id for no key update`
}

/** For `pipelined`: these rows stay as they are. Others may do the same meanwhile; whoever would change or lock one waits. */
export function sharingIds(tx: Tx, rank: Rank, ids: readonly string[]): RawBuilder<{ id: string }> {
  reach(tx, rank)
  const sorted = [...new Set(ids)].sort()
  return sql`select id from ${sql.table(rank)} where id = any(${several(sorted)}) order by id for share`
}

/**
 * Locks the rows of a query and returns them as they are after the wait. Only columns of the locked table are current; joined values are as old as
 * the query's snapshot.
 */
export async function lockRows<R extends Rank, Row>(tx: Tx, rank: R, rows: SelectQueryBuilder<Tables, R, Row>): Promise<Row[]> {
  return (await locking(tx, rank, rows).execute()) as Row[]
}

/** The same without running it. */
function locking<R extends Rank, Row>(tx: Tx, rank: R, rows: SelectQueryBuilder<Tables, R, Row>): SelectQueryBuilder<Tables, R, Row> {
  reach(tx, rank)
  return rows.orderBy(sql.ref(`${rank}.id`)).forNoKeyUpdate()
}

/** A precompiled query that locks rows as `locking` would; registers its rank. */
export function lockingBy<Row>(tx: Tx, rank: Rank, compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  reach(tx, rank)
  return compiled
}

function reach(tx: Tx, rank: Rank) {
  const at = ranks.get(rank)
  // Tests of single queries start no server, so no ranks are registered.
  if (at === undefined && !ranks.size) return
  if (at === undefined) throw new Error(`${rank} has no rank for locks: its slice declares lockRank`)
  const before = held.get(tx)
  if (strict && before && at < before.at) throw new Error(`${rank} is locked after ${before.rank}: locks are taken in the order of their ranks`)
  held.set(tx, { rank, at })
}
