import { account } from '#features/account/contract.ts'
import { ask, useData } from '#web/data.ts'
import { type Place, screen } from '#web/site.ts'
import { ProfileShown } from './ProfileShown.tsx'
import { asksMember, asksTab, readView } from './profile-address.ts'

/** One's own profile. */
export default screen({
  visitors: 'members',
  reads: (place: Place) => readView(place),
  asks: () => [ask(account.me, {})],
  next: (view, answerOf, round) => {
    const { id } = answerOf(account.me, {}).user
    if (round === 0) return asksMember(id)
    return round === 1 ? asksTab(id, view, answerOf) : []
  },
  Draw: ({ input }) => <ProfileShown id={useData(account.me, {}).user.id} view={input} />,
})
