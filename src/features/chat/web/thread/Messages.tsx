import { useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import css from '../Chat.module.css'
import type { WithMember } from '../chat-address.ts'
import { useOutbox } from '../outbox/use-outbox.ts'
import { TalkBubble } from './bubble/TalkBubble.tsx'
import { Day } from './Day.tsx'
import { KeptFor } from './KeptFor.tsx'
import { Outgoing } from './Outgoing.tsx'
import { useReading } from './use-reading.ts'
import { type ShownMessage, useThread } from './use-thread.ts'
import { useTheirTyping } from './use-typing.ts'

interface MessagesProps {
  conversation: NonNullable<WithMember['conversation']>
  name: string
  onAnswer?: ((message: ShownMessage) => void) | undefined
}

/** The messages in their order, with days, what is new, and what waits on this device. New ones are announced politely. */
export function Messages({ conversation, name, onAnswer }: MessagesProps) {
  const { t } = useLingui()
  const { id, user_id, read_seq, marks } = conversation
  const { messages, last, has_more, busy, load, kept_days } = useThread(id)
  const box = useRef<HTMLDivElement>(null)
  const [newFrom] = useState(read_seq)
  const outbox = useOutbox()
  const isTyping = useTheirTyping(id, user_id)
  useReading(id, last, read_seq)
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last])
  const news = messages.filter(({ seq, is_own }) => seq > newFrom && !is_own)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <div className={css.history} role="log" aria-label={t`Messages`} tabIndex={0} ref={box}>
      {has_more && (
        <p className={css.earlier}>
          <Button size="s" pending={busy ? t`Loading` : undefined} onClick={() => void load()}>
            {t`Earlier messages`}
          </Button>
        </p>
      )}
      <KeptFor days={kept_days} />
      <ol className={css.messages}>
        {messages.map((message, at) => (
          <Fragment key={message.seq}>
            <Day at={message.sent_at} before={messages[at - 1]?.sent_at} />
            {message.seq === news[0]?.seq && newFrom > 0 && <li className={css.new}>{t`${news.length} new`}</li>}
            <TalkBubble conversation_id={id} {...{ message, marks, name, onAnswer }} />
          </Fragment>
        ))}
        <Outgoing outbox={outbox} user_id={user_id} arrived={messages} />
      </ol>
      <p className={css.typing} aria-live="polite">
        {isTyping && t`${name} is writing`}
      </p>
    </div>
  )
}
