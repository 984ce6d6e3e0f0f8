import { useLingui } from '@lingui/react/macro'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { usePictures } from '#features/media/web/public.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { LONGEST_MESSAGE, MOST_PICTURES } from '../../rules.ts'
import css from '../Chat.module.css'
import type { ChatAsked } from '../chat-address.ts'
import { draftOf, keepDraft } from '../outbox/drafts.ts'
import type { Outbox } from '../outbox/use-outbox.ts'
import { AttachButton, Attached } from './Attaching.tsx'
import message from './bubble/Message.module.css'
import { QuotedLine } from './bubble/QuotedLine.tsx'
import type { ShownMessage } from './use-thread.ts'

export interface ComposerProps {
  outbox: Outbox
  /** The member, or the group, that is written to. */
  user_id: string
  /** The address without what is attached. */
  path: string
  name: string
  onType: () => void
  about: ChatAsked['about']
  /** The message that is answered to. */
  answered: ShownMessage | undefined
  onAnswered: () => void
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

/** What goes along: a card, pictures, the message that is answered to. */
function useSending({ outbox: { owner, add }, user_id, path, about, answered, onAnswered }: ComposerProps) {
  const [text, setText] = useDraft(owner, user_id)
  const router = useRouter()
  const hanging = usePictures()
  const { media_ids } = hanging
  const isReady = !hanging.travelling && (text.trim() !== '' || about !== undefined || media_ids.length > 0)
  function send() {
    if (!isReady) return
    add({ user_id, body: text.trim(), ...about, ...(media_ids.length && { media_ids }), ...(answered && { quoted_seq: answered.seq }) })
    setText('')
    for (const { key } of hanging.pictures) hanging.remove(key)
    onAnswered()
    if (about) void router.replace(path)
  }
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files].filter((file) => file.type.startsWith('image/'))
    if (!files.length) return
    event.preventDefault()
    hanging.take(files.slice(0, MOST_PICTURES - hanging.pictures.length))
  }
  return { text, setText, hanging, isReady, send, paste }
}

/** What is written goes into the outbox of this device first. */
export function Composer(props: ComposerProps) {
  const { t } = useLingui()
  const { path, name, about, answered, onAnswered } = props
  const sending = useSending(props)
  return (
    <form
      className={css.write}
      data-leave="freely"
      onSubmit={(event) => {
        event.preventDefault()
        sending.send()
      }}
    >
      {about && (
        <p className={css.attached}>
          {t`The card of the page you come from goes with your message.`} <a href={path}>{t`Without it`}</a>
        </p>
      )}
      {answered && <Answered {...{ answered, name, onAnswered }} />}
      <Attached hanging={sending.hanging} />
      <AttachButton hanging={sending.hanging} />
      <Words {...props} sending={sending} />
      <Button type="submit" variant="fill" disabled={!sending.isReady}>
        {t`Send`}
      </Button>
    </form>
  )
}

/** Enter sends, Shift and Enter begins a new line, Escape answers to nothing; a pasted picture is attached. */
function Words({ onType, name, answered, onAnswered, sending }: ComposerProps & { sending: ReturnType<typeof useSending> }) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (answered) area.current?.focus()
  }, [answered])
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && answered) onAnswered()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    sending.send()
  }
  return (
    <textarea
      ref={area}
      className="input"
      aria-label={t`Message to ${name}`}
      placeholder={t`Write to ${name}`}
      value={sending.text}
      maxLength={LONGEST_MESSAGE}
      rows={1}
      onChange={(event) => {
        sending.setText(event.target.value)
        onType()
      }}
      onKeyDown={press}
      onPaste={sending.paste}
    />
  )
}

type AnsweredProps = Pick<ComposerProps, 'name' | 'onAnswered'> & { answered: ShownMessage }
function Answered({ answered, name, onAnswered }: AnsweredProps) {
  const { t } = useLingui()
  const { seq, is_own, body, is_deleted, medias } = answered
  return (
    <div className={message.answered}>
      <QuotedLine quoted={{ seq, is_own, body, is_deleted, has_pictures: medias.length > 0 }} name={name} />
      <IconButton icon="x" label={t`Do not answer to it`} onClick={onAnswered} />
    </div>
  )
}
