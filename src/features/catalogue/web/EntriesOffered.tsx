import { useLingui } from '@lingui/react/macro'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { OptionList } from '#web/ui/combobox/OptionList.tsx'
import type { ComboboxField } from '#web/ui/combobox/use-combobox-field.ts'
import css from './Catalogue.module.css'
import type { Entry } from './entries-address.ts'
import { numbersOf, pictureIn, placeOf } from './entry-words.ts'

interface EntriesOfferedProps {
  field: ComboboxField
  entries: readonly Entry[]
  nothing: boolean
  onChoose: (entry: Entry) => void
}

/** Listbox of catalogue entries. */
export function EntriesOffered({ field, entries, nothing, onChoose }: EntriesOfferedProps) {
  const { t } = useLingui()
  return (
    <OptionList
      field={field}
      className={css.offers}
      label={t`Entries of the catalogue`}
      groups={[{ rows: entries }]}
      keyOf={({ id }) => id}
      draw={(entry) => <EntryOffer entry={entry} />}
      nothing={nothing && t`Nothing in the catalogue fits`}
      onChoose={(entry) => {
        field.setText('')
        onChoose(entry)
      }}
    />
  )
}

const EntryOffer = ({ entry }: { entry: Entry }) => (
  <>
    <Thumb picture={pictureIn(entry)} alt="" size={40} />
    <span className={css.offer}>
      <b>{entry.name}</b>
      <span className="small muted">{[placeOf(entry), entry.perforation, numbersOf(entry)].filter(Boolean).join(' · ')}</span>
    </span>
  </>
)
