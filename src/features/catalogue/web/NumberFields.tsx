import { useLingui } from '@lingui/react/macro'
import type { Term } from '#features/vocabularies/web/public.tsx'
import { Select } from '#web/ui/controls/Select.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from './Catalogue.module.css'
import type { EntryQuery } from './entries-address.ts'

interface NumberFieldsProps {
  draft: EntryQuery
  systems: readonly Term[]
  onType: (part: Partial<EntryQuery>) => void
  onSet: (part: Partial<EntryQuery>) => void
}

/** Filter by catalogue and number; without a catalogue, the number in any. */
export function NumberFields({ draft, systems, onType, onSet }: NumberFieldsProps) {
  const { t } = useLingui()
  const choices = systems.map(({ code, name }) => ({ value: code, label: name }))
  return (
    <div className={css.pair}>
      <Select
        label={t`Catalogue`}
        name="catalogue_type"
        placeholder={t`Any`}
        choices={choices}
        value={draft.catalogue_type ?? ''}
        onChange={({ target }) => onSet({ catalogue_type: target.value || undefined })}
      />
      <TextField
        label={t({ message: 'Number', context: 'in a catalogue' })}
        name="catalogue_number"
        maxLength={40}
        autoComplete="off"
        value={draft.catalogue_number ?? ''}
        onChange={({ target }) => onType({ catalogue_number: target.value.trim() === '' ? undefined : target.value })}
      />
    </div>
  )
}
