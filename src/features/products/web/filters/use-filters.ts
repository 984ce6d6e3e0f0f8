import { useFilters } from '#web/list/use-filters.ts'
import { type ForSale, forSaleHref } from '../for-sale/for-sale-address.ts'

/** Filters of For Sale; the view stays as it is. */
export const useProductFilters = ({ asked, ...shown }: ForSale) => useFilters(asked, (asked) => forSaleHref({ ...shown, asked }))
