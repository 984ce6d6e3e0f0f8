import { useLingui } from '@lingui/react/macro'
import { Head } from '#web/router/Head.tsx'
import { type ForSale, filterCount, forSaleFeed, forSaleHref, isSupplies, type ProductFilters, pathOf, unfiltered } from './for-sale-address.ts'
import { useApplied } from './use-applied.ts'

/** Indexed by search engines: no filter, one country or one kind. More filters would give endless duplicates. */
function isKept({ asked, view }: ForSale): boolean {
  const plain = asked.sort === 'best' && asked.page_size === 25 && view === 'grid'
  const count = filterCount(asked)
  return plain && (count === 0 || (count === 1 && asked.country.length + asked.item_kind.length === 1))
}

/** A title for each view; views that are not indexed are `noindex, follow`. */
export function ForSaleMeta({ page }: { page: ForSale }) {
  const { t } = useLingui()
  const applied = useApplied(page)
  const { asked } = page
  const kept: ProductFilters = { ...unfiltered(asked), country: asked.country, item_kind: asked.item_kind, page: asked.page }
  const passing = !isKept(page)
  const words = applied.map(({ label }) => label).join(', ')
  const supplies = isSupplies(page)
  const plain = supplies ? t`Supplies for collectors` : t`Stamps and coins for sale`
  const title = words ? t`For sale: ${words}` : plain
  return (
    <Head
      title={asked.page > 1 ? t`${title}, page ${asked.page}` : title}
      description={
        supplies
          ? t`Stockbooks, hinges, tongs, albums and capsules, new and used, from collectors’ own stores.`
          : t`Stamps, coins and banknotes from collectors’ own stores: by country, year, condition and price.`
      }
      path={passing ? pathOf(page) : forSaleHref({ asked: kept })}
      passing={passing}
      feed={forSaleFeed(asked)}
    />
  )
}
