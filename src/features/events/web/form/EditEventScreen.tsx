import { useLingui } from '@lingui/react/macro'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { type EventId, events } from '../../contract.ts'
import { EVENTS, type EventShown, eventPath } from '../event-answer.ts'
import { readEvent } from '../read-event.ts'
import { useHolding } from '../show/use-holding.ts'
import { EventForm } from './EventForm.tsx'

export default screen({
  visitors: 'members',
  reads: readEvent,
  asks: ({ id }) => [queryOf(events.show, { id })],
  Draw: ({ input: { id } }) => <EditEvent key={id} id={id} />,
})

function EditEvent({ id }: { id: EventId }) {
  const { t } = useLingui()
  const { event } = useData(events.show, { id })
  const { title, status, is_run } = event
  const name = t`Edit: ${title}`
  const is_open = is_run && status !== 'cancelled' && status !== 'archived'
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <Crumbs crumbs={[{ label: t`My Events`, href: EVENTS }, { label: title, href: eventPath(id) }, { label: t`Edit` }]} />
      <h1 className="page-head">{name}</h1>
      {is_open ? (
        <>
          <EventForm before={event} back={eventPath(id)} />
          <EndEvent event={event} />
        </>
      ) : (
        <EmptyState
          title={t`Not yours to change`}
          line={t`Those who run it change it, as long as it is not over.`}
          action={<Button href={eventPath(id)}>{t`Look at it`}</Button>}
        />
      )}
    </main>
  )
}

function EndEvent({ event }: { event: EventShown }) {
  const { t } = useLingui()
  const { end, busy, refusal } = useHolding(event)
  return (
    <>
      <Refused refusal={refusal} />
      <p>
        <Button variant="danger" icon="x-circle" pending={busy ? t`One moment…` : undefined} onClick={() => void end()}>
          {event.status === 'draft' ? t`Throw the draft away` : t`Call it off`}
        </Button>
      </p>
    </>
  )
}
