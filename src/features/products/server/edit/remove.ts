import { unuseMedias } from '#features/media/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { type ProductRow, removeDraft, setStatus, wasTouched } from '../queries.ts'
import { findSupply } from '../supply/queries-supply.ts'
import { lockOwn, type Seller, tell, unpublishProduct } from './publication.ts'

export const remove = command(products.remove, async (call) => {
  const product = await lockOwn(call, call.input.id)
  if (refused(product)) return product
  const gone = product.status === 'draft' && (await removeWhole(call.tx, product))
  return gone ? { done: true as const } : refuse('product.wrong_state', { status: product.status })
})

/** Takes back what was listed, as long as nobody has changed, reserved or bought it since. Precondition: its seller is locked. */
export async function takeBackOne(seller: Seller, id: Id<'products'>): Promise<boolean> {
  const product = await lockOwn(seller, id)
  if (refused(product) || product.stock_reserved > 0 || product.status === 'sold_out' || (await wasTouched(seller.tx, id))) return false
  await unpublishProduct(seller.tx, product)
  await setStatus(seller.tx, id, 'draft')
  if (!(await removeWhole(seller.tx, { ...product, status: 'draft' }))) return false
  if (product.is_published) tell(seller.emit, product, 'archived')
  return true
}

/** A supply goes with its product; its pictures stay its member's. */
async function removeWhole(tx: Tx, product: ProductRow): Promise<boolean> {
  const media_ids = product.supply_id ? (await findSupply(tx, product.supply_id)).media_ids : []
  if (!(await removeDraft(tx, product))) return false
  if (media_ids.length) await unuseMedias(tx, media_ids, 'supply', product.supply_id!)
  return true
}
