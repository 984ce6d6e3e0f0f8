import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { findSeenProduct } from './queries.ts'
import { productView } from './view.ts'

export const show = read(products.show, async ({ input, viewer, asker, db, tools }) => {
  const row = await findSeenProduct(db, input.id, viewer.id)
  return row ? { product: await productView(db, tools.files, row, { viewer: viewer.id, locale: asker.locale }) } : refuse('product.not_found')
})
