import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { catalogueNumberOf } from './card.ts'
import { findSimilar } from './queries-similar.ts'
import { findSeenWhole } from './queries-whole.ts'
import { cardView, keptMedia } from './view.ts'

const SHOWN = 10

export const similar = read(products.similar, async ({ input, viewer, asker, db, tools }) => {
  const product = await findSeenWhole(db, input.id, viewer.id)
  if (!product) return refuse('product.not_found')
  const { item } = product
  const likeness = { ...item, product_id: product.id, price: product.price!, catalogue_number: await catalogueNumberOf(db, item) }
  const [nameOf, rows] = await Promise.all([termNames(db, asker.locale), findSimilar(db, viewer.id, likeness, SHOWN)])
  return { products: rows.map((row) => cardView(tools.files, nameOf, { ...row, media: keptMedia(row.media) })) }
})
