import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TradeId, TradeOrderId } from '../../contract.ts'
import { daysAfter, hoursAfter, PROCEED_HOURS, type Side, type TradeOrderStatus } from '../../rules.ts'
import type { OfferItemRow, ProposalRow, TradeOfferRow } from '../offer/queries.ts'
import type { Held } from '../offer/stakes.ts'
import type { TradeRow } from '../queries.ts'

const orderRows = (db: Db) => db.selectFrom('trade_orders').selectAll('trade_orders').$narrowType<{ status: TradeOrderStatus }>()
export type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>['executeTakeFirstOrThrow']>>
export const orderById = (db: Db, id: string): Promise<OrderRow | undefined> =>
  orderRows(db)
    .where('id', '=', id as TradeOrderId)
    .executeTakeFirst()
const party = (viewer: string) => sql<SqlBool>`${viewer}::uuid in (trade_orders.owner_id, trade_orders.proposer_id)`
/** For its two sides. */
export const findOrder = (db: Db, id: TradeOrderId, viewer: string): Promise<OrderRow | undefined> =>
  orderRows(db).where('id', '=', id).where(party(viewer)).executeTakeFirst()

interface Accepted {
  readonly trade: TradeRow
  readonly proposal: ProposalRow
  readonly offer: TradeOfferRow
  readonly pieces: readonly OfferItemRow[]
  readonly held: Held
  readonly at: Date
}
/** The order of an accepted trade, with what each side sends. */
export async function keepOrder(tx: Tx, { trade, proposal, offer, pieces, held, at }: Accepted): Promise<OrderRow> {
  const { owner_id, proposer_id } = proposal
  const { id } = await tx
    .insertInto('trade_orders')
    .values({
      ...{ trade_id: trade.id, proposal_id: proposal.id, offer_id: offer.id, owner_id, proposer_id, deposit: trade.deposit },
      ...{ owner_hold_id: held.owner, proposer_hold_id: held.proposer, accepted_at: at, due_at: hoursAfter(at, PROCEED_HOURS) },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const has = (side: Side) => pieces.some((piece) => piece.side === side)
  await tx
    .insertInto('trade_legs')
    .values([
      { order_id: id, side: 'owner', from_id: owner_id, to_id: proposer_id, has_parcel: has('owner') },
      { order_id: id, side: 'proposer', from_id: proposer_id, to_id: owner_id, has_parcel: has('proposer') },
    ])
    .execute()
  return (await orderById(tx, id))!
}

/** Precondition of what changes: the trade is locked. */
export const changeOrder = (tx: Tx, id: TradeOrderId, changed: Updateable<Tables['trade_orders']>) =>
  tx.updateTable('trade_orders').set(changed).where('id', '=', id).execute()
export const changeLeg = (tx: Tx, order_id: TradeOrderId, side: Side, changed: Updateable<Tables['trade_legs']>) =>
  tx.updateTable('trade_legs').set(changed).where('order_id', '=', order_id).where('side', '=', side).execute()

export const legsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('trade_legs')
    .selectAll()
    .where(sql<SqlBool>`order_id = any(${[...ids]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('side')
    .$narrowType<{ side: Side }>()
    .execute()
export type LegRow = Awaited<ReturnType<typeof legsOf>>[number]

const wholeOrders = (db: Db) =>
  orderRows(db)
    .innerJoin('trades', 'trades.id', 'trade_orders.trade_id')
    .innerJoin('trade_offers', 'trade_offers.id', 'trade_orders.offer_id')
    .select(['trades.title', 'trade_offers.coins_from_owner', 'trade_offers.coins_from_proposer'])
export type WholeOrder = Awaited<ReturnType<ReturnType<typeof wholeOrders>['executeTakeFirstOrThrow']>>
export const wholeOrder = (db: Db, id: TradeOrderId): Promise<WholeOrder> =>
  wholeOrders(db).where('trade_orders.id', '=', id).executeTakeFirstOrThrow()
/** The newest order of a trade: that which stands, or the last that was cancelled. */
export const orderOfTrade = (db: Db, trade_id: TradeId, viewer: string): Promise<WholeOrder | undefined> =>
  wholeOrders(db).where('trade_orders.trade_id', '=', trade_id).where(party(viewer)).orderBy('trade_orders.id', 'desc').limit(1).executeTakeFirst()

const ofMember = (viewer: string, status: TradeOrderStatus | undefined) =>
  status === undefined ? party(viewer) : sql<SqlBool>`${party(viewer)} and trade_orders.status = ${status}`
export const orderPage = (
  db: Db,
  viewer: string,
  status: TradeOrderStatus | undefined,
  place: PagePosition<readonly [string]>,
): Promise<WholeOrder[]> =>
  wholeOrders(db)
    .where(ofMember(viewer, status))
    .where(beyond(['trade_orders.id'], 'desc', place))
    .orderBy('trade_orders.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const ordersCounted = (db: Db, viewer: string, status: TradeOrderStatus | undefined) =>
  db.selectFrom('trade_orders').select('id').where(ofMember(viewer, status))
export const disputedPage = (db: Db, place: PagePosition<readonly [string]>): Promise<WholeOrder[]> =>
  wholeOrders(db)
    .where('trade_orders.status', '=', 'disputed')
    .where(beyond(['trade_orders.id'], 'desc', place))
    .orderBy('trade_orders.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** False when this pair has had its coins today. */
export async function keepReward(
  tx: Tx,
  reward: { one_id: Id<'members'>; other_id: Id<'members'>; day: string; order_id: TradeOrderId },
): Promise<boolean> {
  const kept = await tx
    .insertInto('trade_rewards')
    .values(reward as never)
    .onConflict((on) => on.columns(['one_id', 'other_id', 'day']).doNothing())
    .executeTakeFirst()
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n
}

const due = (db: Db) => db.selectFrom('trade_orders').where('due_at', 'is not', null).orderBy('due_at')
export const dueOrders = async (db: Db, limit: number): Promise<TradeOrderId[]> =>
  (await due(db).select('id').where('due_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextOrder = async (db: Db): Promise<Date | null> => (await due(db).select('due_at').limit(1).executeTakeFirst())?.due_at ?? null

/** So long one waits before whoever has not sent is reminded. */
export const REMIND_DAYS = 5
const unsent = (db: Db) =>
  db
    .selectFrom('trade_orders')
    .where('status', '=', 'processing')
    .where('reminded_at', 'is', null)
    .where('processing_at', 'is not', null)
    .orderBy('processing_at')
export const unsentOrders = async (db: Db, limit: number): Promise<TradeOrderId[]> =>
  (
    await unsent(db)
      .select('id')
      .where('processing_at', '<=', sql<Date>`clock_timestamp() - make_interval(days => ${REMIND_DAYS})`)
      .limit(limit)
      .execute()
  ).map(({ id }) => id)
export const nextUnsent = async (db: Db): Promise<Date | null> => {
  const at = (await unsent(db).select('processing_at').limit(1).executeTakeFirst())?.processing_at
  return at ? daysAfter(at, REMIND_DAYS) : null
}
