import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { PAGE, QUICK_SEARCH } from '#kernel/measures.ts'
import { readSpokenNumber, storeNumber } from '#kernel/written/spoken-number.ts'
import { Rail } from '#web/list/Rail.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import type { Filters } from '#web/list/use-filters.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { products } from '../../contract.ts'
import { CountryFacet } from '../filters/CountryFacet.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { PriceFacet } from '../filters/PriceFacet.tsx'
import { ChoiceFacet, MoreFilters, YearIssued, YearsFacet } from '../filters/ShownFacets.tsx'
import { TermFacet } from '../filters/TermFacet.tsx'
import { type Counts, useCounts } from '../filters/use-counts.ts'
import { useProductFilters } from '../filters/use-filters.ts'
import { useTyped } from '../filters/use-typed.ts'
import { clearedHref, type ForSale, filterCount, forSaleHref, isSupplies, type ProductFilters, pathOf } from './for-sale-address.ts'

const CONDITIONS = ['MINT', 'USED', 'NA'] as const
const SUPPLY_CONDITIONS = ['NEW', 'USED', 'NA'] as const
const KINDS = ['stamp', 'coin', 'banknote', 'other'] as const

/** Rail of products: its filters are more than the facets show. */
interface ProductRail extends Filters<ProductFilters>, Counts {
  readonly page: ForSale
  readonly openHref: (name: string) => string
}
export const openedHref = (page: ForSale) => (name: string) => forSaleHref({ ...page, open: [...page.open, name] })

export function ForSaleRail({ page, inSheet = false }: { page: ForSale; inSheet?: boolean }) {
  const filters = useProductFilters(page)
  const rail = { ...filters, ...useCounts(page.asked, inSheet), page, openHref: openedHref(page) }
  return (
    <Rail
      action={pathOf(page)}
      kept={keptOf(page)}
      filterCount={filterCount(page.asked)}
      clearHref={clearedHref(page)}
      onApply={() => filters.set({})}
    >
      {isSupplies(page) ? <SupplyFields {...rail} /> : <RailFields {...rail} />}
    </Rail>
  )
}

/** All filters, the most used first. */
export function RailFields(rail: ProductRail) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { page, draft, type } = rail
  return (
    <>
      <SearchWords asked={page.asked} search={draft.search} onSearch={(search) => type({ search })} />
      <NumberField number={draft.number} onNumber={(number) => type({ number })} />
      <CountryFacet {...rail} />
      <YearsFacet {...rail} />
      <YearIssued year={draft.year_issued} onYear={(year_issued) => type({ year_issued })} />
      <ChoiceFacet label={t`Condition`} name="condition" values={CONDITIONS} words={words.conditions} rail={rail} />
      <PriceFacet {...rail} />
      <MoreFilters {...rail} />
      <TermFacet name="topic_ids" label={t`Topics`} find={t`Find a topic`} rail={rail} />
      <TermFacet name="category_ids" label={t`Stamp categories`} find={t`Find a category`} rail={rail} />
      <TermFacet name="shipping_option" label={t`Shipping`} find={t`Find a way of sending`} rail={rail} />
      <ChoiceFacet label={t`Kind of item`} name="item_kind" values={KINDS} words={words.kinds} rail={rail} />
    </>
  )
}

/** A supply has no country, year or grade. */
function SupplyFields(rail: ProductRail) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { page, draft, type } = rail
  return (
    <>
      <SearchWords asked={page.asked} search={draft.search} onSearch={(search) => type({ search })} />
      <NumberField number={draft.number} onNumber={(number) => type({ number })} />
      <TermFacet name="category_ids" label={t`Kind of supply`} find={t`Find a kind`} rail={rail} />
      <ChoiceFacet label={t`Condition`} name="condition" values={SUPPLY_CONDITIONS} words={words.conditions} rail={rail} />
      <PriceFacet {...rail} />
      <TermFacet name="shipping_option" label={t`Shipping`} find={t`Find a way of sending`} rail={rail} />
    </>
  )
}

/** Suggests titles of results found so far. */
function SearchWords({ asked, search, onSearch }: { asked: ProductFilters; search: string; onSearch: (search: string) => void }) {
  const { t } = useLingui()
  const found = useMaybe(products.list, asked, asked.search !== '')?.products.data ?? []
  const offers = asked.search === '' ? [] : [...new Set(found.map(({ name }) => name))].slice(0, QUICK_SEARCH)
  const supplies = asked.productable_type === 'Supply'
  return (
    <SearchField
      label={supplies ? t`Search in Supplies` : t`Search in For Sale`}
      placeholder={supplies ? t`Stockbook, tongs, capsule` : t`Title, colour, cancel`}
      {...{ search, onSearch, offers }}
    />
  )
}

/** Spoken number of a product or of a store. */
function NumberField({ number, onNumber }: { number: number | undefined; onNumber: (number: number | undefined) => void }) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useTyped(number === undefined ? '' : String(number))
  const write = (text: string) => {
    setTyped(text)
    const number = readSpokenNumber(text)
    if (number || text === '') onNumber(number)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t`Store id or item number`}</label>
      <input
        className="input"
        id={id}
        name="number"
        maxLength={16}
        value={typed}
        onChange={(event) => write(event.target.value)}
        placeholder={storeNumber(10_420_042)}
        autoComplete="off"
      />
    </div>
  )
}

/** Hidden fields: what the form must keep but does not show. */
const keptOf = ({ asked, view, searched }: ForSale) => ({
  ...(searched && { searchable_type: 'Product' }),
  ...(asked.sort !== 'best' && { sort: asked.sort }),
  ...(asked.page_size !== PAGE.usual && { page_size: asked.page_size }),
  ...(asked.store_id && { store_id: asked.store_id }),
  ...(asked.productable_type && !isSupplies({ asked, searched }) && { productable_type: asked.productable_type }),
  ...(asked.my_stuff && { my_stuff: asked.my_stuff }),
  ...(view === 'list' && { view }),
})
