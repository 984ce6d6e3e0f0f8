import { searches } from '#features/search/contract.ts'
import { useData } from '#web/query/hooks.ts'

/** The kinds that can be searched for: every page brings them. */
export const useKinds = () => useData(searches.kinds, {}).kinds
