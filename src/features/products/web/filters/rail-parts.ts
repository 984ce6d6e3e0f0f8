import type { Filters } from '#web/list/use-filters.ts'
import type { ForSale, ProductFilters } from '../for-sale/for-sale-address.ts'
import type { useCounts } from './use-counts.ts'

export interface RailParts extends Filters<ProductFilters>, ReturnType<typeof useCounts> {
  readonly page: ForSale
}

/** Comparison without accents and case. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
