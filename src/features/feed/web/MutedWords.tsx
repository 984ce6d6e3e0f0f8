import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'

const WordsDialog = lazyPart(async () => (await import('./WordsDialog.tsx')).WordsDialog)

/** Opens the words that keep a post out of one's feeds. */
export function MutedWords() {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        <Icon name="eye-slash" />
        {t`Muted words`}
      </button>
      {open && <WordsDialog onClose={() => setOpen(false)} />}
    </>
  )
}
