import { query } from '#server/operations/slice.ts'
import { vocabularies } from '../contract.ts'
import { matching } from './search.ts'
import { termsOf } from './terms.ts'
import { termPage } from './view.ts'

export const topics = query(vocabularies.topics, async ({ input, requester: { locale }, db }) =>
  termPage(
    vocabularies.topics,
    input,
    matching(await termsOf(db, input.type === 'support' ? 'support_topics' : 'topics'), input.search, locale),
    locale,
  ),
)
