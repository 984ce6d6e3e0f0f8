import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { type ConversationId, chat } from '../../../contract.ts'
import css from '../../Chat.module.css'
import type { ConversationShown } from '../../chat-address.ts'
import type { ShownMessage } from '../use-thread.ts'
import { Bubble } from './Bubble.tsx'
import { BubbleActs, useOwnActs } from './BubbleActs.tsx'
import { EditForm } from './EditForm.tsx'
import { Felt } from './Felt.tsx'

interface TalkBubbleProps {
  conversation_id: ConversationId
  message: ShownMessage
  marks: ConversationShown['marks']
  /** The other’s. */
  name: string
  onAnswer?: ((message: ShownMessage) => void) | undefined
}
/** A message of two. */
export function TalkBubble({ conversation_id: id, message, marks, name, onAnswer }: TalkBubbleProps) {
  const [editing, setEditing] = useState(false)
  const { seq, is_own, is_deleted, reactions } = message
  const acts = useOwnActs({ edit: chat.edit, remove: chat.remove, react: chat.react }, id, message)
  const form = editing && <EditForm body={message.body} busy={acts.busy} onSave={acts.edit} onDone={() => setEditing(false)} />
  return (
    <Bubble {...{ message, name }} quoted_name={name} {...(form && { form })}>
      {is_own && !is_deleted && <Mark seq={seq} marks={marks} />}
      {reactions.length > 0 && <Felt reactions={reactions} name={name} />}
      {!is_deleted && (
        <BubbleActs
          {...{ message, acts }}
          reported={{ type: 'Conversation', id }}
          onEdit={() => setEditing(true)}
          onAnswer={onAnswer && (() => onAnswer(message))}
        />
      )}
    </Bubble>
  )
}

/** Sent, delivered, read: by its drawing and in words. */
function Mark({ seq, marks }: { seq: number; marks: TalkBubbleProps['marks'] }) {
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
