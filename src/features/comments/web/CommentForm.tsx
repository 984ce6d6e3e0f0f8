import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { errorAt, useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { comments } from '../contract.ts'
import css from './Comments.module.css'
import type { About, CommentShown } from './comment-answer.ts'
import { MentionArea } from './MentionArea.tsx'
import { useDiscussion } from './use-discussion.ts'

interface CommentFormProps {
  about: About
  parent_id?: string | undefined
  /** An answer to an answer begins with a mention. */
  begin?: string | undefined
  /** The comment that is changed. */
  edited?: Pick<CommentShown, 'id' | 'body'> | undefined
  onDone?: (() => void) | undefined
}

function useSaying({ about, parent_id, begin, edited, onDone }: CommentFormProps) {
  const [text, setText] = useState(edited?.body ?? begin ?? '')
  const area = useRef<HTMLTextAreaElement>(null)
  const refresh = useDiscussion(about)
  const [create, edit] = [useCommand(comments.create), useCommand(comments.edit)]
  const call = edited ? edit : create
  useEffect(() => {
    if (onDone) area.current?.focus()
  }, [])
  async function send() {
    if (!text.trim() || call.busy) return
    const answer = edited
      ? await edit.run({ id: edited.id, body: text })
      : await create.run({ ...about, body: text, ...(parent_id && { parent_id: parent_id as never }) })
    if (refused(answer)) return
    await refresh()
    setText('')
    onDone?.()
  }
  return { text, setText, area, call, send }
}

export function CommentForm({ about, parent_id, begin, edited, onDone }: CommentFormProps) {
  const { t } = useLingui()
  const { text, setText, area, call, send } = useSaying({ about, parent_id, begin, edited, onDone })
  const label = edited ? t`Change your comment` : parent_id ? t`Your answer` : t`Your comment`
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MentionArea
        className="input"
        area={area}
        value={text}
        onText={setText}
        onSend={() => void send()}
        rows={2}
        maxLength={2_000}
        aria-label={label}
        aria-invalid={call.refusal !== undefined}
        placeholder={label}
      />
      {errorAt(call.refusal, 'body') && (
        <p className="field-error" role="alert">
          {errorAt(call.refusal, 'body')}
        </p>
      )}
      <div className="row">
        <Button type="submit" size="s" variant="fill" disabled={!text.trim()} pending={call.busy ? t`Sending` : undefined}>
          {edited ? t`Save` : parent_id ? t`Answer` : t`Comment`}
        </Button>
        {onDone && (
          <Button size="s" variant="quiet" onClick={onDone}>
            {t`Cancel`}
          </Button>
        )}
      </div>
    </form>
  )
}
