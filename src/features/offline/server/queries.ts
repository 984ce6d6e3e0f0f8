import { type SqlBool, sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { KEPT_DAYS, type Outcome, type UnitFacts } from '../rules.ts'

const DEVICE = ['id', 'name', 'created_at', 'seen_at'] as const
const devices = (db: Db, member_id: MemberId) => db.selectFrom('offline_devices').select(DEVICE).where('member_id', '=', member_id)

export const devicesOf = (db: Db, member_id: MemberId) => devices(db, member_id).orderBy('id').execute()
export const findDevice = (db: Db, member_id: MemberId, id: Id<'offline_devices'>) => devices(db, member_id).where('id', '=', id).executeTakeFirst()

export const keepDevice = (tx: Tx, member_id: MemberId, name: string) =>
  tx.insertInto('offline_devices').values({ member_id, name }).returning(DEVICE).executeTakeFirstOrThrow()

export async function seeDevice(tx: Tx, id: Id<'offline_devices'>) {
  await tx.updateTable('offline_devices').set({ seen_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
}

/** Without a device nothing is noted any more, and what was noted is of no use. */
export async function forgetDevice(tx: Tx, member_id: MemberId, id: Id<'offline_devices'>): Promise<boolean> {
  const gone = await tx.deleteFrom('offline_devices').where('id', '=', id).where('member_id', '=', member_id).returning('id').execute()
  await sql`delete from offline_changes c where c.member_id = ${member_id}
    and not exists (select from offline_devices d where d.member_id = c.member_id)`.execute(tx)
  return gone.length > 0
}

export const unseenDevices = (db: Db, limit: number) =>
  db
    .selectFrom('offline_devices')
    .select(['id', 'member_id'])
    .where(sql<SqlBool>`seen_at < clock_timestamp() - make_interval(days => ${KEPT_DAYS})`)
    .orderBy('seen_at')
    .limit(limit)
    .execute()

/** What was done with these edits before. */
export const doneBefore = (db: Db, member_id: MemberId, op_ids: readonly string[]) =>
  db
    .selectFrom('offline_edits')
    .select(['op_id', 'outcome', 'reason'])
    .where('member_id', '=', member_id)
    .where(sql<SqlBool>`op_id = any(${[...op_ids]}::uuid[])`)
    .execute()

interface Done {
  readonly op_id: string
  readonly outcome: Outcome
  readonly reason: string | null
}
export async function keepDone(tx: Tx, member_id: MemberId, done: readonly Done[]) {
  if (done.length)
    await tx
      .insertInto('offline_edits')
      .values(done.map((one) => ({ member_id, ...one })))
      .execute()
}

export interface NewConflict {
  readonly stamp_item_id: Id<'stamp_items'>
  readonly device: string
  readonly unit: string
  readonly base: UnitFacts
  readonly value: UnitFacts
  readonly reason: string
  readonly made_at: Date
}
export async function keepConflicts(tx: Tx, member_id: MemberId, lost: readonly NewConflict[]) {
  const rows = lost.map((one) => ({ member_id, ...one, base: JSON.stringify(one.base), value: JSON.stringify(one.value) }))
  if (rows.length) await tx.insertInto('offline_conflicts').values(rows).execute()
}

export const openConflicts = (db: Db, member_id: MemberId) =>
  db.selectFrom('offline_conflicts as c').where('c.member_id', '=', member_id).where('c.settled_at', 'is', null)

export async function countConflicts(db: Db, member_id: MemberId): Promise<number> {
  const { n } = await openConflicts(db, member_id).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
  return n
}

const CONFLICT = ['c.id', 'c.stamp_item_id', 'c.device', 'c.unit', 'c.reason', 'c.made_at'] as const
const conflictRows = (db: Db, member_id: MemberId) =>
  openConflicts(db, member_id)
    .select(CONFLICT)
    .select([sql<UnitFacts>`c.base`.as('base'), sql<UnitFacts>`c.value`.as('value')])
export type ConflictRow = Awaited<ReturnType<ReturnType<typeof conflictRows>['executeTakeFirstOrThrow']>>

export const conflictPage = (db: Db, member_id: MemberId, place: PagePosition<readonly [string]>) =>
  conflictRows(db, member_id)
    .where(beyond(['c.id'], 'desc', place))
    .orderBy('c.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
export const findConflict = (db: Db, member_id: MemberId, id: Id<'offline_conflicts'>) =>
  conflictRows(db, member_id).where('c.id', '=', id).executeTakeFirst()

/** Decided; beside the value of the device stays the one that stood then. */
export async function settleConflict(tx: Tx, id: Id<'offline_conflicts'>, as: 'mine' | 'theirs', stood: UnitFacts) {
  await tx
    .updateTable('offline_conflicts')
    .set({ settled_at: sql<Date>`clock_timestamp()`, settled_as: as, base: JSON.stringify(stood) })
    .where('id', '=', id)
    .execute()
}

/** Half a year later nobody sends an edit again, and nobody asks what was decided. */
export async function dropOld(tx: Tx) {
  await sql`delete from offline_edits where created_at < clock_timestamp() - interval '180 days'`.execute(tx)
  await sql`delete from offline_conflicts where settled_at < clock_timestamp() - interval '180 days'`.execute(tx)
}
export const hasOld = async (db: Db) => {
  const { rows } = await sql<{ old: boolean }>`select exists (select from offline_edits where created_at < clock_timestamp() - interval '180 days')
    or exists (select from offline_conflicts where settled_at < clock_timestamp() - interval '180 days') as old`.execute(db)
  return rows[0]!.old
}
