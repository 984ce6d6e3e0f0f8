import { useLingui } from '@lingui/react/macro'
import { Fragment, useEffect, useRef, useState } from 'react'
import { Day, KeptFor, Outgoing, talkCss } from '#features/chat/web/public-thread.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import css from '../Groups.module.css'
import type { GroupShown, ShownMessage } from '../group-address.ts'
import { GroupBubble } from './GroupBubble.tsx'
import { TypingLine } from './TypingLine.tsx'
import { useGroupOutbox } from './use-group-outbox.ts'
import { useGroupReading, useGroupThread, useReaders } from './use-group-thread.ts'

interface MessagesProps {
  group: GroupShown
  viewer_id: string
  onAnswer: ((message: ShownMessage) => void) | undefined
}
/** The messages of a group in their order. New ones are announced politely. */
export function GroupMessages({ group, viewer_id, onAnswer }: MessagesProps) {
  const { t } = useLingui()
  const { id, read_seq } = group
  const { messages, last, first_seq, kept_days, has_more, busy, load, userOf } = useGroupThread(id)
  const readersOf = useReaders(id)
  const outbox = useGroupOutbox()
  const box = useRef<HTMLDivElement>(null)
  const [newFrom] = useState(read_seq)
  useGroupReading(id, last, read_seq)
  useEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [last])
  const news = messages.filter(({ seq, is_own }) => seq > newFrom && !is_own)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
    <div className={talkCss.history} role="log" aria-label={t`Messages`} tabIndex={0} ref={box}>
      {has_more && (
        <p className={talkCss.earlier}>
          <Button size="s" pending={busy ? t`Loading` : undefined} onClick={() => void load()}>
            {t`Earlier messages`}
          </Button>
        </p>
      )}
      <KeptFor days={kept_days} />
      <ol className={talkCss.messages}>
        {!has_more && !kept_days && first_seq > 1 && <li className={css.hidden}>{t`You read what was written since you joined.`}</li>}
        {messages.map((message, at) => (
          <Fragment key={message.seq}>
            <Day at={message.sent_at} before={messages[at - 1]?.sent_at} />
            {message.seq === news[0]?.seq && newFrom > 0 && <li className={talkCss.new}>{t`${news.length} new`}</li>}
            <GroupBubble {...{ group, message, userOf, readersOf, onAnswer }} before={messages[at - 1]} />
          </Fragment>
        ))}
        <Outgoing outbox={outbox} user_id={id} arrived={messages} />
      </ol>
      <TypingLine {...{ id, viewer_id, userOf }} />
    </div>
  )
}
