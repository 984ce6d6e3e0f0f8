import { sql } from 'kysely'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { RateId, shipping } from '../contract.ts'
import type { Reach, ShippingMode } from '../rules.ts'

const RATE = ['id', 'member_id', 'shipping_option', 'reach', 'amount', 'amount_next', 'free_over', 'currency', 'days_least', 'days_most'] as const
/** Current rates, the cheapest first. Not restricted by viewer: for slices with their own visibility. */
export const rateRows = (db: Db) =>
  db
    .selectFrom('shipping_rates')
    .select(RATE)
    .where('deleted_at', 'is', null)
    .orderBy('amount')
    .orderBy('id')
    .$narrowType<{ id: RateId; reach: Reach }>()
export type RateRow = Awaited<ReturnType<ReturnType<typeof rateRows>['executeTakeFirstOrThrow']>>

/** Rates by seller; a seller without rates is missing. */
export async function ratesOf(db: Db, member_ids: readonly Id<'members'>[]): Promise<Map<string, RateRow[]>> {
  return member_ids.length
    ? Map.groupBy(
        await rateRows(db)
          .where('member_id', 'in', [...member_ids])
          .execute(),
        (row) => row.member_id,
      )
    : new Map()
}

export const hasRates = async (db: Db, member_id: Id<'members'>): Promise<boolean> =>
  (await rateRows(db).where('member_id', '=', member_id).limit(1).execute()).length > 0

export async function dropRates(tx: Tx, member_id: Id<'members'>) {
  await tx
    .updateTable('shipping_rates')
    .set({ deleted_at: sql<Date>`clock_timestamp()` })
    .where('member_id', '=', member_id)
    .where('deleted_at', 'is', null)
    .execute()
}
export async function keepRates(tx: Tx, member_id: Id<'members'>, currency: string, rates: InputOf<typeof shipping.setRates>['rates']) {
  await tx
    .insertInto('shipping_rates')
    .values(rates.map((rate) => ({ ...rate, member_id, currency })))
    .execute()
}

/** Without a row: manual. */
export const modeOf = async (db: Db, member_id: Id<'members'>): Promise<ShippingMode> =>
  ((await db.selectFrom('shipping_modes').select('mode').where('member_id', '=', member_id).executeTakeFirst())?.mode ?? 'manual') as ShippingMode
export const keepMode = (tx: Tx, member_id: Id<'members'>, mode: ShippingMode) =>
  tx
    .insertInto('shipping_modes')
    .values({ member_id, mode })
    .onConflict((on) => on.column('member_id').doUpdateSet({ mode, updated_at: sql<Date>`clock_timestamp()` }))
    .execute()

export interface NewShipment {
  readonly ref_type: string
  readonly ref_id: string
  readonly carrier: string
  readonly tracking: string
  readonly contents?: string
  readonly abroad: boolean
  readonly shipped_at: Date
  /** When the carrier has said that it has the parcel. */
  readonly confirmed_at?: Date | null
}
/** A parcel of an order or of a leg of a trade. `confirmed`: the carrier knows the tracking number. */
export async function keepShipment(tx: Tx, shipment: NewShipment): Promise<{ id: Id<'shipments'>; tracked: boolean; confirmed: boolean }> {
  const { confirmed_at, ...kept } = await tx
    .insertInto('shipments')
    .values(shipment)
    .returning(['id', 'tracked', 'confirmed_at'])
    .executeTakeFirstOrThrow()
  return { ...kept, confirmed: confirmed_at !== null }
}
export async function keepDelivered(tx: Tx, { ref_type, ref_id, delivered_at }: { ref_type: string; ref_id: string; delivered_at: Date }) {
  await tx
    .updateTable('shipments')
    .set({ delivered_at })
    .where('ref_type', '=', ref_type)
    .where('ref_id', '=', ref_id)
    .where('delivered_at', 'is', null)
    .execute()
}

/** One parcel, as its carrier says: it has it, or it has brought it. A moment that is known stays. */
export async function keepCarrierWord(tx: Tx, id: Id<'shipments'>, { at, delivered }: { at: Date; delivered: boolean }) {
  await tx
    .updateTable('shipments')
    .set({
      confirmed_at: sql<Date>`coalesce(confirmed_at, ${at})`,
      ...(delivered && { delivered_at: sql<Date>`coalesce(delivered_at, ${at})` }),
    })
    .where('id', '=', id)
    .execute()
}

interface Sent {
  readonly ref_type: string
  readonly ref_id: string
}
/** Precondition: what is sent is locked. */
export const countParcels = async (tx: Tx, { ref_type, ref_id }: Sent): Promise<number> =>
  Number(
    (
      await parcels(tx, { ref_type, ref_id })
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )
export const parcelsOf = (db: Db, sent: Sent) =>
  parcels(db, sent).select(['id', 'carrier', 'tracking', 'contents', 'shipped_at', 'delivered_at']).orderBy('id').execute()
/** Whether each parcel has arrived, and its carrier has said so: what is sent is locked. */
export const haveArrived = async (tx: Tx, sent: Sent): Promise<boolean> =>
  (
    await parcels(tx, sent)
      .select('id')
      .where((eb) => eb.or([eb('delivered_at', 'is', null), eb('confirmed_at', 'is', null)]))
      .limit(1)
      .execute()
  ).length === 0
const parcels = (db: Db, { ref_type, ref_id }: Sent) => db.selectFrom('shipments').where('ref_type', '=', ref_type).where('ref_id', '=', ref_id)
