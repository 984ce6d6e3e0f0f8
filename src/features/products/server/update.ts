import { findOwnItem, releaseUnits } from '#features/stamp-items/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { handle } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { afterEdit, reduced, unreserved } from '../rules.ts'
import { answer } from './answer.ts'
import { bringToMarket, lockOwn, type Seller, takeOffMarket, tell } from './market.ts'
import { changeProduct, findOwnProduct, type ProductRow, setStatus } from './queries.ts'

type Given = Omit<InputOf<typeof products.update>, 'id'>

/** What the form may not do with this product now. */
async function wrongIn({ tx, viewer }: Seller, kept: ProductRow, given: Given) {
  const then = afterEdit(kept.status, given.is_published)
  if (!then) return refuse('product.wrong_state', { status: kept.status })
  if (!(await findOwnItem(tx, given.productable_id, viewer.id))) return refuse('product.item_not_found')
  const other_item = kept.stamp_item_id !== given.productable_id || kept.unit !== given.unit
  return reduced(given) ?? (other_item || then === 'unpublish' ? unreserved(kept) : undefined)
}

export const update = handle(products.update, async (call) => {
  const {
    input: { id, ...given },
    viewer,
    tx,
    emit,
  } = call
  const kept = await lockOwn(call, id, [given.productable_id])
  if (refused(kept)) return kept
  const wrong = await wrongIn(call, kept, given)
  if (wrong) return wrong
  const { is_published, ...changed } = given
  const then = afterEdit(kept.status, is_published)!
  // Given back and promised anew: the pieces may be more, fewer or others.
  if (then === 'unpublish') await takeOffMarket(tx, kept)
  if (then === 'stay') await releaseUnits(tx, 'product', kept.id)
  await changeProduct(tx, kept, changed)
  const product = (await findOwnProduct(tx, id, viewer.id))!
  if (then === 'unpublish') {
    await setStatus(tx, id, 'draft')
    tell(emit, product, 'draft')
  }
  const no = then === 'keep' || then === 'unpublish' ? undefined : await bringToMarket(call, product, then)
  return no ?? answer(call, id)
})
