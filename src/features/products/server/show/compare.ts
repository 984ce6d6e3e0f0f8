import { termNames } from '#features/vocabularies/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { products } from '../../contract.ts'
import { productView } from '../view.ts'
import { findSeenWholes } from './queries-whole.ts'

export const compare = query(products.compare, async ({ input, viewer, requester, db, tools }) => {
  const [rows, nameOf] = [await findSeenWholes(db, input.ids, viewer.id), await termNames(db, requester.locale)]
  return { products: rows.map((row) => productView(row, { viewer: viewer.id, nameOf, files: tools.files })) }
})
