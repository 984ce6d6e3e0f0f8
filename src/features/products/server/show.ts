import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { read } from '#server/run/handle.ts'
import { products } from '../contract.ts'
import { findSeenWhole } from './queries-whole.ts'
import { productView } from './view.ts'

export const show = read(products.show, async ({ input, viewer, asker, db, tools }) => {
  const nameOf = await termNames(db, asker.locale)
  const row = await findSeenWhole(db, input.id, viewer.id)
  return row ? { product: productView(row, { viewer: viewer.id, nameOf, files: tools.files }) } : refuse('product.not_found')
})
