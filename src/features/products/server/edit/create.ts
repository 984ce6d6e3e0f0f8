import { storeOfMember } from '#features/stores/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { tooFar, whenOf } from '../../rules.ts'
import { findOwnProduct, keepProduct, lockMarket } from '../queries.ts'
import { columnsFor, wrongIn } from './given.ts'
import { publishProduct } from './publication.ts'
import { responseOf } from './response.ts'

export const create = command(products.create, async (call) => {
  const { input, viewer, tx, tools, clock } = call
  const { is_published, published_at, ...given } = input
  const store = await storeOfMember(tx, viewer.id)
  if (!store) return refuse('product.no_store')
  await lockMarket(tx, viewer.id, store.id, [], [given.productable_id])
  const wrong = await wrongIn(call, given)
  if (wrong) return wrong
  const columns = await columnsFor(call, given)
  const id = await keepProduct(tx, { member_id: viewer.id, store_id: store.id, currency: tools.site.currency }, columns)
  const now = await clock()
  const when = whenOf({ is_published, published_at }, now)
  if (when === 'no') return responseOf(call, id)
  const at = when === 'later' ? published_at! : undefined
  const no = (at && tooFar(at, now)) ?? (await publishProduct(call, (await findOwnProduct(tx, id, viewer.id))!, 'publish', at))
  return no || responseOf(call, id)
})
