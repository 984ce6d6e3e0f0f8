import { findOwnItem } from '#features/stamp-items/server/public.ts'
import { storeOfMember } from '#features/stores/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { command } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { fitsKind, reduced } from '../../rules.ts'
import { findOwnProduct, keepProduct, lockMarket } from '../queries.ts'
import { publishProduct } from './publication.ts'
import { responseOf } from './response.ts'

export const create = command(products.create, async (call) => {
  const { input, viewer, tx, tools } = call
  const { is_published, ...given } = input
  const store = await storeOfMember(tx, viewer.id)
  if (!store) return refuse('product.no_store')
  await lockMarket(tx, viewer.id, store.id, [], [given.productable_id])
  const item = await findOwnItem(tx, given.productable_id, viewer.id)
  if (!item) return refuse('product.item_not_found')
  const wrong = reduced(given) ?? fitsKind(given.productable_type, item.item_kind)
  if (wrong) return wrong
  const id = await keepProduct(tx, { member_id: viewer.id, store_id: store.id, currency: tools.site.currency }, given)
  const no = is_published && (await publishProduct(call, (await findOwnProduct(tx, id, viewer.id))!, 'publish'))
  return no || responseOf(call, id)
})
