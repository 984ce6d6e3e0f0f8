import type { ForSale } from '../for-sale/for-sale-address.ts'
import type { useCounts } from './use-counts.ts'
import type { Filters } from './use-filters.ts'

/** What every part of the rail may need. */
export interface RailParts extends Filters, ReturnType<typeof useCounts> {
  readonly page: ForSale
}

export const ticked = <One extends string>(chosen: readonly One[], one: One): One[] =>
  chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]

/** As somebody types a name in a hurry. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
