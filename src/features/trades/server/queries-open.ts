import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { seenBy } from './queries.ts'

/** A trade that takes offers of anybody and that this viewer may know of, for slices above: whose it is, and the first of its items. */
export const openTrade = (db: Db, id: string, viewer: string) =>
  db
    .selectFrom('trades')
    .select(['trades.id', 'trades.owner_id'])
    .select(
      sql<string | null>`(select i.stamp_item_id from trade_items i where i.trade_id = trades.id order by i.position limit 1)`.as('stamp_item_id'),
    )
    .where('trades.id', '=', id as never)
    .where('trades.status', '=', 'active')
    .where('trades.is_direct', '=', false)
    .where(sql<boolean>`(trades.expires_at is null or trades.expires_at > clock_timestamp())`)
    .where(seenBy(viewer))
    .executeTakeFirst()
