import { takeCardDown } from '#features/listings/server/public.ts'
import { publishMedias } from '#features/media/server/public.ts'
import { hasRates } from '#features/shipping/server/public.ts'
import { commitUnits, findOwnItem, releaseUnits, type Unit } from '#features/stamp-items/server/public.ts'
import { next } from '#kernel/machine.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import { productChanged } from '../../contract.ts'
import { type ProductStatus, productMachine, publishable } from '../../rules.ts'
import { upsertCards } from '../card.ts'
import { findOwnProduct, lockMarket, marketOf, type ProductRow, setStatus } from '../queries.ts'
import { findSupply } from '../supply/queries-supply.ts'

export interface Seller {
  readonly viewer: Pick<Member, 'id' | 'limits'>
  readonly tx: Tx
  readonly emit: Emit
}
export const available = ({ stock_on_hand, stock_reserved }: ProductRow) => stock_on_hand - stock_reserved

export function tell(emit: Emit, product: ProductRow, status = product.status) {
  emit(productChanged, {
    product_id: product.id,
    store_id: product.store_id,
    member_id: product.member_id,
    price: product.price!,
    quantity: available(product),
    status,
    was: product.status,
  })
}

/** Locks an own product, and before it everything that publishing touches, in rank order. */
export async function lockOwn(
  { viewer, tx }: Seller,
  id: Id<'products'>,
  also: readonly (string | null)[] = [],
): Promise<ProductRow | Refusal<'product.not_found'>> {
  await lock(tx, 'members', [viewer.id])
  const found = await findOwnProduct(tx, id, viewer.id)
  if (!found) return refuse('product.not_found')
  await lockMarket(tx, viewer.id, found.store_id, [id], [found.stamp_item_id, ...also])
  return (await findOwnProduct(tx, id, viewer.id)) ?? refuse('product.not_found')
}

/** What is sold: an item as it stands, or a supply, which has no status of its own. */
async function readinessOf({ viewer, tx }: Seller, { stamp_item_id, supply_id }: ProductRow) {
  if (supply_id) {
    const { media_ids } = await findSupply(tx, supply_id)
    return { item: undefined, media_ids, item_status: 'FOR_SALE' }
  }
  const item = await findOwnItem(tx, stamp_item_id!, viewer.id)
  return item && { item, media_ids: item.media_ids, item_status: item.status }
}

/** The only code that publishes, or schedules for later. Precondition: the locks of `lockMarket` are held. */
export async function publishProduct(seller: Seller, product: ProductRow, how: 'publish' | 'restock' | 'stay' | 'due', at?: Date) {
  const { viewer, tx, emit } = seller
  const thing = await readinessOf(seller, product)
  if (!thing) return refuse('product.item_not_for_sale')
  const market = await marketOf(tx, viewer.id)
  const counted = how === 'stay' || how === 'due' || product.status === 'scheduled'
  const no = publishable({
    ...market,
    item_status: thing.item_status,
    has_picture: thing.media_ids.length > 0,
    has_rates: await hasRates(tx, viewer.id),
    limit: counted ? undefined : viewer.limits.live_products,
  })
  if (no) return no
  if (!(await promiseUnits(tx, product))) return refuse('product.item_committed')
  if (at) return setStatus(tx, product.id, 'scheduled', at).then(() => undefined)
  await publishMedias(tx, thing.media_ids)
  if (how !== 'stay') await setStatus(tx, product.id, 'published')
  await upsertCards(tx, [product.id])
  tell(emit, product, 'published')
  return undefined
}

/** Promises the item's pieces to this product; those of a supply are its product's alone. */
async function promiseUnits(tx: Tx, { id, stamp_item_id, unit, stock_on_hand }: ProductRow): Promise<boolean> {
  if (!stock_on_hand || !stamp_item_id) return stock_on_hand > 0
  await releaseUnits(tx, 'product', id)
  return commitUnits(tx, { stamp_item_id, unit: unit as Unit, quantity: stock_on_hand, kind: 'product' as const, ref_id: id })
}

/** Removes the card and releases the committed units. */
export async function unpublishProduct(tx: Tx, product: ProductRow) {
  await releaseUnits(tx, 'product', product.id)
  await takeCardDown(tx, product.id)
}

interface ProductMove<Code extends string> {
  readonly id: Id<'products'>
  readonly action: 'unpublish' | 'archive' | 'restore'
  readonly guard?: (product: ProductRow) => Refusal<Code> | undefined
}
/** A seller's action that removes the product from the market. */
export async function move<Code extends string = never>(seller: Seller, { id, action, guard }: ProductMove<Code>) {
  const product = await lockOwn(seller, id)
  if (refused(product)) return product
  const to = next(productMachine, product.status as ProductStatus, action, 'seller')
  if (!to) return refuse('product.wrong_state', { status: product.status })
  const no = guard?.(product)
  if (no) return no
  await unpublishProduct(seller.tx, product)
  await setStatus(seller.tx, id, to)
  if (product.is_published || product.status === 'sold_out') tell(seller.emit, product, to)
  return undefined
}
