import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { OPEN_HOURS, type PurchaseStatus } from '../rules.ts'

const PURCHASE = [
  'id',
  'member_id',
  'coins',
  'quantity',
  'amount',
  'currency',
  'status',
  'payment_id',
  'coins_refunded',
  'amount_refunded',
  'payment_refund_id',
  'coins_returned',
  'expires_at',
  'created_at',
  'updated_at',
  'completed_at',
] as const
const purchases = (db: Db) => db.selectFrom('coin_purchases').select(PURCHASE)
type Raw = NonNullable<Awaited<ReturnType<ReturnType<typeof purchases>['executeTakeFirst']>>>
export type PurchaseRow = Omit<Raw, 'status'> & { readonly status: PurchaseStatus }

export const findPurchase = async (db: Db, id: Id<'coin_purchases'>) =>
  (await purchases(db).where('id', '=', id).executeTakeFirst()) as PurchaseRow | undefined

export async function purchasesOf(db: Db, member_id: Id<'members'>, place: PagePosition<readonly [string]>): Promise<PurchaseRow[]> {
  const own = purchases(db)
    .where('member_id', '=', member_id)
    .where(beyond(['id'], 'desc', place))
  return (await own.orderBy('id', 'desc').offset(place.offset).limit(place.limit).execute()) as PurchaseRow[]
}

export const findRefunded = async (db: Db, payment_refund_id: Id<'payment_refunds'>) =>
  (await purchases(db).where('payment_refund_id', '=', payment_refund_id).executeTakeFirst()) as PurchaseRow | undefined

/** Every refund of packs of this member, with its purchase. */
export async function refundedPurchases(db: Db, member_id: Id<'members'>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('coin_purchases as c')
    .innerJoin('payment_refunds as r', 'r.payment_id', 'c.payment_id')
    .select(['r.id', 'c.id as purchase_id'])
    .where('c.member_id', '=', member_id)
    .execute()
  return new Map(rows.map(({ id, purchase_id }) => [id, purchase_id]))
}

type NewPurchase = Pick<PurchaseRow, 'member_id' | 'coins' | 'quantity' | 'amount' | 'currency'>
export const keepPurchase = async (tx: Tx, row: NewPurchase) =>
  (await tx
    .insertInto('coin_purchases')
    .values({ ...row, expires_at: sql<Date>`clock_timestamp() + make_interval(hours => ${OPEN_HOURS})` })
    .returning(PURCHASE)
    .executeTakeFirstOrThrow()) as PurchaseRow

/** Precondition: the member is locked. */
export const writePurchase = async (tx: Tx, id: Id<'coin_purchases'>, changed: Partial<PurchaseRow>) =>
  (await tx
    .updateTable('coin_purchases')
    .set({ ...changed, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returning(PURCHASE)
    .executeTakeFirstOrThrow()) as PurchaseRow

interface Bought {
  readonly bought: number
  readonly refunded: number
  /** Given back, and in the wallet again because the gateway refused. */
  readonly returned: number
}
/** Coins that this member has bought, and what became of them. */
export async function boughtBy(db: Db, member_id: Id<'members'>): Promise<Bought> {
  const { rows } = await sql<Bought>`
    select coalesce(sum(coins * quantity), 0)::bigint as bought, coalesce(sum(coins_refunded), 0)::bigint as refunded,
      coalesce(sum(coins_returned), 0)::bigint as returned
    from coin_purchases where member_id = ${member_id} and status in ('completed', 'refunded', 'charged_back')`.execute(db)
  return rows[0]!
}

const waiting = (db: Db) =>
  db
    .selectFrom('coin_purchases')
    .select(['id', 'expires_at'])
    .where('status', '=', 'pending_payment')
    .where('expires_at', 'is not', null)
    .orderBy('expires_at')
export async function overduePurchases(db: Db, limit: number): Promise<Id<'coin_purchases'>[]> {
  const rows = await waiting(db).where('expires_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()
  return rows.map(({ id }) => id)
}
export const nextExpiry = async (db: Db): Promise<Date | null> => (await waiting(db).limit(1).executeTakeFirst())?.expires_at ?? null

export const nowIn = async (db: Db): Promise<Date> => (await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)).rows[0]!.now
