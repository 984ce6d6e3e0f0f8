import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { SEARCH_HOURS } from '../../rules.ts'

export type SearchId = Id<'trade_circle_searches'>
const waiting = (db: Db) => db.selectFrom('trade_circle_searches').where('due_at', 'is not', null)
export const dueSearches = async (db: Db, limit: number): Promise<SearchId[]> =>
  (await waiting(db).select('id').where('due_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextSearch = async (db: Db): Promise<Date | null> => (await waiting(db).select('due_at').executeTakeFirst())?.due_at ?? null

/** False when it has begun before. */
export const beginSearch = async (tx: Tx, id: SearchId): Promise<boolean> =>
  (
    await sql`update trade_circle_searches set due_at = null, began_at = clock_timestamp()
      where id = ${id} and due_at <= clock_timestamp() returning id`.execute(tx)
  ).rows.length > 0

export const isSearching = async (db: Db, id: SearchId): Promise<boolean> =>
  (await db.selectFrom('trade_circle_searches').select('id').where('id', '=', id).where('ended_at', 'is', null).executeTakeFirst()) !== undefined

interface Found {
  readonly members: number
  readonly wants: number
  readonly circles: number
  readonly trades: number
  readonly bound: number
}
/** Ends it, and names the day of the next one. False when it had ended. */
export async function endSearch(tx: Tx, id: SearchId, found: Found | undefined): Promise<boolean> {
  const ended = await tx
    .updateTable('trade_circle_searches')
    .set({ ...found, ended_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) return false
  await sql`insert into trade_circle_searches (due_at) values (clock_timestamp() + make_interval(hours => ${SEARCH_HOURS}))
    on conflict do nothing`.execute(tx)
  return true
}
