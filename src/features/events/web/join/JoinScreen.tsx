import { useLingui } from '@lingui/react/macro'
import { payments } from '#features/payments/contract.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type EventId, events } from '../../contract.ts'
import { CALENDAR, eventPath } from '../event-answer.ts'
import { readEvent } from '../read-event.ts'
import { standsOutside } from '../ways-in.ts'
import { JoinForm } from './JoinForm.tsx'

interface Input {
  id: EventId
  user_id: string
  occurrence_id: string | null
}
/** The way to an event: date, role and party. Flags in the address are never believed; whether somebody is invited, the event itself says. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch): Input | undefined => {
    const input = readEvent(place)
    return input && { id: input.id, user_id: place.path.user_id ?? '', occurrence_id: place.query.get('occurrence_id') }
  },
  asks: ({ id }) => [queryOf(events.show, { id }), queryOf(payments.methods, {})],
  Draw: ({ input }) => <JoinPage key={input.id} {...input} />,
})

function JoinPage({ id, user_id, occurrence_id }: Input) {
  const { t } = useLingui()
  const { event, viewer_id } = useData(events.show, { id })
  const { title } = event
  const is_theirs = user_id === viewer_id || user_id === event.user?.id
  const date = event.occurrences.find((one) => one.id === occurrence_id) ?? event.occurrences.find(({ status }) => status === 'active')
  const standing = date?.own?.status ?? 'cancelled'
  const can = is_theirs && event.may_join && date && standsOutside(event, standing)
  const name = t`Join ${title}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <Crumbs
        crumbs={[
          { label: t`Calendar`, href: CALENDAR },
          { label: title, href: eventPath(id) },
          { label: t({ message: 'Join', context: 'an event' }) },
        ]}
      />
      <h1 className="page-head">{name}</h1>
      {can ? (
        <JoinForm event={event} date={date} />
      ) : (
        <EmptyState
          title={is_theirs ? t`There is nothing to do here now` : t`This page is not yours`}
          action={<Button href={eventPath(id)}>{t`Look at the event`}</Button>}
        />
      )}
    </main>
  )
}
