import { useLingui } from '@lingui/react/macro'
import { Note } from '#web/ui/messages/Note.tsx'
import css from './Editor.module.css'

/** Stands where the editor comes; without script it says so. */
export function EditorPlace() {
  const { t } = useLingui()
  return (
    <div className={css.place}>
      <noscript>
        <Note>{t`Writing needs scripts; reading does not.`}</Note>
      </noscript>
    </div>
  )
}
