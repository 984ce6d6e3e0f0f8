import { query } from '#server/operations/slice.ts'
import { vocabularies } from '../contract.ts'
import { termsOf } from './terms.ts'
import { termView } from './view.ts'

export const categories = query(vocabularies.categories, async ({ input, requester, db }) => {
  const rows = await termsOf(db, input.type === 'supplies' ? 'supply_categories' : 'stamp_categories')
  return { data: rows.map((row) => termView(row, requester.locale)) }
})
