import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { LONGEST_MESSAGE } from '../../../rules.ts'
import css from '../../Chat.module.css'

interface EditProps {
  body: string
  busy: boolean
  /** False when it was refused. */
  onSave: (body: string) => Promise<boolean>
  onDone: () => void
}
export function EditForm({ body, busy, onSave, onDone }: EditProps) {
  const { t } = useLingui()
  const [text, setText] = useState(body)
  const save = async () => {
    if (text.trim() && (await onSave(text))) onDone()
  }
  return (
    <form
      className={css.edit}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <textarea
        className="input"
        aria-label={t`Change your message`}
        value={text}
        rows={2}
        maxLength={LONGEST_MESSAGE}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="s" variant="fill" pending={busy ? t`Saving` : undefined}>
        {t`Save`}
      </Button>
      <Button size="s" variant="quiet" onClick={onDone}>
        {t`Cancel`}
      </Button>
    </form>
  )
}
