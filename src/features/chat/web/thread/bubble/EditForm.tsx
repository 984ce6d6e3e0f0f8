import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { type ConversationId, chat } from '../../../contract.ts'
import { LONGEST_MESSAGE } from '../../../rules.ts'
import css from '../../Chat.module.css'

interface EditProps {
  conversation_id: ConversationId
  seq: number
  body: string
  onDone: () => void
}
export function EditForm({ conversation_id: id, seq, body, onDone }: EditProps) {
  const { t } = useLingui()
  const [text, setText] = useState(body)
  const { run, busy } = useCommand(chat.edit)
  const save = async () => {
    if (text.trim() && !refused(await run({ id, seq, body: text }))) onDone()
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
