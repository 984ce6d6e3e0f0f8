import { account } from '#features/account/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { ProfileShown } from './ProfileShown.tsx'
import { asksMember, asksOfCards, asksTab, readView } from './profile-address.ts'

export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => readView(place),
  asks: () => [queryOf(account.me, {})],
  next: (view, answerOf, round) => {
    const { id } = answerOf(account.me, {}).user
    if (round === 0) return asksMember(id, view)
    if (round === 1) return asksTab(id, view, answerOf)
    return round === 2 ? asksOfCards(id, view, answerOf) : []
  },
  Draw: ({ input }) => <ProfileShown id={useData(account.me, {}).user.id} view={input} />,
})
