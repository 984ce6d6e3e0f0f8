import { useData } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import { useFilterWords } from '../filters/filter-words.ts'
import { ListBar } from '../market/ListBar.tsx'
import { SaleSheet, saleRail } from '../rail/later-rails.ts'
import { type ForSale, filterCount, forSaleHref, sorted, sortsOf } from './for-sale-address.ts'

/** Phone: filters and order of what is for sale. */
export function FilterBar({ page }: { page: ForSale }) {
  const words = useFilterWords()
  const { total = 0, more_than_total = false } = useData(products.list, page.asked).products
  const { sort: current, choices } = sortsOf(page.asked)
  const orders = choices.map((sort) => ({
    label: words.sorts[sort] ?? sort,
    href: forSaleHref({ ...page, asked: sorted(page.asked, sort) }),
    current: sort === current,
  }))
  return (
    <ListBar
      filterCount={filterCount(page.asked)}
      brings={saleRail.bring}
      rail={() => <SaleSheet page={page} inSheet />}
      {...{ orders, total, more_than_total }}
    />
  )
}
