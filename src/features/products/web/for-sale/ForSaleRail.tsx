import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { yearBands } from '#features/listings/contract.ts'
import { QUICK_SEARCH } from '#kernel/measures.ts'
import { readSpokenNumber, storeNumber } from '#kernel/written/spoken-number.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { products } from '../../contract.ts'
import { CountryFacet } from '../filters/CountryFacet.tsx'
import { DenominationFacet } from '../filters/DenominationFacet.tsx'
import { useFilterWords } from '../filters/filter-words.ts'
import { Option } from '../filters/Option.tsx'
import { PriceFacet } from '../filters/PriceFacet.tsx'
import { type RailParts, ticked } from '../filters/rail-parts.ts'
import { TermFacet } from '../filters/TermFacet.tsx'
import { useCounts } from '../filters/use-counts.ts'
import { useFilters } from '../filters/use-filters.ts'
import { useTyped } from '../filters/use-typed.ts'
import { isYear, useLastYear, YearField } from '../filters/YearField.tsx'
import css from './ForSale.module.css'
import { clearedHref, type ForSale, filterCount, type ProductFilters, pathOf } from './for-sale-address.ts'

const CONDITIONS = ['MINT', 'USED', 'NA'] as const
const KINDS = ['stamp', 'coin', 'banknote', 'other'] as const

/** The filters: a plain GET form; with script each change applies by itself. */
export function ForSaleRail({ page, inSheet = false }: { page: ForSale; inSheet?: boolean }) {
  const { t } = useLingui()
  const filters = useFilters(page)
  const { set } = filters
  const rail = { ...filters, ...useCounts(page.asked, inSheet), page }
  const apply = (event: FormEvent) => {
    event.preventDefault()
    set({})
  }
  return (
    <form className={`rail ${css.rail}`} aria-label={t`Filters`} action={pathOf(page)} onSubmit={apply}>
      <RailFields {...rail} />
      <Kept page={page} />
      <Button className={css.apply} type="submit" variant="fill">{t`Show results`}</Button>
      {filterCount(page.asked) > 0 && <Button href={clearedHref(page)}>{t`Clear filters`}</Button>}
    </form>
  )
}

/** Every filter there is, in the order in which people ask. */
export function RailFields(rail: RailParts) {
  const { t } = useLingui()
  const words = useFilterWords()
  const { page, draft, type } = rail
  return (
    <>
      <SearchField asked={page.asked} search={draft.search} onSearch={(search) => type({ search })} />
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

/** What only those look for who know what it is. */
function MoreFilters(rail: RailParts) {
  const { t } = useLingui()
  const { denomination, grade, color, quality, format } = rail.draft
  const set = [denomination, grade, color, quality, format].reduce((sum, chosen) => sum + chosen.length, 0)
  const closed = !rail.page.open.some((name) => ['grade', 'color', 'quality', 'format'].includes(name))
  return (
    <Facet label={t`More filters`} set={set} closed={closed} outer>
      <div className={css.inner}>
        <DenominationFacet {...rail} />
        <TermFacet name="grade" label={t`Grade`} find={t`Find a grade`} rail={rail} />
        <TermFacet name="color" label={t`Colour`} find={t`Find a colour`} rail={rail} />
        <TermFacet name="quality" label={t`Quality`} find={t`Find a quality`} rail={rail} />
        <TermFacet name="format" label={t`Format`} find={t`Find a format`} rail={rail} />
      </div>
    </Facet>
  )
}

/** While one types, the titles found so far are offered. */
function SearchField({ asked, search, onSearch }: { asked: ProductFilters; search: string; onSearch: (search: string) => void }) {
  const { t } = useLingui()
  const [id, list] = [useId(), useId()]
  const found = useMaybe(products.list, asked, asked.search !== '')?.products.data ?? []
  const names = [...new Set(found.map(({ name }) => name))].slice(0, QUICK_SEARCH)
  return (
    <div className="field">
      <label htmlFor={id}>{t`Search in For Sale`}</label>
      <input
        className="input"
        id={id}
        type="search"
        name="search"
        maxLength={80}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        placeholder={t`Title, colour, cancel`}
        autoComplete="off"
        list={list}
      />
      <datalist id={list}>{asked.search !== '' && names.map((name) => <option key={name} value={name} />)}</datalist>
    </div>
  )
}

/** The spoken number of an item for sale or of a store. */
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

function YearsFacet({ draft: { years }, set, countOf }: RailParts) {
  const { t } = useLingui()
  const { today } = useSite()
  const words = useFilterWords()
  return (
    <Facet label={t`Years`} set={Number(years !== undefined)}>
      <Check as="radio" name="years" value="" label={t`Any year`} checked={years === undefined} onChange={() => set({ years: undefined })} />
      {yearBands(Number(today.slice(0, 4))).map((band) => (
        <Option
          key={band}
          as="radio"
          name="years"
          value={band}
          label={words.years(band)}
          count={countOf('years', band)}
          checked={years === band}
          onChange={() => set({ years: band })}
        />
      ))}
    </Facet>
  )
}

interface ChoiceFacetProps<Name extends 'condition' | 'item_kind'> {
  label: string
  name: Name
  values: readonly ProductFilters[Name][number][]
  words: Readonly<Record<string, string>>
  rail: RailParts
}

function ChoiceFacet<Name extends 'condition' | 'item_kind'>({ label, name, values, words, rail }: ChoiceFacetProps<Name>) {
  const chosen: readonly string[] = rail.draft[name]
  return (
    <Facet label={label} set={chosen.length}>
      {values.map((one) => (
        <Option
          key={one}
          name={name}
          value={one}
          label={words[one]}
          count={rail.countOf(name, one)}
          checked={chosen.includes(one)}
          onChange={() => rail.set({ [name]: ticked(chosen, one) })}
        />
      ))}
    </Facet>
  )
}

function YearIssued({ year, onYear }: { year: number | undefined; onYear: (year: number | undefined) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useTyped(year === undefined ? '' : String(year))
  const last = useLastYear()
  const write = (text: string) => {
    setTyped(text)
    if (text === '' || isYear(text, last)) onYear(text === '' ? undefined : Number(text))
  }
  return <YearField label={t`Year issued`} name="year_issued" value={typed} onValue={write} placeholder="1849" />
}

/** What the rail does not ask about, but must not lose. */
function Kept({ page: { asked, view, searched } }: { page: ForSale }) {
  const kept = {
    ...(searched && { searchable_type: 'Product' }),
    ...(asked.sort !== 'best' && { sort: asked.sort }),
    ...(asked.page_size !== 25 && { page_size: asked.page_size }),
    ...(asked.store_id && { store_id: asked.store_id }),
    ...(asked.productable_type && { productable_type: asked.productable_type }),
    ...(asked.my_stuff && { my_stuff: asked.my_stuff }),
    ...(view === 'list' && { view }),
  }
  return Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
