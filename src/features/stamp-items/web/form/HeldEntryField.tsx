import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { EntryFinder, EntryLink } from '#features/catalogue/web/public.tsx'
import { errorAt } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import type { PartProps } from '../form-parts.ts'
import { filledFrom, withoutEntry } from './draft-entry.ts'
import css from './ItemForm.module.css'

const ID = 'catalogue_entry_id'

/** Catalogue entry of the item: search, fill in its facts, and undo. */
export function HeldEntryField({ draft, set, refusal }: PartProps) {
  const { t } = useLingui()
  const { entry } = draft
  const held = useRef(entry?.id)
  // Accessibility: the pressed button has disappeared, so focus moves to its replacement.
  useEffect(() => {
    if (held.current !== entry?.id) document.getElementById(ID)?.focus()
    held.current = entry?.id
  }, [entry?.id])
  if (!entry)
    return (
      <div className={css.wide}>
        <EntryFinder id={ID} error={errorAt(refusal, ID)} onChoose={(found) => set(filledFrom(found, draft))} />
      </div>
    )
  const filled = Object.keys(entry.filled).length > 0
  const error = errorAt(refusal, ID)
  return (
    <div className={css.wide} id={ID} tabIndex={-1}>
      <Note tone={error ? 'bad' : 'good'} icon="book-open" role="status">
        <p>
          {t`From the catalogue:`} <EntryLink entry={entry} />
        </p>
        {error && <p>{error}</p>}
        <Button size="s" icon={filled ? 'arrow-counter-clockwise' : 'x'} onClick={() => set(withoutEntry(draft))}>
          {filled ? t`Undo` : t`Not this one`}
        </Button>
      </Note>
    </div>
  )
}
