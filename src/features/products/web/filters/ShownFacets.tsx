import { useLingui } from '@lingui/react/macro'
import { yearBands } from '#features/listings/contract.ts'
import { FacetChoices, FacetRadios } from '#web/list/FacetChoices.tsx'
import { useSite } from '#web/router/use-site.ts'
import { Facet } from '#web/ui/layout/Facet.tsx'
import css from '../for-sale/ForSale.module.css'
import { DenominationFacet } from './DenominationFacet.tsx'
import { useFilterWords } from './filter-words.ts'
import type { RailFilters } from './rail-filters.ts'
import type { RailParts } from './rail-parts.ts'
import { TermFacet } from './TermFacet.tsx'
import { useTyped } from './use-typed.ts'
import { isYear, useLastYear, YearField } from './YearField.tsx'

/** Filters for specialists, collapsed. */
export function MoreFilters(rail: RailParts) {
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

export function YearsFacet({ draft: { years }, set, countOf }: RailParts) {
  const { t } = useLingui()
  const { today } = useSite()
  const words = useFilterWords()
  return (
    <FacetRadios
      label={t`Years`}
      name="years"
      any={t`Any year`}
      values={yearBands(Number(today.slice(0, 4))).map((band) => ({ code: band, label: words.years(band), count: countOf('years', band) }))}
      chosen={years}
      onChoose={(years) => set({ years })}
    />
  )
}

interface ChoiceFacetProps<Name extends 'condition' | 'item_kind'> {
  label: string
  name: Name
  values: readonly RailFilters[Name][number][]
  words: Readonly<Record<string, string>>
  rail: RailParts
}

export function ChoiceFacet<Name extends 'condition' | 'item_kind'>({ label, name, values, words, rail }: ChoiceFacetProps<Name>) {
  return (
    <FacetChoices
      label={label}
      name={name}
      values={values.map((code) => ({ code, label: words[code] ?? code, count: rail.countOf(name, code) }))}
      chosen={rail.draft[name]}
      onChoose={(chosen) => rail.set({ [name]: chosen } as Partial<RailFilters>)}
    />
  )
}

export function YearIssued({ year, onYear }: { year: number | undefined; onYear: (year: number | undefined) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useTyped(year === undefined ? '' : String(year))
  const last = useLastYear()
  const write = (text: string) => {
    setTyped(text)
    if (text === '' || isYear(text, last)) onYear(text === '' ? undefined : Number(text))
  }
  return <YearField label={t`Year issued`} name="year_issued" value={typed} onValue={write} placeholder="1849" />
}
