import { useLingui } from '@lingui/react/macro'
import { useDistance } from '#features/network/web/public.tsx'
import { askReport } from '#web/browser/report.ts'
import { useCommand } from '#web/command/use-command.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { chat } from '../../contract.ts'
import type { WithMember } from '../chat-address.ts'

interface ThreadMenuProps {
  conversation: NonNullable<WithMember['conversation']>
  viewer_id: string
}
/** Muting, putting away and blocking; all are told to nobody. */
export function ThreadMenu({ conversation, viewer_id }: ThreadMenuProps) {
  const { t } = useLingui()
  const [mute, archive] = [useCommand(chat.mute), useCommand(chat.archive)]
  const { id, user, user_id, is_muted, is_archived, state } = conversation
  const { block } = useDistance({ id: user_id, full_name: user?.full_name ?? '' })
  const away: MenuItem = {
    label: is_archived ? t`Back to the list` : t`Put away`,
    icon: 'archive',
    onPress: () => void archive.run({ id, is_archived: !is_archived }),
  }
  return (
    <Menu
      end
      look="icon-btn"
      label={t`More about this conversation`}
      items={[
        { label: is_muted ? t`Hear of it again` : t`Mute`, icon: 'bell-slash', onPress: () => void mute.run({ id, is_muted: !is_muted }) },
        ...(state === 'asked' ? [] : [away]),
        { label: t`Report`, icon: 'megaphone', onPress: () => askReport({ type: 'Conversation', id, name: t`this conversation` }) },
        ...(user ? [{ label: t`Block`, icon: 'prohibit' as const, danger: true, onPress: () => block(viewer_id) }] : []),
      ]}
    >
      <Icon name="dots-three" />
    </Menu>
  )
}
