import { unuseMedias } from '#features/media/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { type ProductRow, removeDraft } from '../queries.ts'
import { findSupply } from '../supply/queries-supply.ts'
import { lockOwn } from './publication.ts'

export const remove = command(products.remove, async (call) => {
  const product = await lockOwn(call, call.input.id)
  if (refused(product)) return product
  const gone = product.status === 'draft' && (await removeWhole(call.tx, product))
  return gone ? { done: true as const } : refuse('product.wrong_state', { status: product.status })
})

/** A supply goes with its product; its pictures stay its member's. */
async function removeWhole(tx: Tx, product: ProductRow): Promise<boolean> {
  const media_ids = product.supply_id ? (await findSupply(tx, product.supply_id)).media_ids : []
  if (!(await removeDraft(tx, product))) return false
  if (media_ids.length) await unuseMedias(tx, media_ids, 'supply', product.supply_id!)
  return true
}
