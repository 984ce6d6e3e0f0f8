import { useLingui } from '@lingui/react/macro'
import { reactionKinds } from '#features/reactions/contract.ts'
import { reactionIcons, useReactionWords } from '#features/reactions/web/public.tsx'
import type { AnyOperation } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import { askReport } from '#web/browser/report.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import type { chat } from '../../../contract.ts'
import type { ShownMessage } from '../use-thread.ts'
import css from './Message.module.css'

type ActedOn = Pick<ShownMessage, 'seq' | 'is_own' | 'body' | 'reactions'>
interface MessageOperations {
  readonly edit: AnyOperation
  readonly remove: AnyOperation
  readonly react: AnyOperation
}
/** What the reader can do with a message, by the operations of its conversation. */
export function useOwnActs(ops: MessageOperations, id: string, { seq, reactions }: Pick<ActedOn, 'seq' | 'reactions'>) {
  const [edit, remove, react] = [
    useCommand(ops.edit as typeof chat.edit),
    useCommand(ops.remove as typeof chat.remove),
    useCommand(ops.react as typeof chat.react),
  ]
  const at = { id: id as never, seq }
  const own = reactions.find(({ is_own }) => is_own)?.reaction
  return {
    own,
    busy: edit.busy,
    edit: async (body: string) => !refused(await edit.run({ ...at, body })),
    remove: () => void remove.run(at),
    feel: (reaction: (typeof reactionKinds)[number]) => void react.run({ ...at, reaction: own === reaction ? null : reaction }),
  }
}
export type OwnActs = ReturnType<typeof useOwnActs>

interface ActsProps {
  message: ActedOn
  acts: OwnActs
  onEdit: () => void
  /** Absent where one cannot write. */
  onAnswer?: (() => void) | undefined
  /** For all, or for both; in a group those who run it delete any. */
  all?: boolean
  /** What a report of the message names: its conversation or group. */
  reported: { readonly type: string; readonly id: string }
  may_remove?: boolean
}
/** What one can do with a message: answer, feel, and with one’s own change and delete. Whether it is still early enough, the server says. */
export function BubbleActs({ message, acts, onEdit, onAnswer, reported, all = false, may_remove = message.is_own }: ActsProps) {
  const { t } = useLingui()
  const words = useReactionWords()
  const removal = useRemoval(acts, all)
  const felt = reactionKinds.map((reaction) => ({
    ...{ label: words[reaction], icon: reactionIcons[reaction], current: acts.own === reaction },
    onPress: () => acts.feel(reaction),
  }))
  const items = [
    ...(onAnswer ? [{ label: t`Answer to it`, icon: 'chat-circle' as const, onPress: onAnswer }, ...felt] : []),
    ...(message.is_own && message.body ? [{ label: t`Change`, onPress: onEdit }] : []),
    ...(may_remove ? [removal] : []),
    ...(message.is_own
      ? []
      : [{ label: t`Report`, icon: 'megaphone' as const, onPress: () => askReport({ ...reported, part: message.seq, name: t`this message` }) }]),
  ]
  return (
    <Menu inside end={message.is_own} look={`icon-btn icon-btn--s ${css.more}`} label={t`More about this message`} items={items}>
      <Icon name="dots-three" />
    </Menu>
  )
}

function useRemoval(acts: OwnActs, all: boolean) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const yes = all ? t`Delete for all` : t`Delete for both`
  const text = all ? t`It is deleted for everybody in the group.` : t`It is deleted for both of you.`
  const onPress = async () => {
    if (await confirm({ title: t`Delete this message?`, text, yes })) acts.remove()
  }
  return { label: yes, danger: true, onPress }
}
