import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { TradeId } from '../../contract.ts'

const scheduled = (db: Db) => db.selectFrom('trades').where('status', '=', sql.lit('scheduled')).orderBy('publish_at')
export const dueScheduled = async (db: Db, limit: number): Promise<TradeId[]> =>
  (await scheduled(db).select('id').where('publish_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextScheduled = async (db: Db): Promise<Date | null> =>
  (await scheduled(db).select('publish_at').limit(1).executeTakeFirst())?.publish_at ?? null
export const ownerOf = async (db: Db, id: TradeId): Promise<Id<'members'> | undefined> =>
  (await db.selectFrom('trades').select('owner_id').where('id', '=', id).executeTakeFirst())?.owner_id
