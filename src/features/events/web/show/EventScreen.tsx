import { useLingui } from '@lingui/react/macro'
import { Discussion } from '#features/comments/web/public.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { readInput, screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { type EventId, events, type ParticipantId } from '../../contract.ts'
import css from '../Events.module.css'
import { CALENDAR, eventPath } from '../event-answer.ts'
import { readEvent } from '../read-event.ts'
import { useLocalWords } from '../use-local-words.ts'
import { eventFacts } from './event-facts.ts'
import { Going } from './Going.tsx'
import { Pass } from './Pass.tsx'
import { PlaceState } from './PlaceState.tsx'
import { Programme } from './Programme.tsx'
import { Side } from './Side.tsx'
import { TicketEnd } from './TicketEnd.tsx'

/** One event: a ticket with the one decision, then what happens there and who is going. */
export default screen({
  reads: (place) => {
    const input = readEvent(place)
    const bought = readInput(events.participant, { ...place, query: new URLSearchParams(), path: { id: place.query.get('bought') ?? '' } })
    return input && { ...input, bought: bought?.id, people: { event_id: input.id, status: 'Accepted' as const } }
  },
  asks: ({ id, people }) => [queryOf(events.show, { id }), queryOf(events.participants, people)],
  Draw: ({ input: { id, bought } }) => <EventPage key={id} id={id} bought={bought} />,
})

function EventPage({ id, bought }: { id: EventId; bought: ParticipantId | undefined }) {
  const { t } = useLingui()
  const { origin } = useSite()
  const { month } = useLocalWords()
  const { event, viewer_id } = useData(events.show, { id })
  const { title, description, visibility, instructions, schedule, status } = event
  const first = event.occurrences[0]?.start_date ?? event.start_date
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={title}
        description={description || t`${title}: an event of collectors`}
        path={eventPath(id)}
        passing={visibility !== 'Open' || status === 'draft'}
        facts={[eventFacts(event, origin)]}
      />
      <Crumbs
        crumbs={[{ label: t`Calendar`, href: CALENDAR }, { label: month(first), href: `${CALENDAR}?month=${first.slice(0, 7)}` }, { label: title }]}
      />
      {bought && viewer_id && <TicketEnd id={bought} />}
      <Pass event={event} viewer_id={viewer_id} />
      <PlaceState event={event} />
      <div className={css.body}>
        <div>
          {description && (
            <section>
              <h2>{t`What it is about`}</h2>
              <p className={css.text}>
                <bdi>{description}</bdi>
              </p>
            </section>
          )}
          {instructions && (
            <section>
              <h2>{t`For those who come`}</h2>
              <Note>
                <bdi className={css.text}>{instructions}</bdi>
              </Note>
            </section>
          )}
          {schedule.length > 0 && <Programme event={event} />}
          <Going event={event} />
        </div>
        <Side event={event} viewer_id={viewer_id} />
      </div>
      {status !== 'draft' && <Discussion commentable_type="Event" commentable_id={id} />}
    </main>
  )
}
