import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { events } from '../../contract.ts'
import { JOIN_EVENTS } from '../event-answer.ts'
import { EventsView } from './EventsView.tsx'

/** What one could still go to. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const input = readInput(events.list, place)
    return input && { ...input, view: input.view === 'joined' ? ('joined' as const) : ('joinable' as const) }
  },
  asks: (input) => [queryOf(events.list, input)],
  Draw: Joinable,
})

function Joinable({ input }: { input: InputOf<typeof events.list> }) {
  const { t } = useLingui()
  const title = input.type === 'Exhibition' ? t`Join Exhibitions` : t`Join Events`
  return (
    <EventsView
      input={input}
      path={JOIN_EVENTS}
      title={title}
      description={t`Events and exhibitions that you can still join.`}
      statuses={[undefined, 'Active']}
      passing
      empty={t`Nothing is left to join`}
    />
  )
}
