import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCommand } from '#web/command/use-command.ts'
import { useConfirm } from '#web/ui/overlays/confirm-context.ts'
import type { MenuItem } from '#web/ui/overlays/Menu.tsx'
import { clubs } from '../../contract.ts'
import type { ClubPersonShown, ClubShown } from '../club-answer.ts'

export type Asked = 'reject' | 'remove' | 'ban'

/** What those who run the club may do with this person now. */
export function usePersonActs(club: ClubShown, person: ClubPersonShown) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [asked, setAsked] = useState<Asked>()
  const [accept, lift, role, transfer] = [useCommand(clubs.accept), useCommand(clubs.lift), useCommand(clubs.role), useCommand(clubs.transfer)]
  const given = { id: club.id, user_id: person.user.id }
  const [mine, theirs] = [club.own?.standing, person.standing]
  const is_owner = mine === 'owner'
  const name = person.user.full_name
  async function handOver() {
    const text = t`You stay as a moderator. Only the new owner can give it back.`
    if (await confirm({ text, yes: t`Hand over to ${name}`, icon: 'key' })) await transfer.run(given)
  }
  const below = theirs === 'member' || (theirs === 'moderator' && is_owner)
  const items: MenuItem[] = [
    ...(is_owner && theirs === 'member'
      ? [{ label: t`Make a moderator`, icon: 'shield-check' as const, onPress: () => void role.run({ ...given, role: 'moderator' }) }]
      : []),
    ...(is_owner && theirs === 'moderator'
      ? [{ label: t`Make a plain member`, icon: 'user' as const, onPress: () => void role.run({ ...given, role: 'member' }) }]
      : []),
    ...(is_owner && below ? [{ label: t`Hand the club over`, icon: 'key' as const, onPress: () => void handOver() }] : []),
    ...(below || theirs === 'invited' ? [{ label: t`Put out of the club`, icon: 'user-minus' as const, onPress: () => setAsked('remove') }] : []),
    ...(below || theirs === 'applied' || theirs === 'invited'
      ? [{ label: t`Keep out for good`, icon: 'prohibit' as const, danger: true, onPress: () => setAsked('ban') }]
      : []),
  ]
  return {
    items: mine === 'owner' || mine === 'moderator' ? items : [],
    asked,
    ask: setAsked,
    busy: accept.busy || lift.busy,
    accept: () => void accept.run(given),
    lift: () => void lift.run(given),
  }
}
