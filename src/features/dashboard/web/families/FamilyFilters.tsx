import { useLingui } from '@lingui/react/macro'
import { familyStatuses, type overviews } from '#features/overviews/contract.ts'
import type { InputOf } from '#kernel/operation.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from '../Dashboard.module.css'
import { useDownload } from '../use-download.ts'
import { type FamilyName, familyPath, fileOf } from './families.ts'
import { useStatusWords } from './use-family-words.ts'

/** Progressive enhancement: a GET form that works without script. */
export function FamilyFilters({ family, input: { search, status } }: { family: FamilyName; input: InputOf<typeof overviews.stores> }) {
  const { t } = useLingui()
  const wordOf = useStatusWords()
  const { take, busy } = useDownload(fileOf(family), { search, status }, `${family.toLowerCase()}.csv`)
  const statuses: readonly string[] = familyStatuses[family]
  return (
    <form className={css.filters} method="get" action={familyPath(family)} aria-label={t`Filter`} key={`${family} ${search} ${status}`}>
      <TextField name="search" label={t`Number or member`} defaultValue={search} maxLength={254} autoComplete="off" />
      {statuses.length > 1 && (
        <Select
          name="status"
          label={t`State`}
          placeholder={t`Any`}
          defaultValue={status ?? ''}
          choices={statuses.map((value) => ({ value, label: wordOf(value) }))}
        />
      )}
      <Button type="submit" icon="magnifying-glass">{t`Show`}</Button>
      <Button icon="file-csv" onClick={take} pending={busy ? t`One moment…` : undefined}>{t`As CSV`}</Button>
    </form>
  )
}
