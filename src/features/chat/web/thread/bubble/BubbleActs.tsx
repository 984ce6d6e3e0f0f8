import { useLingui } from '@lingui/react/macro'
import { reactionKinds } from '#features/reactions/contract.ts'
import { reactionIcons, useReactionWords } from '#features/reactions/web/public.tsx'
import { askReport } from '#web/browser/report.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { type ConversationId, chat } from '../../../contract.ts'
import type { ShownMessage } from '../use-thread.ts'
import css from './Message.module.css'

interface ActsProps {
  conversation_id: ConversationId
  message: ShownMessage
  onEdit: () => void
  /** Absent where one cannot write. */
  onAnswer?: ((message: ShownMessage) => void) | undefined
}
/** What one can do with a message: answer, feel, and with one’s own change and delete. Whether it is still early enough, the server says. */
export function BubbleActs({ conversation_id: id, message, onEdit, onAnswer }: ActsProps) {
  const { t } = useLingui()
  const felt = useFeeling(id, message)
  const remove = useRemoval(id, message)
  const own = [...(message.body ? [{ label: t`Change`, onPress: onEdit }] : []), { label: t`Delete for both`, danger: true, onPress: remove }]
  const answer = onAnswer && [{ label: t`Answer to it`, icon: 'chat-circle' as const, onPress: () => onAnswer(message) }]
  const report = {
    label: t`Report`,
    icon: 'megaphone' as const,
    onPress: () => askReport({ type: 'Conversation', id, part: message.seq, name: t`this message` }),
  }
  const items = [...(answer ? [...answer, ...felt] : []), ...(message.is_own ? own : [report])]
  return (
    <Menu inside end={message.is_own} look={`icon-btn icon-btn--s ${css.more}`} label={t`More about this message`} items={items}>
      <Icon name="dots-three" />
    </Menu>
  )
}

/** The six; one’s own again takes it back. */
function useFeeling(id: ConversationId, { seq, reactions }: ShownMessage) {
  const words = useReactionWords()
  const { run } = useCommand(chat.react)
  const own = reactions.find(({ is_own }) => is_own)?.reaction
  return reactionKinds.map((reaction) => ({
    ...{ label: words[reaction], icon: reactionIcons[reaction], current: own === reaction },
    onPress: () => void run({ id, seq, reaction: own === reaction ? null : reaction }),
  }))
}
function useRemoval(id: ConversationId, { seq }: ShownMessage) {
  const { t } = useLingui()
  const { run } = useCommand(chat.remove)
  const confirm = useConfirm()
  return async () => {
    if (await confirm({ title: t`Delete this message?`, text: t`It is deleted for both of you.`, yes: t`Delete for both` })) void run({ id, seq })
  }
}
