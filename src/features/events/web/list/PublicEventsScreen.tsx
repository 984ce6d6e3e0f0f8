import { useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { queryOf } from '#web/query/keys.ts'
import { readInput, screen } from '#web/router/screen.ts'
import { events } from '../../contract.ts'
import { PUBLIC_EVENTS } from '../event-answer.ts'
import { EventsView } from './EventsView.tsx'

/** All that one may know of, also without an account. */
export default screen({
  reads: (place) => readInput(events.list, place),
  asks: (input) => [queryOf(events.list, input)],
  Draw: Public,
})

function Public({ input }: { input: InputOf<typeof events.list> }) {
  const { t } = useLingui()
  return (
    <EventsView
      input={input}
      path={PUBLIC_EVENTS}
      title={t`Events and exhibitions`}
      description={t`Fairs, evenings and exhibitions of collectors: when and where they are, and who is going.`}
      statuses={[undefined, 'Active', 'Closed']}
      empty={t`Nothing is announced here yet`}
    />
  )
}
