import type { Filters } from '#web/list/use-filters.ts'
import type { ForSale, ProductFilters } from '../for-sale/for-sale-address.ts'
import type { useCounts } from './use-counts.ts'

/** What every part of the rail may need. */
export interface RailParts extends Filters<ProductFilters>, ReturnType<typeof useCounts> {
  readonly page: ForSale
}

/** As somebody types a name in a hurry. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
