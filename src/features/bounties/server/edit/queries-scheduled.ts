import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { BountyId } from '../../contract.ts'

const scheduled = (db: Db) => db.selectFrom('bounties').where('status', '=', sql.lit('Scheduled')).orderBy('publish_at')
export const dueScheduled = async (db: Db, limit: number): Promise<BountyId[]> =>
  (await scheduled(db).select('id').where('publish_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextScheduled = async (db: Db): Promise<Date | null> =>
  (await scheduled(db).select('publish_at').limit(1).executeTakeFirst())?.publish_at ?? null
export const posterOf = async (db: Db, id: BountyId): Promise<Id<'members'> | undefined> =>
  (await db.selectFrom('bounties').select('user_id').where('id', '=', id).executeTakeFirst())?.user_id
