import { profiles } from '#features/profiles/contract.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { ProfileShown } from './ProfileShown.tsx'
import { asksMember, asksOfCards, asksTab, readView } from './profile-address.ts'

/** A member's profile as the viewer may see it; public, so rendered by the server. */
export default screen({
  reads: (place: RouteMatch) => {
    const read = readInput(profiles.show, { ...place, path: { id: place.path.user_id ?? '' } })
    return read && { id: read.id as string, view: readView(place) }
  },
  asks: ({ id, view }) => asksMember(id, view),
  next: ({ id, view }, answerOf, round) => {
    if (round === 0) return asksTab(id, view, answerOf)
    return round === 1 ? asksOfCards(id, view, answerOf) : []
  },
  Draw: ({ input }) => <ProfileShown key={input.id} {...input} />,
})
