import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { LabelId } from '../contract.ts'
import type { LabelStatus, LabelTrack } from '../rules.ts'

const COLUMNS = [
  ...(['id', 'order_id', 'provider', 'postage_ref', 'rate_ref', 'carrier', 'service', 'amount', 'currency', 'ounces'] as const),
  ...(['status', 'tracking', 'tracker_ref', 'failure', 'track', 'shipment_id', 'looks', 'check_at', 'created_at'] as const),
] as const
const rows = (db: Db) =>
  db
    .selectFrom('labels')
    .innerJoin('orders as o', 'o.id', 'labels.order_id')
    .select(COLUMNS.map((column) => `labels.${column}` as const))
    .select(['o.seller_id', 'o.number'])
    .$narrowType<{ id: LabelId; status: LabelStatus; track: LabelTrack }>()
export type LabelRow = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>

export const labelsOf = (db: Db, order_id: Id<'orders'>) => rows(db).where('order_id', '=', order_id).orderBy('labels.id').execute()
/** Of one’s own sales: these of them, in the order of the packing slips. */
export const ownLabels = (db: Db, ids: readonly LabelId[], seller_id: Id<'members'>) =>
  rows(db)
    .where(sql<SqlBool>`labels.id = any(${[...ids]}::uuid[])`)
    .where('o.seller_id', '=', seller_id)
    .orderBy('o.id')
    .orderBy('labels.id')
    .execute()
/** Of one’s own sale. */
export const ownLabel = (db: Db, id: LabelId, seller_id: Id<'members'>) =>
  rows(db).where('labels.id', '=', id).where('o.seller_id', '=', seller_id).executeTakeFirst()
/** Precondition: its order is locked, which locks all of its labels. */
export const labelById = (db: Db, id: LabelId): Promise<LabelRow> => rows(db).where('labels.id', '=', id).executeTakeFirstOrThrow()

export interface NewLabel {
  readonly order_id: Id<'orders'>
  readonly provider: string
  readonly postage_ref: string
  readonly rate_ref: string
  readonly carrier: string
  readonly service: string
  readonly amount: number
  readonly currency: string
  readonly length: number
  readonly width: number
  readonly height: number
  readonly ounces: number
}
/** Undefined when this parcel of the provider was bought before. The first look is due after the request to the carrier has ended. */
export async function keepLabel(tx: Tx, label: NewLabel): Promise<LabelId | undefined> {
  const kept = await tx
    .insertInto('labels')
    .values({ ...label, check_at: sql<Date>`clock_timestamp() + interval '30 seconds'` })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  return kept?.id as LabelId | undefined
}

export type ChangedLabel = Partial<
  Pick<LabelRow, 'status' | 'tracking' | 'tracker_ref' | 'carrier' | 'service' | 'failure' | 'track' | 'shipment_id' | 'looks'>
>
/** `in_s` null: the carrier is not asked again. */
export async function writeLabel(tx: Tx, id: LabelId, { in_s, ...changed }: ChangedLabel & { in_s: number | null }): Promise<void> {
  const { status } = changed
  await tx
    .updateTable('labels')
    .set({
      ...changed,
      check_at: in_s === null ? null : sql<Date>`clock_timestamp() + make_interval(secs => ${in_s})`,
      ...(status === 'bought' && { bought_at: sql<Date>`coalesce(bought_at, clock_timestamp())` }),
      ...((status === 'failed' || status === 'voided') && { ended_at: sql<Date>`clock_timestamp()` }),
    })
    .where('id', '=', id)
    .execute()
}

/** The address that an order goes to, as it was placed with; after an erasure little of it is left. */
export async function recipientOf(db: Db, order_id: Id<'orders'>): Promise<Record<string, string | undefined>> {
  const { rows: found } = await sql<{ address: Record<string, string | undefined> }>`
    select g.address from orders o join order_groups g on g.id = o.order_group_id where o.id = ${order_id}`.execute(db)
  return found[0]!.address
}

/** False when it was heard before. */
export const isNews = async (tx: Tx, provider: string, event_id: string): Promise<boolean> =>
  (await tx
    .insertInto('label_events')
    .values({ provider, event_id })
    .onConflict((on) => on.doNothing())
    .returning('event_id')
    .executeTakeFirst()) !== undefined

/** Makes the label of a tracker, or of a parcel of the provider, due for a look. */
export async function hearLabel(tx: Tx, provider: string, { tracker_ref, postage_ref }: { tracker_ref: string; postage_ref: string }) {
  const found = await tx
    .updateTable('labels')
    .set({ check_at: sql<Date>`clock_timestamp()` })
    .where('provider', '=', provider)
    .where((eb) => eb.or([eb('tracker_ref', '=', tracker_ref), eb('postage_ref', '=', postage_ref)]))
    .where('status', 'in', ['buying', 'bought', 'sent', 'voiding'])
    .where('track', '<>', 'delivered')
    .returning('id')
    .execute()
  return found.map(({ id }) => id as LabelId)
}

/** Lease of a minute: other processes skip it, and take it over if this one dies. */
export async function leaseLook(db: Db, id: LabelId): Promise<LabelRow | undefined> {
  const leased = await db
    .updateTable('labels')
    .set({ check_at: sql<Date>`clock_timestamp() + interval '60 seconds'`, looks: sql<number>`looks + 1` })
    .where('id', '=', id)
    .where('check_at', '<=', sql<Date>`clock_timestamp()`)
    .returning('id')
    .executeTakeFirst()
  return leased && labelById(db, id)
}
export async function dueLooks(db: Db, limit: number): Promise<LabelId[]> {
  const due = await db
    .selectFrom('labels')
    .select('id')
    .where('check_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('check_at')
    .limit(limit)
    .execute()
  return due.map(({ id }) => id as LabelId)
}
export async function nextLook(db: Db): Promise<Date | null> {
  const next = await db.selectFrom('labels').select('check_at').where('check_at', 'is not', null).orderBy('check_at').limit(1).executeTakeFirst()
  return next?.check_at ?? null
}

/** Labels whose money is under way. */
export async function openCount(db: Db, seller_id: string): Promise<number> {
  const { rows: found } = await sql<{ n: number }>`
    select count(*)::int as n from labels l join orders o on o.id = l.order_id where o.seller_id = ${seller_id} and l.status in ('buying', 'voiding')`.execute(
    db,
  )
  return found[0]!.n
}
