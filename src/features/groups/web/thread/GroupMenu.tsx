import { useLingui } from '@lingui/react/macro'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import { Menu, type MenuItem } from '#web/ui/overlays/Menu.tsx'
import { groups } from '../../contract.ts'
import { GROUPS, type GroupShown } from '../group-address.ts'

/** What one hears of the group, and leaving it. */
export function GroupMenu({ group }: { group: GroupShown }) {
  const { t } = useLingui()
  const { run } = useCommand(groups.hears)
  const leave = useLeaving(group)
  const { id, hears, club, is_closed } = group
  const choices = [
    ['all', t`Hear of everything`, 'bell'],
    ['mentions', t`Hear when I am named`, 'bell'],
    ['nothing', t`Mute`, 'bell-slash'],
  ] as const
  const items: MenuItem[] = choices.map(([choice, label, icon]) => ({
    label,
    icon,
    current: hears === choice,
    onPress: () => void run({ id, hears: choice }),
  }))
  return (
    <Menu end look="icon-btn" label={t`More about this group`} items={club && !is_closed ? items : [...items, leave]}>
      <Icon name="dots-three" />
    </Menu>
  )
}

function useLeaving({ id, name, member_count }: GroupShown): MenuItem {
  const { t } = useLingui()
  const router = useRouter()
  const confirm = useConfirm()
  const { run } = useCommand(groups.leave)
  const text = member_count > 1 ? t`You read nothing of it any more.` : t`Nobody else is in it: it ends, and what was written is deleted.`
  const onPress = async () => {
    if (!(await confirm({ title: t`Leave ${name}?`, text, yes: t`Leave` }))) return
    if (!refused(await run({ id }))) void router.push(GROUPS)
  }
  return { label: t`Leave`, icon: 'sign-out', danger: true, onPress: () => void onPress() }
}
