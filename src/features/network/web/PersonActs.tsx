import { useLingui } from '@lingui/react/macro'
import { useCommand } from '#web/command/use-command.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { network } from '../contract.ts'
import { FollowButton, type PersonShown } from './FollowButton.tsx'
import type { NetworkTab } from './network-tabs.ts'
import { useDistance } from './use-distance.ts'

interface PersonActsProps {
  person: PersonShown
  tab: NetworkTab
  /** True in the viewer's own network. */
  own: boolean
}

export function PersonActs({ person, tab, own }: PersonActsProps) {
  const { t } = useLingui()
  const { unmute, unblock, removeFollower } = useDistance(person)
  const name = person.full_name
  if (tab === 'requests') return <Answers person={person} />
  if (tab === 'blocked') return <Button size="s" icon="prohibit" aria-label={t`Unblock ${name}`} onClick={unblock}>{t`Unblock`}</Button>
  if (tab === 'muted') return <Button size="s" icon="bell" aria-label={t`Unmute ${name}`} onClick={unmute}>{t`Unmute`}</Button>
  return (
    <>
      <FollowButton member={person} person={person} size="s" />
      {own && tab === 'follower' && (
        <Button size="s" variant="quiet" aria-label={t`Remove ${name} as a follower`} onClick={removeFollower}>{t`Remove`}</Button>
      )}
    </>
  )
}

/** Live update: the server's event refreshes the list. */
function Answers({ person }: { person: PersonShown }) {
  const { t } = useLingui()
  const [accept, reject] = [useCommand(network.accept), useCommand(network.reject)]
  const name = person.full_name
  const input = { id: person.id }
  const wait = accept.busy || reject.busy ? t`One moment…` : undefined
  return (
    <>
      <Button size="s" variant="fill" icon="check" aria-label={t`Accept ${name}`} pending={wait} onClick={() => void accept.run(input)}>
        {t`Accept`}
      </Button>
      <Button size="s" icon="x" aria-label={t`Decline ${name}`} disabled={wait !== undefined} onClick={() => void reject.run(input)}>
        {t`Decline`}
      </Button>
    </>
  )
}
