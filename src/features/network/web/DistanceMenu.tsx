import { useLingui } from '@lingui/react/macro'
import { askReport, type Reportable } from '#web/browser/report.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useSite } from '#web/router/use-site.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { network } from '../contract.ts'
import { useDistance } from './use-distance.ts'

export interface DistanceMenuProps {
  member: { readonly id: string; readonly full_name: string }
  /** What is reported here when it is not the member: their store. */
  reported?: Reportable
}

/** Menu: mute, remove a follower, block. */
export function DistanceMenu({ member, reported }: DistanceMenuProps) {
  const { t } = useLingui()
  const { signed_in } = useSite()
  const known = useMaybe(network.standing, { id: member.id as never }, signed_in)?.follow
  const { mute, unmute, removeFollower, block } = useDistance(member)
  if (!known?.viewer_id || known.viewer_id === member.id) return null
  const { full_name } = member
  return (
    <Menu
      look="icon-btn"
      end
      label={t`More about ${full_name}`}
      items={[
        known.is_muted ? { label: t`Hear of them again`, icon: 'bell', onPress: unmute } : { label: t`Mute`, icon: 'bell-slash', onPress: mute },
        ...(known.user.follows_you ? [{ label: t`Remove as a follower`, icon: 'user-minus' as const, onPress: removeFollower }] : []),
        { label: t`Report`, icon: 'megaphone', onPress: () => askReport(reported ?? { type: 'User', id: member.id, name: full_name }) },
        { label: t`Block`, icon: 'prohibit', danger: true, onPress: () => block(known.viewer_id!) },
      ]}
    >
      <Icon name="dots-three" />
    </Menu>
  )
}
