import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Check } from '#web/ui/controls/Check.tsx'
import { Facet } from '#web/ui/layout/Facet.tsx'
import { catalogue } from '../contract.ts'
import css from './Catalogue.module.css'
import { type EntryQuery, entriesHref, filterCount, unfiltered } from './entries-address.ts'
import { NumberFields } from './NumberFields.tsx'
import { systemsAsked } from './systems-asked.ts'
import { type EntryFilters, useEntryFilters } from './use-entry-filters.ts'

/** The filters: a plain GET form; with script each change applies by itself. */
export function CatalogueRail({ asked, open }: { asked: EntryQuery; open: boolean }) {
  const { t } = useLingui()
  const search = useId()
  const filters = useEntryFilters(asked)
  const counts = useData(catalogue.counts, {})
  const { data: lists } = useData(vocabularies.staticData, systemsAsked)
  const { draft, set, type } = filters
  return (
    <form
      className={`rail ${css.rail}`}
      id="filters"
      data-open={open || undefined}
      aria-label={t`Filters`}
      action="/stamps"
      onSubmit={(event) => {
        event.preventDefault()
        set({})
      }}
    >
      <input type="hidden" name="status" value="FOR_REFERENCE" />
      {asked.sort !== 'oldest' && <input type="hidden" name="sort" value={asked.sort} />}
      <div className="field">
        <label htmlFor={search}>{t`Search in the catalogue`}</label>
        <input
          className="input"
          id={search}
          type="search"
          name="search"
          maxLength={80}
          autoComplete="off"
          value={draft.search}
          placeholder={t`Country, year, catalogue number`}
          onChange={({ target }) => type({ search: target.value })}
        />
      </div>
      <NumberFields draft={draft} systems={lists.stampCatalogNumberTypes ?? []} onType={type} onSet={set} />
      <Several name="country" label={t`Countries`} of={counts.country} {...filters} />
      <Decades of={counts.decade} {...filters} />
      <Several name="topic_ids" label={t`Topics`} of={counts.topic_ids} {...filters} closed />
      <Several name="item_kind" label={t`Kind of item`} of={counts.item_kind} {...filters} />
      <Button className={css.apply} type="submit" variant="fill">{t`Show results`}</Button>
      {filterCount(asked) > 0 && <Button href={entriesHref(unfiltered(asked))}>{t`Clear filters`}</Button>}
    </form>
  )
}

interface EntryFacetCount {
  readonly code: string
  readonly name: string
  readonly count: number
}
type EntryFacetName = 'country' | 'topic_ids' | 'item_kind'

function Several({
  name,
  label,
  of,
  draft,
  set,
  closed,
}: { name: EntryFacetName; label: string; of: readonly EntryFacetCount[]; closed?: boolean } & EntryFilters) {
  const { i18n } = useLingui()
  const chosen: readonly string[] = draft[name]
  // What the page came with leads; a tick moves nothing under the hand.
  const [leading] = useState(chosen)
  const chosenFirst = [...of.filter(({ code }) => leading.includes(code)), ...of.filter(({ code }) => !leading.includes(code))]
  const toggle = (code: string) => set({ [name]: chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code] })
  return (
    <Listed label={label} set={chosen.length} closed={closed}>
      {chosenFirst.map(({ code, name: word, count }) => (
        <Check
          key={code}
          name={name}
          value={code}
          label={word}
          count={i18n.number(count)}
          checked={chosen.includes(code)}
          onChange={() => toggle(code)}
        />
      ))}
    </Listed>
  )
}

function Decades({ of, draft, set }: { of: readonly EntryFacetCount[] } & EntryFilters) {
  const { t, i18n } = useLingui()
  return (
    <Listed label={t`Decades`} set={draft.decade === undefined ? 0 : 1}>
      <Check
        as="radio"
        name="decade"
        value=""
        label={t`All years`}
        checked={draft.decade === undefined}
        onChange={() => set({ decade: undefined })}
      />
      {of.map(({ code, count }) => {
        const decade = Number(code)
        return (
          <Check
            as="radio"
            key={code}
            name="decade"
            value={code}
            label={`${code}–${decade + 9}`}
            count={i18n.number(count)}
            checked={draft.decade === decade}
            onChange={() => set({ decade })}
          />
        )
      })}
    </Listed>
  )
}

/** Long lists scroll by themselves, and with the keyboard. */
const Listed = ({ children, ...facet }: { label: string; set: number; closed?: boolean | undefined; children: ReactNode }) => (
  <Facet {...facet} closed={facet.closed ?? false}>
    <div className={css.scroll}>{children}</div>
  </Facet>
)
