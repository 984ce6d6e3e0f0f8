import { vocabularies } from '#features/vocabularies/contract.ts'
import { queryOf } from '#web/query/keys.ts'

export const scanWords = { types: ['stampConditions', 'stampColors', 'stampGrades', 'countries'] } as const
export const asksScanWords = () => queryOf(vocabularies.staticData, { types: [...scanWords.types] })
