import { read } from '#server/run/handle.ts'
import { vocabularies } from '../contract.ts'
import { alphabetical, matching } from './search.ts'
import { termsOf } from './terms.ts'
import { termPage } from './view.ts'

export const countries = read(vocabularies.countries, async ({ input, asker: { locale }, db }) => {
  const rows = alphabetical(await termsOf(db, 'countries'), locale)
  return termPage(vocabularies.countries, input, matching(rows, input.search, locale), locale)
})
