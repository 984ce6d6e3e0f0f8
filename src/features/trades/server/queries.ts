import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Unit } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lockRows } from '#server/operations/locks.ts'
import type { TradeId } from '../contract.ts'
import { openStatuses, type TradeStatus, type TradeType } from '../rules.ts'

export const openList = sql.raw(openStatuses.map((status) => `'${status}'`).join(', '))

export const tradeRows = (db: Db) => db.selectFrom('trades').selectAll('trades').$narrowType<{ status: TradeStatus; trade_type: TradeType }>()
export type TradeRow = Awaited<ReturnType<ReturnType<typeof tradeRows>['executeTakeFirstOrThrow']>>

/** What is or was open everybody may know who may know of its owner; a direct proposal only its two sides, once it is sent; whoever has offered, for ever. */
export const seenBy = (viewer: string | null) =>
  viewer === null
    ? sql<SqlBool>`(not trades.is_direct and trades.status not in ('draft', 'scheduled', 'archived') and ${ownerVisibleTo(null, 'trades.owner_id')})`
    : sql<SqlBool>`(trades.owner_id = ${viewer}::uuid and not (trades.is_direct and trades.status = 'draft') or trades.partner_id = ${viewer}::uuid
        or not trades.is_direct and trades.status not in ('draft', 'scheduled', 'archived') and ${ownerVisibleTo(viewer, 'trades.owner_id')}
        or trades.published_at is not null and exists (select from trade_proposals p where p.trade_id = trades.id and p.proposer_id = ${viewer}::uuid))`

const ownStanding = (viewer: string | null, column: 'p.id' | 'p.offer_id') => sql`(select ${sql.ref(column)} from trade_proposals p
  where p.trade_id = trades.id and p.proposer_id = ${viewer}::uuid and p.status in ('Draft', ${openList}) limit 1)`
/** With its owner, and the proposals that wait, in one statement. */
export const wholeTrades = (db: Db, viewer: string | null) =>
  tradeRows(db)
    .innerJoin('members', 'members.id', 'trades.owner_id')
    .select(['members.uid', 'members.username', 'members.full_name', 'members.image_url as owner_image_url', 'members.created_at as member_since'])
    .select([
      sql<number>`(select count(*)::int from trade_proposals p where p.trade_id = trades.id and p.status in (${openList}))`.as('proposal_count'),
      sql<Id<'trade_offers'> | null>`${ownStanding(viewer, 'p.offer_id')}`.as('own_offer_id'),
      sql<Id<'trade_proposals'> | null>`${ownStanding(viewer, 'p.id')}`.as('own_proposal_id'),
      sql<Id<'trade_orders'> | null>`(select t.id from trade_orders t where t.trade_id = trades.id and t.status <> 'cancelled'
        and ${viewer}::uuid in (t.owner_id, t.proposer_id) limit 1)`.as('order_id'),
      sql<Date>`clock_timestamp()`.as('now'),
    ])
export type WholeTrade = Awaited<ReturnType<ReturnType<typeof wholeTrades>['executeTakeFirstOrThrow']>>

export const findSeen = (db: Db, id: TradeId, viewer: string | null): Promise<WholeTrade | undefined> =>
  wholeTrades(db, viewer).where('trades.id', '=', id).where(seenBy(viewer)).executeTakeFirst()
export const seenTrades = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('trades')
    .select('id')
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where(seenBy(viewer))
    .execute()

/** Locks trades in one order and reads them as they are after the wait; with a trade all of its proposals and its order are locked. */
export async function lockTrades(tx: Tx, ids: readonly string[]): Promise<Map<string, TradeRow>> {
  const rows = await lockRows(tx, 'trades', tradeRows(tx).where(sql<SqlBool>`trades.id = any(${[...new Set(ids)]}::uuid[])`))
  return new Map(rows.map((row) => [row.id, row]))
}
export const lockTrade = async (tx: Tx, id: string): Promise<TradeRow | undefined> => (await lockTrades(tx, [id])).get(id)

/** Precondition: it is locked. */
export const changeTrade = (tx: Tx, id: TradeId, changed: Updateable<Tables['trades']>) =>
  tx.updateTable('trades').set(changed).where('id', '=', id).execute()
export const keepTrade = async (tx: Tx, given: Insertable<Tables['trades']>): Promise<TradeId> =>
  (await tx.insertInto('trades').values(given).returning('id').executeTakeFirstOrThrow()).id

export interface PieceRow {
  readonly stamp_item_id: Id<'stamp_items'> | null
  readonly unit: Unit
  readonly name: string
}
export type KeptPiece = PieceRow & { readonly stamp_item_id: Id<'stamp_items'> }
export async function keepTradeItems(tx: Tx, trade_id: TradeId, pieces: readonly KeptPiece[]) {
  await tx.deleteFrom('trade_items').where('trade_id', '=', trade_id).execute()
  const rows = pieces.map(({ stamp_item_id, unit, name }, position) => ({ trade_id, position, stamp_item_id, unit, name }))
  await tx.insertInto('trade_items').values(rows).execute()
}
/** The items of trades, by trade, in one statement. */
export async function itemsOfTrades(db: Db, ids: readonly string[]): Promise<Map<string, PieceRow[]>> {
  const rows = await db
    .selectFrom('trade_items')
    .select(['trade_id', 'stamp_item_id', 'unit', 'name'])
    .where(sql<SqlBool>`trade_id = any(${[...ids]}::uuid[])`)
    .orderBy('trade_id')
    .orderBy('position')
    .$narrowType<{ unit: Unit }>()
    .execute()
  return Map.groupBy(rows, ({ trade_id }) => trade_id as string)
}

/** Open at once, for the plan's limit `trades`. */
export async function countOpen(db: Db, owner_id: Id<'members'>): Promise<number> {
  const open = db.selectFrom('trades').where('owner_id', '=', owner_id).where('is_direct', '=', false)
  const rows = open.where('status', 'in', ['active', 'offer-accepted', 'processing'])
  return (await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}

/** A direct one ends with its conversation. */
const ending = (db: Db) => db.selectFrom('trades').where('status', '=', 'active').where('is_direct', '=', false).orderBy('expires_at')
export const dueTrades = async (db: Db, limit: number): Promise<TradeId[]> =>
  (await ending(db).select('id').where('expires_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextTrade = async (db: Db): Promise<Date | null> =>
  (await ending(db).select('expires_at').limit(1).executeTakeFirst())?.expires_at ?? null
