import { findItems } from '#features/stamp-items/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { catalogueNumberOf } from './card.ts'
import { findSeenProduct } from './queries.ts'
import { findSimilar } from './queries-similar.ts'
import { cardView, keptMedia } from './view.ts'

const SHOWN = 10

export const similar = read(products.similar, async ({ input, viewer, asker, db, tools }) => {
  const product = await findSeenProduct(db, input.id, viewer.id)
  const item = product && (await findItems(db, [product.stamp_item_id!])).get(product.stamp_item_id!)
  if (!product || !item) return refuse('product.not_found')
  const likeness = { ...item, product_id: product.id, price: product.price!, catalogue_number: await catalogueNumberOf(db, item) }
  const [nameOf, rows] = await Promise.all([termNames(db, asker.locale), findSimilar(db, viewer.id, likeness, SHOWN)])
  return { products: rows.map((row) => cardView(tools.files, nameOf, { ...row, media: keptMedia(row.media) })) }
})
