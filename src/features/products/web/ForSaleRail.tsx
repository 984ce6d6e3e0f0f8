import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Check } from '#web/ui/Check.tsx'
import { useSite } from '#web/use-site.ts'
import { yearBands } from '../rules.ts'
import { CountryFacet } from './CountryFacet.tsx'
import { Facet } from './Facet.tsx'
import css from './ForSale.module.css'
import { useFilterWords } from './filter-words.ts'
import { FOR_SALE, type ForSale, filterCount, forSaleHref, unfiltered } from './for-sale-address.ts'
import { PriceFacet } from './PriceFacet.tsx'
import { useFilters } from './use-filters.ts'
import { useTyped } from './use-typed.ts'

const CONDITIONS = ['MINT', 'USED', 'NA'] as const
const KINDS = ['stamp', 'coin', 'banknote'] as const

/** The filters: a plain GET form; with script each change applies by itself. */
export function ForSaleRail({ page }: { page: ForSale }) {
  const { t } = useLingui()
  const words = useFilterWords()
  const filters = useFilters(page)
  const { draft, set, type } = filters
  const apply = (event: FormEvent) => {
    event.preventDefault()
    set({})
  }
  return (
    <form className={`rail ${css.rail}`} aria-label={t`Filters`} action={FOR_SALE} onSubmit={apply}>
      <SearchField search={draft.search} onSearch={(search) => type({ search })} />
      <CountryFacet chosen={draft.country} onChoose={(country) => set({ country })} />
      <YearsFacet years={draft.years} onYears={(years) => set({ years })} />
      <YearIssued year={draft.year_issued} onYear={(year_issued) => type({ year_issued })} />
      <ChoiceFacet
        label={t`Condition`}
        name="condition"
        values={CONDITIONS}
        words={words.conditions}
        chosen={draft.condition}
        onChoose={(condition) => set({ condition })}
      />
      <PriceFacet {...filters} />
      <ChoiceFacet
        label={t`Kind of item`}
        name="item_kind"
        values={KINDS}
        words={words.kinds}
        chosen={draft.item_kind}
        onChoose={(item_kind) => set({ item_kind })}
      />
      <Kept page={page} />
      <Button className={css.apply} type="submit" variant="fill">{t`Show results`}</Button>
      {filterCount(page.asked) > 0 && <Button href={forSaleHref({ ...page, asked: unfiltered(page.asked) })}>{t`Clear filters`}</Button>}
    </form>
  )
}

function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { t } = useLingui()
  const id = useId()
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
      />
    </div>
  )
}

function YearsFacet({ years, onYears }: { years: string | undefined; onYears: (years: string | undefined) => void }) {
  const { t } = useLingui()
  const { today } = useSite()
  const words = useFilterWords()
  return (
    <Facet label={t`Years`} set={Number(years !== undefined)}>
      <Check as="radio" name="years" value="" label={t`Any year`} checked={years === undefined} onChange={() => onYears(undefined)} />
      {yearBands(Number(today.slice(0, 4))).map((band) => (
        <Check key={band} as="radio" name="years" value={band} label={words.years(band)} checked={years === band} onChange={() => onYears(band)} />
      ))}
    </Facet>
  )
}

interface ChoiceFacetProps<One extends string> {
  label: string
  name: string
  values: readonly One[]
  words: Readonly<Record<string, string>>
  chosen: readonly One[]
  onChoose: (chosen: One[]) => void
}

function ChoiceFacet<One extends string>({ label, name, values, words, chosen, onChoose }: ChoiceFacetProps<One>) {
  const tick = (one: One) => onChoose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
  return (
    <Facet label={label} set={chosen.length}>
      {values.map((one) => (
        <Check key={one} name={name} value={one} label={words[one]} checked={chosen.includes(one)} onChange={() => tick(one)} />
      ))}
    </Facet>
  )
}

function YearIssued({ year, onYear }: { year: number | undefined; onYear: (year: number | undefined) => void }) {
  const { t } = useLingui()
  const id = useId()
  const [typed, setTyped] = useTyped(year === undefined ? '' : String(year))
  const write = (text: string) => {
    setTyped(text)
    if (text === '' || /^(1[4-9]|2[01])\d\d$/.test(text)) onYear(text === '' ? undefined : Number(text))
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t`Year issued`}</label>
      <input
        className="input"
        id={id}
        name="year_issued"
        inputMode="numeric"
        pattern="\d{4}"
        maxLength={4}
        value={typed}
        onChange={(event) => write(event.target.value)}
        placeholder="1849"
        autoComplete="off"
      />
    </div>
  )
}

/** What the rail does not ask about, but must not lose. */
function Kept({ page: { asked, view } }: { page: ForSale }) {
  const kept = {
    ...(asked.sort !== 'newest' && { sort: asked.sort }),
    ...(asked.page_size !== 25 && { page_size: asked.page_size }),
    ...(asked.store_id && { store_id: asked.store_id }),
    ...(view === 'list' && { view }),
  }
  return Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
