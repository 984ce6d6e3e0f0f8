import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { type ConversationId, chat } from '../../contract.ts'
import type { ShownMessage } from './use-thread.ts'

interface ActsProps {
  conversation_id: ConversationId
  message: ShownMessage
  onEdit: () => void
}
/** What one can do with a message of one’s own. Whether it is still early enough, the server says. */
export function BubbleActs({ conversation_id: id, message: { seq, body }, onEdit }: ActsProps) {
  const { t } = useLingui()
  const { run } = useCommand(chat.remove)
  const confirm = useConfirm()
  async function remove() {
    if (await confirm({ title: t`Delete this message?`, text: t`It is deleted for both of you.`, yes: t`Delete for both` })) void run({ id, seq })
  }
  return (
    <Menu
      end
      look="icon-btn icon-btn--s"
      label={t`More about this message`}
      items={[...(body ? [{ label: t`Change`, onPress: onEdit }] : []), { label: t`Delete for both`, danger: true, onPress: () => void remove() }]}
    >
      <Icon name="dots-three" />
    </Menu>
  )
}
