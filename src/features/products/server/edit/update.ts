import { findOwnItem, releaseUnits } from '#features/stamp-items/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { afterEdit, fitsKind, reduced, unreserved } from '../../rules.ts'
import { changeProduct, findOwnProduct, type ProductRow, setStatus } from '../queries.ts'
import { lockOwn, publishProduct, type Seller, tell, unpublishProduct } from './publication.ts'
import { responseOf } from './response.ts'

type ProductChange = Omit<InputOf<typeof products.update>, 'id'>

type Edit = NonNullable<ReturnType<typeof afterEdit>>

/** Refusal if the product cannot be edited so now. */
async function wrongIn({ tx, viewer }: Seller, kept: ProductRow, given: ProductChange) {
  const edit = afterEdit(kept.status, given.is_published)
  if (!edit) return refuse('product.wrong_state', { status: kept.status })
  const item = await findOwnItem(tx, given.productable_id, viewer.id)
  if (!item) return refuse('product.item_not_found')
  const other_item = kept.stamp_item_id !== given.productable_id || kept.unit !== given.unit
  return reduced(given) ?? fitsKind(given.productable_type, item.item_kind) ?? (other_item || edit === 'unpublish' ? unreserved(kept) : undefined)
}

/** Units are released before the change and committed again afterwards, because their number or item may change. */
const LET_GO: Partial<Record<Edit, (tx: Tx, kept: ProductRow) => Promise<void>>> = {
  unpublish: unpublishProduct,
  stay: (tx, { id }) => releaseUnits(tx, 'product', id),
}

async function settle(seller: Seller, id: Id<'products'>, edit: Edit) {
  if (edit === 'keep') return undefined
  const product = (await findOwnProduct(seller.tx, id, seller.viewer.id))!
  if (edit !== 'unpublish') return publishProduct(seller, product, edit)
  await setStatus(seller.tx, id, 'draft')
  tell(seller.emit, product, 'draft')
  return undefined
}

export const update = command(products.update, async (call) => {
  const { id, is_published, ...given } = call.input
  const kept = await lockOwn(call, id, [given.productable_id])
  if (refused(kept)) return kept
  const wrong = await wrongIn(call, kept, { ...given, is_published })
  if (wrong) return wrong
  const edit = afterEdit(kept.status, is_published)!
  await LET_GO[edit]?.(call.tx, kept)
  await changeProduct(call.tx, kept, given)
  return (await settle(call, id, edit)) ?? responseOf(call, id)
})
