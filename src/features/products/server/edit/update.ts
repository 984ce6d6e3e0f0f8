import { releaseUnits } from '#features/stamp-items/server/public.ts'
import { type Refusal, refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { afterEdit, tooFar, unreserved, whenOf } from '../../rules.ts'
import { changeProduct, findOwnProduct, type ProductRow, setStatus } from '../queries.ts'
import { columnsFor, type ProductGiven, wrongIn } from './given.ts'
import { lockOwn, publishProduct, type Seller, tell, unpublishProduct } from './publication.ts'
import { responseOf } from './response.ts'

type Edit = NonNullable<ReturnType<typeof afterEdit>>

/** Reserved units may be paid at any moment: the product stays on the market, and stays the same thing. */
function reservedIn(kept: ProductRow, given: ProductGiven, edit: Edit): Refusal<'product.reserved'> | undefined {
  const other_item = kept.stamp_item_id !== null && (kept.stamp_item_id !== given.productable_id || kept.unit !== given.unit)
  return other_item || edit === 'unpublish' ? unreserved(kept) : undefined
}

/** Units are released before the change and committed again afterwards, because their number or item may change. */
const LET_GO: Partial<Record<Edit, (tx: Tx, kept: ProductRow) => Promise<void>>> = {
  unpublish: unpublishProduct,
  unschedule: unpublishProduct,
  stay: (tx, { id }) => releaseUnits(tx, 'product', id),
}

async function settle(seller: Seller, id: Id<'products'>, edit: Edit, at: Date | undefined) {
  if (edit === 'keep') return undefined
  const product = (await findOwnProduct(seller.tx, id, seller.viewer.id))!
  if (edit === 'schedule') return publishProduct(seller, product, 'publish', at)
  if (edit !== 'unpublish' && edit !== 'unschedule') return publishProduct(seller, product, edit)
  await setStatus(seller.tx, id, 'draft')
  tell(seller.emit, product, 'draft')
  return undefined
}

export const update = command(products.update, async (call) => {
  const { id, is_published, published_at, ...given } = call.input
  const kept = await lockOwn(call, id, [given.productable_id])
  if (refused(kept)) return kept
  const now = await call.clock()
  const when = whenOf({ is_published, published_at }, now)
  const edit = afterEdit(kept.status, when)
  if (!edit) return refuse('product.wrong_state', { status: kept.status })
  const at = when === 'later' ? published_at! : undefined
  const wrong = (await wrongIn(call, given, kept)) ?? reservedIn(kept, given, edit) ?? (at && tooFar(at, now))
  if (wrong) return wrong
  await LET_GO[edit]?.(call.tx, kept)
  await changeProduct(call.tx, kept, await columnsFor(call, given, kept))
  return (await settle(call, id, edit, at)) ?? responseOf(call, id)
})
