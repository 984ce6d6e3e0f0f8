import { storeOfMember } from '#features/stores/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { tooFar, whenOf } from '../../rules.ts'
import { findOwnProduct, keepProduct, lockMarket } from '../queries.ts'
import { columnsFor, type ProductGiven, wrongIn } from './given.ts'
import { publishProduct, type Seller } from './publication.ts'

export interface Wish {
  readonly is_published: boolean
  readonly published_at: Date | null
}
export type Lister = Seller & Pick<TransactionContext, 'clock' | 'tools'>

/** Lists one thing in its seller's store; a refusal undoes it, so the transaction has to be rolled back. */
export async function listOne(call: Lister, given: ProductGiven, { is_published, published_at }: Wish, whenLocked?: () => Promise<void>) {
  const { viewer, tx, tools, clock } = call
  const store = await storeOfMember(tx, viewer.id)
  if (!store) return refuse('product.no_store')
  await lockMarket(tx, viewer.id, store.id, [], [given.productable_id])
  await whenLocked?.()
  const wrong = await wrongIn(call, given)
  if (wrong) return wrong
  const columns = await columnsFor(call, given)
  const id = await keepProduct(tx, { member_id: viewer.id, store_id: store.id, currency: tools.site.currency }, columns)
  const now = await clock()
  const when = whenOf({ is_published, published_at }, now)
  if (when === 'no') return id as Id<'products'>
  const at = when === 'later' ? published_at! : undefined
  const no = (at && tooFar(at, now)) ?? (await publishProduct(call, (await findOwnProduct(tx, id, viewer.id))!, 'publish', at))
  return no || (id as Id<'products'>)
}
