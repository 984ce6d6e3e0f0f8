import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { lazyPart } from '#web/hydration/lazy.tsx'
import css from './Comments.module.css'

const VersionsDialog = lazyPart(async () => (await import('./VersionsDialog.tsx')).VersionsDialog)

/** "edited": opens the earlier texts. */
export function EditedMark({ id }: { id: string }) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  return (
    <>
      {' · '}
      <button type="button" className={css.edited} onClick={() => setOpen(true)}>
        {t`edited`}
      </button>
      {open && <VersionsDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}
