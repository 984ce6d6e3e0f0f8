import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { AuctionId } from '../../contract.ts'

export const nameOfMember = async (db: Db, id: Id<'members'>): Promise<string> =>
  (await db.selectFrom('members').select('full_name').where('id', '=', id).executeTakeFirstOrThrow()).full_name!
export const orderOfGroup = async (db: Db, group_id: Id<'order_groups'>): Promise<Id<'orders'>> =>
  (await db.selectFrom('orders').select('id').where('order_group_id', '=', group_id).executeTakeFirstOrThrow()).id

const NOW = sql<Date>`clock_timestamp()`
const running = (db: Db) => db.selectFrom('auctions').where('status', '=', 'active')
export const dueToClose = async (db: Db, limit: number): Promise<AuctionId[]> =>
  (await running(db).select('id').where('ends_at', '<=', NOW).orderBy('ends_at').limit(limit).execute()).map(({ id }) => id)
export const nextToClose = async (db: Db): Promise<Date | null> =>
  (await running(db).select('ends_at').orderBy('ends_at').limit(1).executeTakeFirst())?.ends_at ?? null

const SOON = sql<Date>`clock_timestamp() + interval '60 minutes'`
const untold = (db: Db) => running(db).where('soon_told', '=', false)
export const dueSoon = async (db: Db, limit: number): Promise<AuctionId[]> =>
  (await untold(db).select('id').where('ends_at', '<=', SOON).orderBy('ends_at').limit(limit).execute()).map(({ id }) => id)
export async function nextSoon(db: Db): Promise<Date | null> {
  const first = await untold(db).select(sql<Date>`ends_at - interval '60 minutes'`.as('at')).orderBy('ends_at').limit(1).executeTakeFirst()
  return first?.at ?? null
}

/** Lots whose time for a second chance is over. */
const open = (db: Db) => db.selectFrom('auctions').where('open_until', 'is not', null).where('final_at', 'is', null)
export const dueFinal = async (db: Db, limit: number): Promise<AuctionId[]> =>
  (await open(db).select('id').where('open_until', '<=', NOW).orderBy('open_until').limit(limit).execute()).map(({ id }) => id)
export const nextFinal = async (db: Db): Promise<Date | null> =>
  (await open(db).select('open_until').orderBy('open_until').limit(1).executeTakeFirst())?.open_until ?? null

export const keepStrike = (tx: Tx, strike: { member_id: Id<'members'>; auction_id: AuctionId; order_id: Id<'orders'> }) =>
  tx
    .insertInto('auction_strikes')
    .values(strike)
    .onConflict((on) => on.doNothing())
    .execute()
export const auctionOfOrder = async (db: Db, order_id: Id<'orders'>): Promise<AuctionId | undefined> =>
  (await db.selectFrom('auctions').select('id').where('order_id', '=', order_id).executeTakeFirst())?.id
