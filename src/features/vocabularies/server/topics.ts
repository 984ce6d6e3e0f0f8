import { read } from '#server/run/handle.ts'
import { vocabularies } from '../contract.ts'
import { matching } from './search.ts'
import { termsOf } from './terms.ts'
import { termPage } from './view.ts'

export const topics = read(vocabularies.topics, async ({ input, asker: { locale }, db }) =>
  termPage(vocabularies.topics, input, matching(await termsOf(db, 'topics'), input.search, locale), locale),
)
