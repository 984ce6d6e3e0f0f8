import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { AuctionId } from '../../contract.ts'

const scheduled = (db: Db) => db.selectFrom('auctions').where('status', '=', sql.lit('scheduled')).orderBy('publish_at')
export const dueScheduled = async (db: Db, limit: number): Promise<AuctionId[]> =>
  (await scheduled(db).select('id').where('publish_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextScheduled = async (db: Db): Promise<Date | null> =>
  (await scheduled(db).select('publish_at').limit(1).executeTakeFirst())?.publish_at ?? null
export const sellerOf = async (db: Db, id: AuctionId): Promise<Id<'members'> | undefined> =>
  (await db.selectFrom('auctions').select('seller_id').where('id', '=', id).executeTakeFirst())?.seller_id
