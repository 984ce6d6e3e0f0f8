import { useLingui } from '@lingui/react/macro'
import { useMe } from '#features/account/web/public.tsx'
import type { ClubShown } from '#features/clubs/web/public.tsx'
import { groups } from '#features/groups/contract.ts'
import { fill } from '#kernel/address.ts'
import { useMaybe } from '#web/query/hooks.ts'

/** To the group of the club, for its members; its owner begins it. */
export function ClubGroup({ club: { id, own, status } }: { club: ClubShown }) {
  const { t } = useLingui()
  const me = useMe()
  const standing = own?.standing ?? 'none'
  const is_member = ['member', 'moderator', 'owner'].includes(standing)
  const known = useMaybe(groups.list, {}, me !== undefined && is_member)?.groups
  const group = known?.find(({ club }) => club?.id === id)
  if (!known || (!group && (standing !== 'owner' || status === 'archived'))) return null
  return (
    <section>
      <h2>{t`Talk`}</h2>
      <p>
        {group ? (
          <a href={`/groups/${group.id}`}>
            <bdi>{group.name}</bdi>
          </a>
        ) : (
          <a href={fill('/groups', { create: true, club_id: id })}>{t`Begin the group of the club`}</a>
        )}
      </p>
    </section>
  )
}
