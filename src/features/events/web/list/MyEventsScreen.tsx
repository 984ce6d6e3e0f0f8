import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { events } from '../../contract.ts'
import { EVENTS } from '../event-answer.ts'
import { EventsView } from './EventsView.tsx'

/** What one holds or runs, drafts too. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const input = readInput(events.list, place)
    return input && { ...input, user_id: undefined, view: 'mine' as const }
  },
  asks: (input) => [queryOf(events.list, input)],
  Draw: Mine,
})

function Mine({ input }: { input: InputOf<typeof events.list> }) {
  const { t } = useLingui()
  const title = input.type === 'Exhibition' ? t`My Exhibitions` : t`My Events`
  return (
    <EventsView
      input={input}
      path={EVENTS}
      title={title}
      description={t`Events and exhibitions that you hold or run.`}
      statuses={[undefined, 'draft', 'Future', 'Active', 'Closed', 'cancelled']}
      passing
      may_create
      empty={t`You hold nothing yet`}
    />
  )
}
