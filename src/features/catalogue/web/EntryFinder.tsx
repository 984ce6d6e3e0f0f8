import { useLingui } from '@lingui/react/macro'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { useTypedQuestion } from '#web/query/use-typed-question.ts'
import { useComboboxField } from '#web/ui/combobox/use-combobox-field.ts'
import { TextField } from '#web/ui/controls/TextField.tsx'
import { catalogue } from '../contract.ts'
import css from './Catalogue.module.css'
import type { Entry } from './entries-address.ts'

const EntriesOffered = lazyPart(() => import('./EntriesOffered.tsx').then(({ EntriesOffered }) => EntriesOffered))

const OFFERED = 10

/** Combobox over the catalogue. */
export function EntryFinder({ id, error, onChoose }: { id: string; error?: string | undefined; onChoose: (entry: Entry) => void }) {
  const { t } = useLingui()
  const { field, props } = useComboboxField()
  const typed = field.typed.trim()
  const { answer, asked } = useTypedQuestion(catalogue.list, typed, (search) => ({ search, page_size: OFFERED }), field.isOpen)
  const entries = typed === '' ? [] : (answer?.entries.data ?? [])
  const nothing = field.isOpen && asked !== '' && asked === typed && answer?.entries.data.length === 0
  return (
    <div className={css.finder}>
      <TextField
        {...props}
        id={id}
        label={t`Find it in the catalogue`}
        optional
        hint={
          nothing ? t`The catalogue has nothing like it: write what you know below.` : t`As France 1849, or Scott 240. It fills in what is known.`
        }
        error={error}
        maxLength={80}
        onKeyDown={(event) => {
          props.onKeyDown(event)
          // Enter selects an option; it must not submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {field.used && <EntriesOffered field={field} entries={entries} nothing={nothing} onChoose={onChoose} />}
    </div>
  )
}
