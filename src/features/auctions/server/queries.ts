import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockRows } from '#server/operations/locks.ts'
import type { AuctionId } from '../contract.ts'
import type { AuctionStatus } from '../rules.ts'

/** One way of sending, frozen when the lot opens. */
export interface Way {
  readonly shipping_option: string
  readonly reach: 'home' | 'abroad' | 'everywhere'
  readonly amount: number
  readonly days_least: number
  readonly days_most: number
}

const auctionColumns = [
  'id',
  'number',
  'seller_id',
  'store_id',
  'stamp_item_id',
  'unit',
  'name',
  'description',
  'currency',
  'initial_bid',
  'reserve_price',
  'reserve_nonce',
  'buy_it_now_price',
  'shipping_option',
  'shipping_amount',
  'shipping_abroad',
  'return_domestic',
  'return_international',
  'status',
  'version',
  'country',
  'rates',
  'soft_close_s',
  'publish_at',
  'published_at',
  'ends_at',
  'original_ends_at',
  'hard_end_at',
  'current_price',
  'leader_id',
  'top_max',
  'second_max',
  'bid_count',
  'bidder_count',
  'retraction_count',
  'head',
  'closed_at',
  'winner_id',
  'price',
  'order_id',
  'second_chance_id',
  'second_chance_price',
  'second_chance_until',
  'open_until',
  'final_at',
  'previous_id',
] as const
/** The item leaves a lot only with its owner's account, and then nobody acts on the lot any more. */
interface Known {
  status: AuctionStatus
  rates: readonly Way[]
  stamp_item_id: Id<'stamp_items'>
}
/** Whoever asks: secrets are in these rows, so that only views leave the slice. */
export const auctionRows = (db: Db) =>
  db
    .selectFrom('auctions')
    .select(auctionColumns.map((column) => `auctions.${column}` as const))
    .$narrowType<Known>()
export type AuctionRow = Awaited<ReturnType<ReturnType<typeof auctionRows>['executeTakeFirstOrThrow']>>

const isOpened = sql<SqlBool>`auctions.status not in ('draft', 'scheduled')`
/** Everybody may know of what has been opened, if they may know of its seller; who has bid, for ever; a draft, or what is scheduled, is its seller's alone. */
export const seenBy = (viewer: string | null) =>
  viewer === null
    ? sql<SqlBool>`(${isOpened} and ${ownerVisibleTo(null, 'auctions.seller_id')})`
    : sql<SqlBool>`(auctions.seller_id = ${viewer}::uuid or ${isOpened} and (${ownerVisibleTo(viewer, 'auctions.seller_id')}
        or exists (select from auction_bidders k where k.auction_id = auctions.id and k.member_id = ${viewer}::uuid)))`

export const findSeen = (db: Db, id: AuctionId, viewer: string | null): Promise<AuctionRow | undefined> =>
  auctionRows(db).where('auctions.id', '=', id).where(seenBy(viewer)).executeTakeFirst()
export const seenAuctions = (db: Db, ids: readonly string[], viewer: string | null) =>
  db.selectFrom('auctions').select('id').where(sql<SqlBool>`id = any(${ids}::uuid[])`).where(seenBy(viewer)).execute()
export const findOwn = (db: Db, id: AuctionId, seller_id: Id<'members'>): Promise<AuctionRow | undefined> =>
  auctionRows(db).where('auctions.id', '=', id).where('seller_id', '=', seller_id).executeTakeFirst()

/** Locks a lot and reads it as it is after the wait: facts and clock come afterwards. */
export const lockAuction = async (tx: Tx, id: AuctionId): Promise<AuctionRow | undefined> =>
  (await lockRows(tx, 'auctions', auctionRows(tx).where('auctions.id', '=', id)))[0]

export type Changed = Updateable<Tables['auctions']>
/** Precondition: the lot is locked. */
export const changeAuction = (tx: Tx, id: AuctionId, changed: Changed): Promise<AuctionRow> =>
  tx
    .updateTable('auctions')
    .set(changed)
    .where('id', '=', id)
    .returning(auctionColumns.map((column) => `auctions.${column}` as const))
    .$narrowType<Known>()
    .executeTakeFirstOrThrow()
export const keepAuction = async (tx: Tx, given: Insertable<Tables['auctions']>): Promise<AuctionId> =>
  (await tx.insertInto('auctions').values(given).returning('id').executeTakeFirstOrThrow()).id
export const dropAuction = (tx: Tx, id: AuctionId) => tx.deleteFrom('auctions').where('id', '=', id).execute()

/** Open at once, for the plan's limit `auctions`. */
export async function countOpen(db: Db, seller_id: Id<'members'>): Promise<number> {
  const open = db.selectFrom('auctions').where('seller_id', '=', seller_id).where('status', '=', 'active')
  return (await open.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}
export const isBlockedAccount = async (db: Db, seller_id: Id<'members'>): Promise<boolean> =>
  (await db
    .selectFrom('connected_accounts')
    .select('id')
    .where('accountable_id', '=', seller_id)
    .where('account_id', 'is not', null)
    .where('is_active', '=', false)
    .executeTakeFirst()) !== undefined
export const nextOf = async (db: Db, id: AuctionId): Promise<AuctionId | null> =>
  (await db.selectFrom('auctions').select('id').where('previous_id', '=', id).executeTakeFirst())?.id ?? null
