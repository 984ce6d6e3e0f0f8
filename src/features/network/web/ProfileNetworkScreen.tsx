import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { network } from '../contract.ts'
import { NetworkView } from './NetworkView.tsx'
import { type NetworkAsked, questionsOf, readAsked } from './network-tabs.ts'

export default screen({
  reads: (place: RouteMatch) => {
    const input = readInput(network.standing, { ...place, path: { id: place.path.user_id ?? '' } })
    return input && input.id !== 'me' ? readAsked(place, input.id, 'follower') : undefined
  },
  asks: (asked: NetworkAsked) => questionsOf(asked),
  Draw: ({ input }) => <NetworkView asked={input} path={`/profile/${input.id}/network`} />,
})
