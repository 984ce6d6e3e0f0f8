import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { findItems, returnUnits, type Unit } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext, Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { upsertCards } from '../card.ts'
import { tell } from '../edit/publication.ts'
import { findProducts, type ProductRow } from '../queries.ts'
import { putBack } from './queries-return.ts'

interface Returned {
  readonly product_id: Id<'products'>
  readonly quantity: number
}

/**
 * Units of a sale that were never sent: the owner has them again, and what is still on the market sells them again. The caller sees to it that this
 * happens once.
 */
export async function returnStock(
  { tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>,
  group_id: string,
  lines: readonly Returned[],
): Promise<void> {
  const quantities = new Map(lines.map(({ product_id, quantity }) => [product_id, quantity]))
  await lock(tx, 'products', [...quantities.keys()])
  const products = await findProducts(tx, [...quantities.keys()])
  const live = await stillOffered(tx, products)
  const units = products.flatMap(({ id, stamp_item_id, unit }) =>
    stamp_item_id ? [{ ref_id: id, stamp_item_id, unit: unit as Unit, quantity: quantities.get(id)!, promised: live.has(id) }] : [],
  )
  await returnUnits(tx, 'product', units)
  const back = await putBack(
    tx,
    group_id,
    [...live].map((id) => ({ product_id: id, quantity: quantities.get(id)! })),
  )
  const was = new Map(products.map(({ id, status }) => [id, status]))
  const again = back.filter(({ id }) => was.get(id) === 'sold_out')
  await upsertCards(
    tx,
    again.map(({ id }) => id),
  )
  for (const product of back) tell(emit, { ...product, status: was.get(product.id)! }, product.status)
  for (const { stamp_item_id, member_id } of products) if (stamp_item_id) emit(stampItemChanged, { stamp_item_id, member_id, facts: false })
}

/** On the market or sold out, and its owner still sells the item. */
async function stillOffered(tx: Tx, products: readonly ProductRow[]): Promise<Set<Id<'products'>>> {
  const items = await findItems(
    tx,
    products.flatMap(({ stamp_item_id }) => stamp_item_id ?? []),
  )
  const offered = products.filter(({ status, stamp_item_id }) => {
    const item = stamp_item_id && items.get(stamp_item_id)
    return (status === 'published' || status === 'sold_out') && (!item || item.status === 'FOR_SALE')
  })
  return new Set(offered.map(({ id }) => id))
}
