import { type SqlBool, sql, type Updateable } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { TradeCircleId } from '../contract.ts'
import type { CircleReason, CircleStatus } from '../rules.ts'

const circleRows = (db: Db) =>
  db.selectFrom('trade_circles').selectAll('trade_circles').$narrowType<{ status: CircleStatus; reason: CircleReason | null }>()
export type CircleRow = Awaited<ReturnType<ReturnType<typeof circleRows>['executeTakeFirstOrThrow']>>
/** For its members alone. */
const isParty = (viewer: string) =>
  sql<SqlBool>`trade_circles.id in (select mine.circle_id from trade_circle_legs mine where mine.from_id = ${viewer}::uuid)`

/** Locks the circle, then reads it. */
export async function lockCircle(tx: Tx, id: TradeCircleId): Promise<CircleRow | undefined> {
  await lock(tx, 'trade_circles', [id])
  return circleRows(tx).where('id', '=', id).executeTakeFirst()
}
export const isOfCircle = async (db: Db, id: TradeCircleId, viewer: string): Promise<boolean> =>
  (await db.selectFrom('trade_circles').select('id').where('id', '=', id).where(isParty(viewer)).executeTakeFirst()) !== undefined

export const legsOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('trade_circle_legs')
    .selectAll()
    .where(sql<SqlBool>`circle_id = any(${[...ids]}::uuid[])`)
    .orderBy('circle_id')
    .orderBy('position')
    .$narrowType<{ unit: 'mint' | 'used' }>()
    .execute()
export type LegRow = Awaited<ReturnType<typeof legsOf>>[number]

/** Precondition of what changes: the circle is locked. */
export const changeCircle = (tx: Tx, id: TradeCircleId, changed: Updateable<Tables['trade_circles']>) =>
  tx.updateTable('trade_circles').set(changed).where('id', '=', id).execute()
export const changeLeg = (tx: Tx, id: LegRow['id'], changed: Updateable<Tables['trade_circle_legs']>) =>
  tx.updateTable('trade_circle_legs').set(changed).where('id', '=', id).execute()

const wholeCircles = (db: Db) =>
  circleRows(db)
    .innerJoin('trade_circle_searches as s', 's.id', 'trade_circles.search_id')
    .select(['s.members', 's.wants', 's.trades', 's.bound', sql<Date>`clock_timestamp()`.as('now')])
export type WholeCircle = Awaited<ReturnType<ReturnType<typeof wholeCircles>['executeTakeFirstOrThrow']>>
export const findCircle = (db: Db, id: TradeCircleId, viewer: string): Promise<WholeCircle | undefined> =>
  wholeCircles(db).where('trade_circles.id', '=', id).where(isParty(viewer)).executeTakeFirst()
const ofMember = (viewer: string, status: CircleStatus | undefined) =>
  status === undefined ? isParty(viewer) : sql<SqlBool>`${isParty(viewer)} and trade_circles.status = ${status}`
export const circlePage = (
  db: Db,
  viewer: string,
  status: CircleStatus | undefined,
  place: PagePosition<readonly [string]>,
): Promise<WholeCircle[]> =>
  wholeCircles(db)
    .where(ofMember(viewer, status))
    .where(beyond(['trade_circles.id'], 'desc', place))
    .orderBy('trade_circles.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const circlesCounted = (db: Db, viewer: string, status: CircleStatus | undefined) =>
  db.selectFrom('trade_circles').select('id').where(ofMember(viewer, status))

const due = (db: Db) => db.selectFrom('trade_circles').where('due_at', 'is not', null).orderBy('due_at')
export const dueCircles = async (db: Db, limit: number): Promise<TradeCircleId[]> =>
  (await due(db).select('id').where('due_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextCircle = async (db: Db): Promise<Date | null> => (await due(db).select('due_at').limit(1).executeTakeFirst())?.due_at ?? null

/** Circles that wait for answers, with one of these items. */
export const askedWith = async (db: Db, items: ReturnType<typeof sql>): Promise<readonly TradeCircleId[]> =>
  (
    await sql<{ id: TradeCircleId }>`select distinct c.id from trade_circle_legs l join trade_circles c on c.id = l.circle_id
      where l.stamp_item_id in (${items}) and c.status = 'asked'`.execute(db)
  ).rows.map(({ id }) => id)
/** Circles that wait for answers of both of them. */
export const askedBoth = async (db: Db, one: MemberId, other: MemberId): Promise<readonly TradeCircleId[]> =>
  (
    await sql<{ id: TradeCircleId }>`select c.id from trade_circles c where c.status = 'asked'
      and exists (select from trade_circle_legs l where l.circle_id = c.id and l.from_id = ${one}::uuid)
      and exists (select from trade_circle_legs l where l.circle_id = c.id and l.from_id = ${other}::uuid)`.execute(db)
  ).rows.map(({ id }) => id)
