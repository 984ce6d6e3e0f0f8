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

export interface Seller {
  readonly viewer: Member
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
  also: readonly string[] = [],
): Promise<ProductRow | Refusal<'product.not_found'>> {
  await lock(tx, 'members', [viewer.id])
  const found = await findOwnProduct(tx, id, viewer.id)
  if (!found) return refuse('product.not_found')
  await lockMarket(tx, viewer.id, found.store_id, [id], [found.stamp_item_id, ...also])
  return (await findOwnProduct(tx, id, viewer.id)) ?? refuse('product.not_found')
}

/** The only code that publishes. Precondition: the locks of `lockMarket` are held. */
export async function publishProduct({ viewer, tx, emit }: Seller, product: ProductRow, how: 'publish' | 'restock' | 'stay') {
  const item = await findOwnItem(tx, product.stamp_item_id!, viewer.id)
  if (!item) return refuse('product.item_not_for_sale')
  const market = await marketOf(tx, viewer.id)
  const limit = how === 'stay' ? undefined : viewer.limits.live_products
  const no = publishable({
    ...market,
    item_status: item.status,
    has_picture: item.media_ids.length > 0,
    has_rates: await hasRates(tx, viewer.id),
    limit,
  })
  if (no) return no
  const quantity = product.stock_on_hand
  const promised = { stamp_item_id: item.id, unit: product.unit as Unit, quantity, kind: 'product' as const, ref_id: product.id }
  if (!quantity || !(await commitUnits(tx, promised))) return refuse('product.item_committed')
  await publishMedias(tx, item.media_ids)
  if (how !== 'stay') await setStatus(tx, product.id, 'published')
  await upsertCards(tx, [product.id])
  tell(emit, product, 'published')
  return undefined
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
