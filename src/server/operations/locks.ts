import { type CompiledQuery, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Tx } from './contexts.ts'

/**
 * The one order in which rows are locked, everywhere: whoever holds a later one never waits for an earlier.
 * (model: member limits first, then the dealing from the outside in, then things, then money)
 */
const RANKS = ['members', 'stores', 'order_groups', 'orders', 'payments', 'products', 'stamp_items', 'medias', 'ledger_accounts'] as const
export type Rank = (typeof RANKS)[number]

/** These ids, in a way that the planner never counts them: one plan serves for one and for many, and is made once. */
export const several = (ids: readonly string[]) => sql<string[]>`array(select unnest(${ids}::uuid[]))`

const held = new WeakMap<Tx, number>()
const strict = process.env.NODE_ENV !== 'production'

/** Locks rows of one table in the order of their ids; answers the ids that exist. What was read before is stale now: read again. Not the key's own lock: others may point at these rows meanwhile. */
export const lock = async (tx: Tx, rank: Rank, ids: readonly string[]): Promise<string[]> =>
  (await lockingIds(tx, rank, ids).execute(tx)).rows.map((row) => row.id)

/** The same, not asked yet: what travels together is answered in the order in which it is asked, so what comes behind sees what it locks. */
export function lockingIds(tx: Tx, rank: Rank, ids: readonly string[]): RawBuilder<{ id: string }> {
  reach(tx, rank)
  const sorted = [...new Set(ids)].sort()
  return sql`select id from ${sql.table(rank)} where id = any(${several(sorted)}) order by id for no key update`
}

/** The same of rows that a question names, answered as they are after the wait. Only their own columns are so fresh: what is looked up beside them is as old as the question. */
export async function lockRows<R extends Rank, Row>(tx: Tx, rank: R, rows: SelectQueryBuilder<Tables, R, Row>): Promise<Row[]> {
  return (await locking(tx, rank, rows).execute()) as Row[]
}

/** The same, not asked yet. */
function locking<R extends Rank, Row>(tx: Tx, rank: R, rows: SelectQueryBuilder<Tables, R, Row>): SelectQueryBuilder<Tables, R, Row> {
  reach(tx, rank)
  return rows.orderBy(sql.ref(`${rank}.id`)).forNoKeyUpdate()
}

/** A lock that was compiled before, as `locking` would have written it. */
export function lockingBy<Row>(tx: Tx, rank: Rank, compiled: CompiledQuery<Row>): CompiledQuery<Row> {
  reach(tx, rank)
  return compiled
}

function reach(tx: Tx, rank: Rank) {
  const at = RANKS.indexOf(rank)
  if (strict && at < (held.get(tx) ?? -1)) throw new Error(`${rank} is locked after ${RANKS[held.get(tx)!]}: locks are taken in the order of RANKS`)
  held.set(tx, at)
}
