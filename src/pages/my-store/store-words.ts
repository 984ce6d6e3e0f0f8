import { vocabularies } from '#features/vocabularies/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { queryOf } from '#web/query/keys.ts'

/** Vocabularies of the store form. */
export const storeWords: GivenOf<typeof vocabularies.staticData> = { types: ['countries', 'shippingOptions', 'topics', 'stampCategories'] }
export const asksStoreWords = () => queryOf(vocabularies.staticData, storeWords)
