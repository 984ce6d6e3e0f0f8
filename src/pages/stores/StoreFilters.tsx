import { useLingui } from '@lingui/react/macro'
import type { stores } from '#features/stores/contract.ts'
import { vocabularies } from '#features/vocabularies/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { useData } from '#web/query/hooks.ts'
import { Select } from '#web/ui/controls/Select.tsx'
import css from './StoresPage.module.css'

type Asked = InputOf<typeof stores.list>
export const words = { types: ['countries' as const, 'topics' as const, 'stampCategories' as const] }
export const isNarrowed = ({ search, country, topic_id, category_id, type }: Asked) => Boolean(search || country || topic_id || category_id || type)

/** Filters of the list of stores; with script each sends the form at once, without it the button does. */
export function StoreFilters({ input }: { input: Asked }) {
  const { t } = useLingui()
  const { data: lists } = useData(vocabularies.staticData, words)
  const terms = (list: string) => (lists[list] ?? []).map(({ code, name }) => ({ value: code, label: name }))
  const ties = (name: 'country' | 'topic_id' | 'category_id' | 'type') => ({
    name,
    defaultValue: input[name] ?? '',
    size: 's' as const,
    onChange: ({ target }: { target: HTMLSelectElement }) => target.form?.requestSubmit(),
  })
  const types = [
    { value: 'individual', label: t`Private collector` },
    { value: 'business', label: t`Business` },
  ]
  return (
    <div className={css.filters}>
      <Select label={t`Country`} placeholder={t`Any country`} choices={terms('countries')} {...ties('country')} />
      <Select label={t`Topic`} placeholder={t`Any topic`} choices={terms('topics')} {...ties('topic_id')} />
      <Select label={t`Category`} placeholder={t`Any category`} choices={terms('stampCategories')} {...ties('category_id')} />
      <Select label={t`Seller`} placeholder={t`Any seller`} choices={types} {...ties('type')} />
    </div>
  )
}
