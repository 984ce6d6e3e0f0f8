import { sql } from 'kysely'
import type { Tx } from './call.ts'

/**
 * The one order in which rows are locked, everywhere: whoever holds a later one never waits for an earlier.
 * (model: member limits first, then the dealing from the outside in, then things, then money)
 */
const RANKS = ['members', 'stores', 'order_groups', 'orders', 'payments', 'products', 'stamp_items', 'medias', 'ledger_accounts'] as const
export type Rank = (typeof RANKS)[number]

const held = new WeakMap<Tx, number>()
const strict = process.env.NODE_ENV !== 'production'

/** Locks rows of one table in the order of their ids; answers the ids that exist. What was read before is stale now: read again. Not the key's own lock: others may point at these rows meanwhile. */
export async function lock(tx: Tx, rank: Rank, ids: readonly string[]): Promise<string[]> {
  const at = RANKS.indexOf(rank)
  if (strict && at < (held.get(tx) ?? -1)) throw new Error(`${rank} is locked after ${RANKS[held.get(tx)!]}: locks are taken in the order of RANKS`)
  held.set(tx, at)
  const sorted = [...new Set(ids)].sort()
  const { rows } = await sql<{
    id: string
  }>`select id from ${sql.table(rank)} where id = any(${sorted}::uuid[]) order by id for no key update`.execute(tx)
  return rows.map((row) => row.id)
}
