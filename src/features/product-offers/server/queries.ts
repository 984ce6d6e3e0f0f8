import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { OFFER_HOURS } from '../rules.ts'

const COLUMNS = [
  'product_offers.id',
  'product_offers.product_id',
  'product_offers.user_id',
  'product_offers.seller_id',
  'product_offers.quantity',
  'product_offers.amount',
  'product_offers.currency',
  'product_offers.message',
  'product_offers.status',
  'product_offers.action_reason',
  'product_offers.expires_at',
  'product_offers.hold_id',
  'product_offers.order_group_id',
  'product_offers.created_at',
] as const
const offerRows = (db: Db) => db.selectFrom('product_offers').select(COLUMNS)
export type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['executeTakeFirstOrThrow']>>

export const offerById = (db: Db, id: Id<'product_offers'>) => offerRows(db).where('id', '=', id).executeTakeFirst()
/** For its buyer and its seller. */
export const findOffer = (db: Db, id: Id<'product_offers'>, member_id: Id<'members'>) =>
  offerRows(db)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_id', '=', member_id), eb('seller_id', '=', member_id)]))
    .executeTakeFirst()

/** With the product and the buyer as a list shows them, in one statement. */
export const wholeOffers = (db: Db) =>
  offerRows(db)
    .innerJoin('products', 'products.id', 'product_offers.product_id')
    .innerJoin('members', 'members.id', 'product_offers.user_id')
    .select(['products.name as product_name', 'products.price as product_price', 'products.status as product_status'])
    .select(['members.uid', 'members.username', 'members.full_name', 'members.image_url', 'members.created_at as member_since'])
    .select(
      sql<string | null>`coalesce(
        (select m.media_id from stamp_item_medias m where m.stamp_item_id = products.stamp_item_id order by m.position limit 1),
        (select s.media_id from supply_medias s where s.supply_id = products.supply_id order by s.position limit 1))`.as('media_id'),
    )
export type WholeOffer = Awaited<ReturnType<ReturnType<typeof wholeOffers>['executeTakeFirstOrThrow']>>

interface Wanted {
  readonly product_id?: Id<'products'> | undefined
  readonly user_id?: Id<'members'> | undefined
  readonly role?: 'buyer' | 'seller' | undefined
  readonly status?: string | undefined
}
export function offersWanted(db: Db, member_id: Id<'members'>, { product_id, user_id, role, status }: Wanted) {
  let found = wholeOffers(db)
  if (role) found = found.where(role === 'buyer' ? 'product_offers.user_id' : 'product_offers.seller_id', '=', member_id)
  else found = found.where((eb) => eb.or([eb('product_offers.user_id', '=', member_id), eb('product_offers.seller_id', '=', member_id)]))
  if (product_id) found = found.where('product_offers.product_id', '=', product_id)
  if (user_id) found = found.where('product_offers.user_id', '=', user_id)
  return status ? found.where('product_offers.status', '=', status) : found
}
export const offerPage = (db: Db, member_id: Id<'members'>, wanted: Wanted, place: PagePosition<readonly [string]>): Promise<WholeOffer[]> =>
  offersWanted(db, member_id, wanted)
    .where(beyond(['product_offers.id'], 'desc', place))
    .orderBy('product_offers.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** How often this buyer has asked for it, and whether one of the offers stands. Precondition: the product is locked. */
export async function offersBefore(db: Db, product_id: Id<'products'>, user_id: Id<'members'>): Promise<{ many: number; stands: boolean }> {
  const rows = await offerRows(db).where('product_id', '=', product_id).where('user_id', '=', user_id).execute()
  return { many: rows.length, stands: rows.some(stands) }
}
export const stands = ({ status, order_group_id }: Pick<OfferRow, 'status' | 'order_group_id'>) =>
  status === 'Pending' || (status === 'Accepted' && order_group_id === null)

type NewOffer = Pick<OfferRow, 'product_id' | 'user_id' | 'seller_id' | 'quantity' | 'amount' | 'currency' | 'message'>
const END = sql<Date>`clock_timestamp() + make_interval(hours => ${OFFER_HOURS})`
export const keepOffer = (tx: Tx, offer: NewOffer): Promise<OfferRow> =>
  tx
    .insertInto('product_offers')
    .values({ ...offer, expires_at: END })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** Precondition of these: the offer is locked. */
export const accepted = (tx: Tx, id: Id<'product_offers'>): Promise<OfferRow> =>
  tx
    .updateTable('product_offers')
    .set({ status: 'Accepted', hold_id: sql<string>`uuidv7()`, expires_at: END, answered_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
export const rejected = (tx: Tx, id: Id<'product_offers'>, action_reason: string): Promise<OfferRow> =>
  tx
    .updateTable('product_offers')
    .set({ status: 'Rejected', action_reason, hold_id: null, order_group_id: null, answered_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()
export const takenUp = (tx: Tx, id: Id<'product_offers'>, order_group_id: string) =>
  tx.updateTable('product_offers').set({ order_group_id, hold_id: null }).where('id', '=', id).execute()
export const heldAgain = (tx: Tx, id: Id<'product_offers'>): Promise<OfferRow> =>
  tx
    .updateTable('product_offers')
    .set({ order_group_id: null, hold_id: sql<string>`uuidv7()` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow()

/** What this buyer may buy at an agreed price: accepted, in time, and not bought yet. */
export const agreedOffers = (db: Db, product_ids: readonly string[], user_id: Id<'members'>) =>
  offerRows(db)
    .where(sql<boolean>`product_id = any(${[...product_ids]}::uuid[])`)
    .where('user_id', '=', user_id)
    .where('status', '=', 'Accepted')
    .where('order_group_id', 'is', null)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
export const takenOffers = (db: Db, order_group_id: string) => offerRows(db).where('order_group_id', '=', order_group_id)

const due = (db: Db) =>
  db.selectFrom('product_offers').where(sql<boolean>`(status = 'Pending' or (status = 'Accepted' and order_group_id is null))`).orderBy('expires_at')
export const dueOffers = async (db: Db, limit: number): Promise<Id<'product_offers'>[]> =>
  (await due(db).select('id').where('expires_at', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextOffer = async (db: Db): Promise<Date | null> => (await due(db).select('expires_at').limit(1).executeTakeFirst())?.expires_at ?? null

export const pendingOf = (tx: Tx, product_id: Id<'products'>) => offerRows(tx).where('product_id', '=', product_id).where('status', '=', 'Pending')
export const productName = async (db: Db, id: Id<'products'>): Promise<string> =>
  (await db.selectFrom('products').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name
