import { vocabularies } from '#features/vocabularies/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { ask } from '#web/query/hooks.ts'

/** What the store's form chooses from. */
export const storeWords: GivenOf<typeof vocabularies.staticData> = { types: ['countries', 'shippingOptions'] }
export const asksStoreWords = () => ask(vocabularies.staticData, storeWords)
