import { useLingui } from '@lingui/react/macro'
import type { AnswerOf } from '#kernel/operation.ts'
import { useMaybe } from '#web/query/hooks.ts'
import { useLocation } from '#web/router/use-router.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { network } from '../contract.ts'
import { type Followed, useFollow } from './use-follow.ts'

export type PersonShown = AnswerOf<typeof network.standing>['follow']['user']

interface FollowButtonProps {
  member: { readonly id: string; readonly full_name: string }
  /** The viewer's relation, if the page has it; otherwise it is loaded. */
  person?: Pick<PersonShown, 'is_private' | 'follow_status'>
  size?: 's' | 'm'
}

/** One button for Follow, Requested and Following. */
export function FollowButton({ member, person, size }: FollowButtonProps) {
  const { signed_in } = useSite()
  const known = useMaybe(network.standing, { id: member.id as never }, signed_in && !person)?.follow
  const now = person ?? known?.user
  if (!signed_in) return <GuestsWay member={member} size={size} />
  if (!now || known?.viewer_id === member.id) return null
  const { is_private, follow_status } = now
  return <Acts {...{ is_private, follow_status, size }} id={member.id} full_name={member.full_name} />
}

function GuestsWay({ member, size }: Pick<FollowButtonProps, 'member' | 'size'>) {
  const { t } = useLingui()
  const here = useLocation().href
  const name = member.full_name
  return (
    <Button href={`/login?redirect_back=${encodeURIComponent(here)}`} size={size} icon="user-plus" aria-label={t`Follow ${name}`}>
      {t`Follow`}
    </Button>
  )
}

function Acts({ size, ...member }: Followed & { size: 's' | 'm' | undefined }) {
  const { t } = useLingui()
  const { status, busy, follow, unfollow } = useFollow(member)
  const name = member.full_name
  const wait = busy ? t`One moment…` : undefined
  if (status === 'Unfollow')
    return (
      <Button
        variant="fill"
        size={size}
        icon="user-plus"
        aria-label={member.is_private ? t`Ask to follow ${name}` : t`Follow ${name}`}
        pending={wait}
        onClick={follow}
      >
        {member.is_private ? t`Ask to follow` : t`Follow`}
      </Button>
    )
  const [label, title] =
    status === 'Pending' ? [t`Requested`, t`Requested: withdraw your wish to follow ${name}`] : [t`Following`, t`Following: stop following ${name}`]
  return (
    <Button size={size} icon={status === 'Pending' ? 'clock' : 'check'} aria-label={title} title={title} pending={wait} onClick={unfollow}>
      {label}
    </Button>
  )
}
