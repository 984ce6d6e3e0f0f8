import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { past } from './queries.ts'

/** Ids hold the time of their making, so the oldest rows are found by the key. */
const OLD = sql`(
  (select n.id from notifications n where n.deleted_at <= ${past} limit 1000) union all
  (select n.id from notifications n where n.read_at < clock_timestamp() - interval '90 days' limit 1000) union all
  (select n.id from notifications n where n.id < uuidv7(interval '-1 year') and n.place < uuidv7(interval '-1 year') order by n.id limit 1000)
)`

export const hasOld = async (db: Db): Promise<boolean> => (await sql`select from ${OLD} as old limit 1`.execute(db)).rows.length > 0
/** A portion; the timer goes on while there is more. */
export const dropOld = async (tx: Tx): Promise<void> =>
  void (await sql`delete from notifications where id in (select old.id from ${OLD} as old)`.execute(tx))
