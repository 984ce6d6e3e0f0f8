import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { groups } from '../../contract.ts'
import { moved } from '../../rules.ts'
import type { GroupShown, PersonShown } from '../group-address.ts'

/** What the viewer may do with one person, as the rules of the group say. */
export function usePersonActs({ id, role, club, is_closed }: GroupShown, { user, role: theirs }: PersonShown): MenuItem[] {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [remove, change, handOver] = [useCommand(groups.remove), useCommand(groups.role), useCommand(groups.handOver)]
  if (club || is_closed || role === 'member') return []
  const name = user.full_name
  const at = { id, user_id: user.id }
  const may = (action: 'promote' | 'demote' | 'remove' | 'hand_over') => moved(theirs, action, role) !== undefined
  const put = async () => {
    if (await confirm({ title: t`Put ${name} out?`, text: t`They read nothing of it any more, and do not come back by a link.`, yes: t`Put out` }))
      void remove.run(at)
  }
  const hand = async () => {
    if (await confirm({ title: t`Hand the group over to ${name}?`, text: t`You stay, and run it with them.`, yes: t`Hand over` }))
      void handOver.run(at)
  }
  return [
    ...(may('promote') ? [{ label: t`Let them run it too`, onPress: () => void change.run({ ...at, role: 'admin' }) }] : []),
    ...(may('demote') ? [{ label: t`Make them a member again`, onPress: () => void change.run({ ...at, role: 'member' }) }] : []),
    ...(may('hand_over') ? [{ label: t`Hand over`, onPress: () => void hand() }] : []),
    ...(may('remove') ? [{ label: t`Put out`, danger: true, onPress: () => void put() }] : []),
  ]
}
