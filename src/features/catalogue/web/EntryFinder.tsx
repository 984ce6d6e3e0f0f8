import { Plural, useLingui } from '@lingui/react/macro'
import { Thumb } from '#web/ui/cards/Thumb.tsx'
import { TextField } from '#web/ui/controls/TextField.tsx'
import css from './Catalogue.module.css'
import type { Entry } from './entries-address.ts'
import { numbersOf, pictureIn, placeOf } from './entry-words.ts'
import { useEntryFinder } from './use-entry-finder.ts'

/** Looks an issue up while one types, and hands over what was chosen. */
export function EntryFinder({ id, error, onChoose }: { id: string; error?: string | undefined; onChoose: (entry: Entry) => void }) {
  const { t } = useLingui()
  const finder = useEntryFinder(onChoose)
  const { entries, active } = finder
  const count = entries.length
  return (
    <div className={css.finder}>
      <TextField
        id={id}
        label={t`Find it in the catalogue`}
        optional
        hint={
          finder.nothing
            ? t`The catalogue has nothing like it: write what you know below.`
            : t`As France 1849, or Scott 240. It fills in what is known.`
        }
        error={error}
        autoComplete="off"
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={finder.list}
        aria-autocomplete="list"
        aria-activedescendant={active && finder.optionId(active)}
        value={finder.typed}
        onChange={({ target }) => finder.type(target.value)}
        onKeyDown={finder.press}
        onBlur={finder.close}
      />
      {count > 0 && (
        <div className={`menu sugg ${css.offers}`}>
          <div id={finder.list} role="listbox" aria-label={t`Entries of the catalogue`} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
            {entries.map((entry) => (
              <Offer key={entry.id} entry={entry} id={finder.optionId(entry)} isActive={entry === active} onChoose={finder.choose} />
            ))}
          </div>
        </div>
      )}
      <span className="vh" role="status">
        {finder.nothing ? t`Nothing in the catalogue fits` : count > 0 && <Plural value={count} one="# suggestion" other="# suggestions" />}
      </span>
    </div>
  )
}

function Offer({ entry, id, isActive, onChoose }: { entry: Entry; id: string; isActive: boolean; onChoose: (entry: Entry) => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field takes the active row
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active row
    <div className="opt-row" id={id} role="option" aria-selected={isActive} onClick={() => onChoose(entry)}>
      <Thumb picture={pictureIn(entry)} alt="" size={40} />
      <span className={css.offer}>
        <b>{entry.name}</b>
        <span className="small muted">{[placeOf(entry), entry.perforation, numbersOf(entry)].filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  )
}
