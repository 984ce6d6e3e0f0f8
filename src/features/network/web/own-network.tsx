import { type RouteMatch, screen } from '#web/router/screen.ts'
import { NetworkView } from './NetworkView.tsx'
import { type NetworkAsked, type NetworkTab, questionsOf, readAsked } from './network-tabs.ts'

/** The viewer's own network with this tab open. */
export const ownNetwork = (path: string, tab: NetworkTab) =>
  screen({
    visitors: 'members',
    reads: (place: RouteMatch) => readAsked(place, 'me', tab),
    asks: (asked: NetworkAsked) => questionsOf(asked),
    Draw: ({ input }) => <NetworkView asked={input} path={path} />,
  })
