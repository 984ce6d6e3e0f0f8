import { useLingui } from '@lingui/react/macro'
import { vocabularies } from '#features/vocabularies/contract.ts'
import { nameOf } from '#features/vocabularies/web/public.tsx'
import type { AppliedFilter } from '#web/list/AppliedFilters.tsx'
import { useData } from '#web/query/hooks.ts'
import { catalogue } from '../contract.ts'
import { type EntryQuery, entriesHref } from './entries-address.ts'
import { systemsAsked } from './systems-asked.ts'

/** Active filters, each with the URL without it. */
export function useApplied(asked: EntryQuery): AppliedFilter[] {
  const { t } = useLingui()
  const counts = useData(catalogue.counts, {})
  const { data: lists } = useData(vocabularies.staticData, systemsAsked)
  const without = (part: Partial<EntryQuery>) => entriesHref({ ...asked, ...part, page: 1, cursor: undefined })
  const each = (name: 'country' | 'topic_ids' | 'item_kind') =>
    asked[name].map((code) => ({
      label: counts[name].find((one) => one.code === code)?.name ?? code,
      href: without({ [name]: (asked[name] as string[]).filter((other) => other !== code) }),
    }))
  const { search, decade, year_from, year_to, catalogue_number, catalogue_type } = asked
  const number = catalogue_type ? `${nameOf(lists.stampCatalogNumberTypes, catalogue_type)} ${catalogue_number}` : t`Number ${catalogue_number}`
  return [
    ...(search ? [{ label: t`“${search}”`, href: without({ search: '' }) }] : []),
    ...(catalogue_number ? [{ label: number, href: without({ catalogue_number: undefined, catalogue_type: undefined }) }] : []),
    ...each('country'),
    ...(decade ? [{ label: `${decade}–${decade + 9}`, href: without({ decade: undefined }) }] : []),
    ...(year_from ? [{ label: t`From ${String(year_from)}`, href: without({ year_from: undefined }) }] : []),
    ...(year_to ? [{ label: t`Up to ${String(year_to)}`, href: without({ year_to: undefined }) }] : []),
    ...each('topic_ids'),
    ...each('item_kind'),
  ]
}
