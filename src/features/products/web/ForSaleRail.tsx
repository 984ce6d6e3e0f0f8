import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useSite } from '#web/use-site.ts'
import { Button } from '#web/ui/Button.tsx'
import { Check } from '#web/ui/Check.tsx'
import { CountryFacet } from './CountryFacet.tsx'
import { Facet } from './Facet.tsx'
import css from './ForSale.module.css'
import { FOR_SALE, type ForSale, filterCount, forSaleHref, unfiltered } from './for-sale-address.ts'
import { useFilterWords } from './filter-words.ts'
import { PriceFacet } from './PriceFacet.tsx'
import { useFilters } from './use-filters.ts'
import { useTyped } from './use-typed.ts'
import { yearBands } from './year-bands.ts'

const CONDITIONS = ['MINT', 'USED', 'NA'] as const
const KINDS = ['stamp', 'coin', 'banknote'] as const

/** The filters: a plain GET form; with script each change applies by itself. */
export function ForSaleRail({ page, className = '' }: { page: ForSale; className?: string }) {
  const { t } = useLingui()
  const { today } = useSite()
  const id = useId()
  const words = useFilterWords()
  const filters = useFilters(page)
  const { draft, set, type } = filters
  const toggle = <One extends string>(list: readonly One[], one: One) => (list.includes(one) ? list.filter((other) => other !== one) : [...list, one])
  return (
    <form
      className={`rail ${css.rail} ${className}`}
      aria-label={t`Filters`}
      action={FOR_SALE}
      onSubmit={(event) => {
        event.preventDefault()
        set({})
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t`Search in For Sale`}</label>
        <input className="input" id={id} type="search" name="search" maxLength={80} value={draft.search} onChange={(event) => type({ search: event.target.value })} placeholder={t`Title, colour, cancel`} autoComplete="off" />
      </div>
      <CountryFacet chosen={draft.country} onChoose={(country) => set({ country })} />
      <Facet label={t`Years`} set={Number(draft.years !== undefined)}>
        <Check as="radio" name="years" value="" label={t`Any year`} checked={draft.years === undefined} onChange={() => set({ years: undefined })} />
        {yearBands(today).map((band) => (
          <Check key={band} as="radio" name="years" value={band} label={words.years(band)} checked={draft.years === band} onChange={() => set({ years: band })} />
        ))}
      </Facet>
      <YearIssued year={draft.year_issued} onYear={(year_issued) => type({ year_issued })} />
      <Facet label={t`Condition`} set={draft.condition.length}>
        {CONDITIONS.map((one) => (
          <Check key={one} name="condition" value={one} label={words.conditions[one]} checked={draft.condition.includes(one)} onChange={() => set({ condition: toggle(draft.condition, one) })} />
        ))}
      </Facet>
      <PriceFacet {...filters} />
      <Facet label={t`Kind of item`} set={draft.item_kind.length}>
        {KINDS.map((one) => (
          <Check key={one} name="item_kind" value={one} label={words.kinds[one]} checked={draft.item_kind.includes(one)} onChange={() => set({ item_kind: toggle(draft.item_kind, one) })} />
        ))}
      </Facet>
      <Kept page={page} />
      <Button className={css.apply} type="submit" variant="fill">{t`Show results`}</Button>
      {filterCount(page.asked) > 0 && <Button href={forSaleHref({ ...page, asked: unfiltered(page.asked) })}>{t`Clear filters`}</Button>}
    </form>
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
      <input className="input" id={id} name="year_issued" inputMode="numeric" pattern="\d{4}" maxLength={4} value={typed} onChange={(event) => write(event.target.value)} placeholder="1849" autoComplete="off" />
    </div>
  )
}

/** What the rail does not ask about, but must not lose. */
function Kept({ page: { asked, view } }: { page: ForSale }) {
  const kept = { ...(asked.sort !== 'newest' && { sort: asked.sort }), ...(asked.page_size !== 25 && { page_size: asked.page_size }), ...(asked.store_id && { store_id: asked.store_id }), ...(view === 'list' && { view }) }
  return Object.entries(kept).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
