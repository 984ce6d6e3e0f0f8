import { vocabularies } from '#features/vocabularies/contract.ts'
import { queryOf } from '#web/query/keys.ts'

type Wanted = Parameters<typeof queryOf<typeof vocabularies.staticData>>[1]
export const wordsAsked: Wanted = {
  types: ['countries', 'stampColors', 'stampFormatTypes', 'printings', 'topics', 'stampCatalogNumberTypes', 'itemKinds'],
}
export const asksWords = () => queryOf(vocabularies.staticData, wordsAsked)
