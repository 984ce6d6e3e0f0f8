import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { cachedQuery } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { productView } from '../view.ts'
import { findSeenWhole, marksOfSeen } from './queries-whole.ts'

export const show = cachedQuery(
  products.show,
  async ({ input, viewer, db }) => marksOfSeen(db, input.id, viewer.id),
  async ({ input, viewer, requester, db, tools, stands }) => {
    const nameOf = await termNames(db, requester.locale)
    const row = await findSeenWhole(db, input.id, viewer.id)
    if (row) stands(row.marks)
    return row ? { product: productView(row, { viewer: viewer.id, nameOf, files: tools.files }) } : refuse('product.not_found')
  },
)
