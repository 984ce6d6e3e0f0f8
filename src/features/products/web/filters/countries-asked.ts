import type { vocabularies } from '#features/vocabularies/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'

/** Where most of what collectors trade comes from: they stand first, before anything is typed. */
export const COMMON = ['US', 'GB', 'DE', 'FR', 'CA', 'JP', 'IT']
const OFTEN = ['AU', 'AT', 'BE', 'BR', 'CH', 'CN', 'DK', 'ES', 'FI', 'GR', 'IE', 'IN', 'NL', 'NO', 'NZ', 'PL', 'PT', 'RU', 'SE', 'x_soviet_union']

/** A page carries the names of the usual countries and of those chosen; all 676 come when somebody looks for another. */
export const countriesAsked = (chosen: readonly string[]): GivenOf<typeof vocabularies.staticData> => ({
  types: ['countries'],
  codes: [...new Set([...COMMON, ...OFTEN, ...chosen])].sort(),
})
export const allCountries: GivenOf<typeof vocabularies.staticData> = { types: ['countries'], codes: [] }
