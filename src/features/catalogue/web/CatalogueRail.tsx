import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { FacetChoices, FacetRadios } from '#web/list/FacetChoices.tsx'
import { Rail } from '#web/list/Rail.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useFilters } from '#web/list/use-filters.ts'
import { useData } from '#web/query/hooks.ts'
import { catalogue } from '../contract.ts'
import { type EntryQuery, entriesHref, entriesList } from './entries-address.ts'
import { NumberFields } from './NumberFields.tsx'
import { systemsAsked } from './systems-asked.ts'

export function CatalogueRail({ asked, open }: { asked: EntryQuery; open: boolean }) {
  const { t } = useLingui()
  const { draft, set, type } = useFilters<EntryQuery>(asked, entriesHref)
  const counts = useData(catalogue.counts, {})
  const { data: lists } = useData(vocabularies.staticData, systemsAsked)
  const several = (name: 'country' | 'topic_ids' | 'item_kind') => ({
    name,
    values: counts[name].map(({ code, name, count }) => ({ code, label: name, count: { count, is: 'exact' as const } })),
    chosen: draft[name],
    onChoose: (chosen: string[]) => set({ [name]: chosen }),
  })
  return (
    <Rail
      action="/stamps"
      kept={{ status: 'FOR_REFERENCE', ...(asked.sort !== 'oldest' && { sort: asked.sort }) }}
      filterCount={entriesList.filterCount(asked)}
      clearHref={entriesHref(entriesList.unfiltered(asked))}
      onApply={() => set({})}
      open={open}
    >
      <SearchField
        label={t`Search in the catalogue`}
        placeholder={t`Country, year, catalogue number`}
        search={draft.search}
        onSearch={(search) => type({ search })}
      />
      <NumberFields draft={draft} systems={lists.stampCatalogNumberTypes ?? []} onType={type} onSet={set} />
      <FacetChoices label={t`Countries`} {...several('country')} />
      <FacetRadios
        label={t`Decades`}
        name="decade"
        any={t`All years`}
        values={counts.decade.map(({ code, count }) => ({ code, label: `${code}–${Number(code) + 9}`, count: { count, is: 'exact' } }))}
        chosen={draft.decade === undefined ? undefined : String(draft.decade)}
        onChoose={(decade) => set({ decade: decade === undefined ? undefined : Number(decade) })}
      />
      <FacetChoices label={t`Topics`} {...several('topic_ids')} closed />
      <FacetChoices label={t`Kind of item`} {...several('item_kind')} />
    </Rail>
  )
}
