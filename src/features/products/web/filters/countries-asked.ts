import type { vocabularies } from '#features/vocabularies/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'

/** Main countries of collectors, shown first before the viewer types. */
export const COMMON = ['US', 'GB', 'DE', 'FR', 'CA', 'JP', 'IT']
const OFTEN = ['AU', 'AT', 'BE', 'BR', 'CH', 'CN', 'DK', 'ES', 'FI', 'GR', 'IE', 'IN', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RU', 'SE', 'x_soviet_union']

/** Size: the page contains the names of common and chosen countries; all 676 are loaded on demand. */
export const countriesAsked = (chosen: readonly string[]): GivenOf<typeof vocabularies.staticData> => ({
  types: ['countries'],
  codes: [...new Set([...COMMON, ...OFTEN, ...chosen])].sort(),
})
export const allCountries: GivenOf<typeof vocabularies.staticData> = { types: ['countries'], codes: [] }
