import { type RouteMatch, screen } from '#web/router/screen.ts'
import { NetworkView } from './NetworkView.tsx'
import { type NetworkAsked, type NetworkTab, questionsOf, readAsked } from './network-tabs.ts'

/** One’s own network, opened at one of its parts. */
export const ownNetwork = (path: string, tab: NetworkTab) =>
  screen({
    visitors: 'members',
    reads: (place: RouteMatch) => readAsked(place, 'me', tab),
    asks: (asked: NetworkAsked) => questionsOf(asked),
    Draw: ({ input }) => <NetworkView asked={input} path={path} />,
  })
