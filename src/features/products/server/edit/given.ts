import { ownMedias, publishMedias, unuseMedias, useMedias } from '#features/media/server/public.ts'
import { findOwnItem } from '#features/stamp-items/server/public.ts'
import { isTerm } from '#features/vocabularies/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { products } from '../../contract.ts'
import { isDistinct, reduced } from '../../rules.ts'
import type { NewProduct, ProductRow } from '../queries.ts'
import { changeSupply, findSupply, keepSupply } from '../supply/queries-supply.ts'
import type { Seller } from './publication.ts'

export type ProductGiven = Omit<InputOf<typeof products.create>, 'is_published' | 'published_at'>
const itemId = ({ productable_id }: ProductGiven) => productable_id as Id<'stamp_items'> | null

/** What a form can get wrong, before anything is kept. Precondition: the locks of `lockMarket` are held. */
export async function wrongIn({ tx, viewer }: Seller, given: ProductGiven, kept?: ProductRow) {
  const { productable_type, shipping_option } = given
  const stamp_item_id = itemId(given)
  if (kept && kept.productable_type !== productable_type) return refuse('product.other_kind')
  if (shipping_option && !(await isTerm(tx, 'shipping_options', shipping_option))) return refuse('product.shipping_option')
  if (productable_type === 'Supply') return (await wrongSupply(tx, viewer.id, given)) ?? reduced(given)
  if (!stamp_item_id || !(await findOwnItem(tx, stamp_item_id, viewer.id))) return refuse('product.item_not_found')
  return reduced(given)
}

type WrongSupply = Refusal<'product.category' | 'product.media'> | undefined
async function wrongSupply(tx: Tx, member_id: Id<'members'>, { category_ids, media_ids }: ProductGiven): Promise<WrongSupply> {
  for (const code of category_ids) if (!(await isTerm(tx, 'supply_categories', code))) return refuse('product.category')
  return isDistinct(media_ids) && (await ownMedias(tx, member_id, media_ids)) ? undefined : refuse('product.media')
}

/** Writes the supply of a product, if it is one, and returns the product's columns. Precondition: `wrongIn` found nothing. */
export async function columnsFor({ tx, viewer }: Seller, given: ProductGiven, kept?: ProductRow): Promise<NewProduct> {
  const { productable_id: _item, condition, category_ids, media_ids, return_policy, unit, ...columns } = given
  const returns = { return_domestic: return_policy.domestic, return_international: return_policy.international }
  if (given.productable_type === 'StampItem') return { ...columns, ...returns, stamp_item_id: itemId(given), supply_id: null, unit }
  const supply_id = await writeSupply(tx, viewer.id, { condition, category_ids, media_ids }, kept)
  return { ...columns, ...returns, stamp_item_id: null, supply_id, unit: null }
}

type Supply = Pick<ProductGiven, 'condition' | 'category_ids' | 'media_ids'>
async function writeSupply(tx: Tx, member_id: Id<'members'>, supply: Supply, kept: ProductRow | undefined): Promise<Id<'supplies'>> {
  const before = kept?.supply_id ? await findSupply(tx, kept.supply_id) : undefined
  if (before) await changeSupply(tx, before.id, supply)
  const id = before?.id ?? (await keepSupply(tx, member_id, supply))
  const gone = (before?.media_ids ?? []).filter((media_id) => !(supply.media_ids as string[]).includes(media_id))
  if (gone.length) await unuseMedias(tx, gone, 'supply', id)
  await useMedias(tx, supply.media_ids, 'supply', id)
  if (kept?.is_published) await publishMedias(tx, supply.media_ids)
  return id
}
