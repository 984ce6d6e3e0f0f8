import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import type { ConversationId } from '../../../contract.ts'
import css from '../../Chat.module.css'
import type { ConversationShown } from '../../chat-address.ts'
import type { ShownMessage } from '../use-thread.ts'
import { AttachedCard } from './AttachedCard.tsx'
import { BubbleActs } from './BubbleActs.tsx'
import { CallLine } from './CallLine.tsx'
import { EditForm } from './EditForm.tsx'
import { Felt } from './Felt.tsx'
import { MessagePictures } from './Pictures.tsx'
import { messageAnchor, QuotedLine } from './QuotedLine.tsx'

interface BubbleProps {
  conversation_id: ConversationId
  message: ShownMessage
  marks: ConversationShown['marks']
  /** The other’s. */
  name: string
  onAnswer?: ((message: ShownMessage) => void) | undefined
}

export function Bubble({ conversation_id, message, marks, name, onAnswer }: BubbleProps) {
  const { t } = useLingui()
  const [editing, setEditing] = useState(false)
  const { seq, is_own, body, about, sent_at, edited_at, is_deleted, quoted, medias, reactions } = message
  if (about?.call) return <CallLine call={about.call} is_own={is_own} at={sent_at} />
  return (
    <li className={is_own ? `${css.message} ${css.own}` : css.message} id={messageAnchor(seq)} tabIndex={-1}>
      {quoted && <QuotedLine quoted={quoted} name={name} />}
      {is_deleted && <p className={`${css.bubble} ${css.gone}`}>{t`Message deleted`}</p>}
      {editing ? (
        <EditForm conversation_id={conversation_id} seq={seq} body={body} onDone={() => setEditing(false)} />
      ) : (
        body && (
          <p className={css.bubble} dir="auto">
            {body}
          </p>
        )
      )}
      {medias.length > 0 && <MessagePictures {...{ medias, is_own, name }} />}
      {about && <AttachedCard about={about} />}
      <span className={css.meta}>
        {edited_at && <span>{t`changed`}</span>}
        <DateTime at={sent_at} show="time" />
        {is_own && !is_deleted && <Mark seq={seq} marks={marks} />}
        {reactions.length > 0 && <Felt reactions={reactions} name={name} />}
        {!is_deleted && <BubbleActs {...{ conversation_id, message, onAnswer }} onEdit={() => setEditing(true)} />}
      </span>
    </li>
  )
}

/** Sent, delivered, read: by its drawing and in words. */
function Mark({ seq, marks }: { seq: number; marks: BubbleProps['marks'] }) {
  const { t } = useLingui()
  const [name, words] =
    marks && marks.read_seq >= seq
      ? (['checks', t`Read`] as const)
      : marks && marks.delivered_seq >= seq
        ? (['checks', t`Message delivered`] as const)
        : (['check', t`Message sent`] as const)
  return (
    <span className={marks && marks.read_seq >= seq ? css.seen : undefined} title={words}>
      <Icon name={name} />
      <span className="vh">{words}</span>
    </span>
  )
}
