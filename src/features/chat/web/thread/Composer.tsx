import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import type { ConversationId } from '../../contract.ts'
import { LONGEST_MESSAGE } from '../../rules.ts'
import css from '../Chat.module.css'
import type { ChatAsked } from '../chat-address.ts'
import { chatPath } from '../chat-path.ts'
import { draftOf, keepDraft } from '../outbox/drafts.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { useOwnTyping } from './use-typing.ts'

interface ComposerProps {
  id: ConversationId | undefined
  user_id: string
  name: string
  about: ChatAsked['about']
}
/** What was begun here before stands there again. */
function useDraft(owner: string, user_id: string) {
  const [text, show] = useState('')
  useEffect(() => {
    show(draftOf(owner, user_id))
  }, [owner, user_id])
  const set = (next: string) => {
    show(next)
    keepDraft(owner, user_id, next)
  }
  return [text, set] as const
}

/** Enter sends, Shift and Enter begins a new line. What is written goes into the outbox of this device first. */
export function Composer({ id, user_id, name, about }: ComposerProps) {
  const { t } = useLingui()
  const { owner, add } = useOutbox()
  const [text, setText] = useDraft(owner, user_id)
  const router = useRouter()
  const type = useOwnTyping(id)
  function send() {
    const body = text.trim()
    if (!body && !about) return
    add({ user_id, body, ...about })
    setText('')
    if (about) void router.replace(chatPath(user_id))
  }
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form
      className={css.write}
      data-leave="freely"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {about && (
        <p className={css.attached}>
          {t`The card of the page you come from goes with your message.`} <a href={chatPath(user_id)}>{t`Without it`}</a>
        </p>
      )}
      <textarea
        className="input"
        aria-label={t`Message to ${name}`}
        placeholder={t`Write to ${name}`}
        value={text}
        maxLength={LONGEST_MESSAGE}
        rows={1}
        onChange={(event) => {
          setText(event.target.value)
          type()
        }}
        onKeyDown={press}
      />
      <Button type="submit" variant="fill" disabled={!text.trim() && !about}>
        {t`Send`}
      </Button>
    </form>
  )
}
