import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

const scheduled = (db: Db) => db.selectFrom('products').where('status', '=', sql.lit('scheduled')).orderBy('published_at')

export const dueProducts = async (db: Db, limit: number): Promise<Id<'products'>[]> =>
  (await scheduled(db).select('id').where('published_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextProduct = async (db: Db): Promise<Date | null> =>
  (await scheduled(db).select('published_at').limit(1).executeTakeFirst())?.published_at ?? null
