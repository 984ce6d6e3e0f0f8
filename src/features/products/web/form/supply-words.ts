import { vocabularies } from '#features/vocabularies/contract.ts'
import { queryOf } from '#web/query/keys.ts'

export const supplyWords = { types: ['supplyCategories' as const, 'supplyConditions' as const] }
export const asksSupplyWords = () => queryOf(vocabularies.staticData, supplyWords)
