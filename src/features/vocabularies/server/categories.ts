import { read } from '#server/run/handle.ts'
import { vocabularies } from '../contract.ts'
import { termsOf } from './terms.ts'
import { termView } from './view.ts'

export const categories = read(vocabularies.categories, async ({ input, asker, db }) => {
  const rows = await termsOf(db, input.type === 'supplies' ? 'supply_categories' : 'stamp_categories')
  return { data: rows.map((row) => termView(row, asker.locale)) }
})
