import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { ProductId, products } from '../contract.ts'
import { openStatuses, type ProductStatus } from '../rules.ts'
import { removeSupply } from './supply/queries-supply.ts'

type Given = InputOf<typeof products.create>
/** Columns of a product as its form gives them. */
export type NewProduct = Omit<
  Given,
  'is_published' | 'published_at' | 'productable_id' | 'condition' | 'category_ids' | 'media_ids' | 'return_policy' | 'unit'
> & {
  readonly stamp_item_id: Id<'stamp_items'> | null
  readonly supply_id: Id<'supplies'> | null
  readonly unit: Given['unit'] | null
  readonly return_domestic: number | null
  readonly return_international: number | null
}

export const productColumns = [
  'id',
  'number',
  'store_id',
  'member_id',
  'productable_type',
  'stamp_item_id',
  'supply_id',
  'unit',
  'name',
  'sub_title',
  'description',
  'status',
  'is_published',
  'published_at',
  'sku',
  'currency',
  'regular_price',
  'sale_price',
  'price',
  'stock_on_hand',
  'stock_reserved',
  'accepting_best_offer',
  'may_be_exhibited',
  'return_domestic',
  'return_international',
  'tags',
  'shipping_instructions',
  'shipping_option',
  'version',
] as const
export const productRows = (db: Db) => db.selectFrom('products').select(productColumns)
export type ProductRow = Awaited<ReturnType<ReturnType<typeof productRows>['executeTakeFirstOrThrow']>>

export const findOwnProduct = (db: Db, id: Id<'products'>, member_id: Id<'members'>) =>
  productRows(db).where('id', '=', id).where('member_id', '=', member_id).executeTakeFirst()

export async function findProducts(db: Db, ids: readonly Id<'products'>[]): Promise<ProductRow[]> {
  return ids.length ? productRows(db).where('id', 'in', ids).orderBy('id').execute() : []
}

/** Performance: guests own nothing and block no member, so neither is queried. */
export const seenByGuests = () => sql<SqlBool>`products.status = any(${[...openStatuses]}::text[])
  and ${ownerVisibleTo(null, 'products.member_id')}`
/** Visible: own products, public ones, and for ever those that the viewer has bought. */
export const seenBy = (viewer: string | null) => sql<SqlBool>`(products.member_id = ${viewer}::uuid
  or products.status = any(${[...openStatuses]}::text[]) and ${ownerVisibleTo(viewer, 'products.member_id')}
  or exists (select from stock_reservations r where r.product_id = products.id and r.buyer_id = ${viewer}::uuid and r.status = 'consumed'))`

export const seenProducts = (db: Db, ids: readonly string[], viewer: string | null) =>
  db.selectFrom('products').select('id').where(sql<SqlBool>`id = any(${ids}::uuid[])`).where(seenBy(viewer)).execute()

export function productsWanted(db: Db, member_id: Id<'members'>, status: readonly string[]) {
  const found = productRows(db).where('member_id', '=', member_id)
  return status.length ? found.where('status', 'in', status) : found
}
export const listOwnProducts = (db: Db, member_id: Id<'members'>, status: readonly string[], place: PagePosition<readonly [string]>) =>
  productsWanted(db, member_id, status)
    .where(beyond(['id'], 'desc', place))
    .orderBy('id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** Lock order: the seller, because of the plan's limit, then store, products and items. */
export async function lockMarket(
  tx: Tx,
  member_id: Id<'members'>,
  store_id: Id<'stores'>,
  products: readonly string[],
  items: readonly (string | null)[],
) {
  await lock(tx, 'members', [member_id])
  await lock(tx, 'stores', [store_id])
  await lock(tx, 'products', products)
  await lock(
    tx,
    'stamp_items',
    items.filter((id) => id !== null),
  )
}

/** Published and scheduled products of a member, for the plan's limit `live_products`. */
export async function countListed(db: Db, member_id: Id<'members'>): Promise<number> {
  const live = db.selectFrom('products').where('member_id', '=', member_id).where('status', 'in', ['published', 'scheduled'])
  return (await live.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}
/** Precondition: the seller is locked; otherwise the count is out of date. */
export async function marketOf(tx: Tx, member_id: Id<'members'>): Promise<{ live: number; store_blocked: boolean }> {
  const { rows } = await sql<{ store_blocked: boolean }>`
    select exists (select from connected_accounts where accountable_id = ${member_id} and account_id is not null and not is_active) as store_blocked`.execute(
    tx,
  )
  return { ...rows[0]!, live: await countListed(tx, member_id) }
}

const columnsOf = ({ quantity: _stock, tags, ...given }: NewProduct) => ({ ...given, tags: [...new Set(tags)] })

export async function keepProduct(
  tx: Tx,
  seller: { member_id: Id<'members'>; store_id: Id<'stores'>; currency: string },
  given: NewProduct,
): Promise<ProductId> {
  const product = await tx
    .insertInto('products')
    .values({ ...seller, ...columnsOf(given), stock_on_hand: given.quantity })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('stock_movements').values({ product_id: product.id, kind: 'received', quantity: given.quantity }).execute()
  return product.id
}

/** `quantity` excludes reserved units, so they are added to the stock on hand. */
export async function changeProduct(tx: Tx, kept: ProductRow, given: NewProduct) {
  const stock_on_hand = given.quantity + kept.stock_reserved
  const changed = { ...columnsOf(given), stock_on_hand, version: kept.version + 1, updated_at: sql<Date>`clock_timestamp()` }
  await tx.updateTable('products').set(changed).where('id', '=', kept.id).execute()
  if (stock_on_hand === kept.stock_on_hand) return
  await tx
    .insertInto('stock_movements')
    .values({ product_id: kept.id, kind: 'adjusted', quantity: stock_on_hand - kept.stock_on_hand })
    .execute()
}

/** A scheduled product's `published_at` is the time at which it will be published. */
export async function setStatus(tx: Tx, id: Id<'products'>, status: ProductStatus, at?: Date | null) {
  const published_at = status === 'published' ? { published_at: sql<Date>`clock_timestamp()` } : status === 'scheduled' ? { published_at: at! } : {}
  await tx
    .updateTable('products')
    .set({ status, ...published_at, version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Deletes a draft that was never reserved; returns false otherwise. */
export async function removeDraft(tx: Tx, { id, supply_id }: ProductRow): Promise<boolean> {
  const reserved = await tx.selectFrom('stock_reservations').select('id').where('product_id', '=', id).limit(1).execute()
  if (reserved.length) return false
  await tx.deleteFrom('stock_movements').where('product_id', '=', id).execute()
  await tx.deleteFrom('products').where('id', '=', id).execute()
  if (supply_id) await removeSupply(tx, supply_id)
  return true
}

/** Changed by its seller, or ever at a checkout: its stock has moved since it was listed, or its row is of a later version than listing makes. */
export async function wasTouched(tx: Tx, id: Id<'products'>): Promise<boolean> {
  const { rows } = await sql<{ touched: boolean }>`
    select p.version > 2 or exists (select from stock_reservations r where r.product_id = p.id) as touched from products p where p.id = ${id}`.execute(
    tx,
  )
  return rows[0]?.touched ?? true
}

export async function countLive(tx: Tx, store_id: Id<'stores'>): Promise<number> {
  return (
    await tx
      .selectFrom('products')
      .select(sql<number>`count(*)`.as('n'))
      .where('store_id', '=', store_id)
      .where('status', '=', 'published')
      .executeTakeFirstOrThrow()
  ).n
}
