import { useMe } from '#features/account/web/public.tsx'
import { PeopleList, PersonCard } from '#features/network/web/public.tsx'
import type { profiles } from '#features/profiles/contract.ts'
import type { AnswerOf } from '#kernel/operation.ts'
import { lazyPart } from '#web/hydration/lazy.tsx'

/** Weight: who looks for goods never presses it. */
const FollowButton = lazyPart(() => import('#features/network/web/public.tsx').then(({ FollowButton }) => FollowButton))

type FoundMemberCard = AnswerOf<typeof profiles.search>['users']['data'][number]

/** Members as cards with a follow button, except for the viewer. */
export function Members({ members }: { members: readonly FoundMemberCard[] }) {
  const me = useMe()
  return (
    <PeopleList>
      {members.map((person) => (
        <PersonCard key={person.id} person={person}>
          {person.id !== me?.id && <FollowButton member={person} person={person} size="s" />}
        </PersonCard>
      ))}
    </PeopleList>
  )
}
