import { query } from '#server/operations/slice.ts'
import { vocabularies } from '../contract.ts'
import { alphabetical, matching } from './search.ts'
import { termsOf } from './terms.ts'
import { termPage } from './view.ts'

export const countries = query(vocabularies.countries, async ({ input, requester: { locale }, db }) => {
  const rows = alphabetical(await termsOf(db, 'countries'), locale)
  return termPage(vocabularies.countries, input, matching(rows, input.search, locale), locale)
})
