import { Plural, useLingui } from '@lingui/react/macro'
import type { InputOf } from '#kernel/operation.ts'
import { NextPage } from '#web/list/NextPage.tsx'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { type EventId, events } from '../../contract.ts'
import css from '../Events.module.css'
import { CALENDAR, eventPath, goingPath, type ParticipantShown } from '../event-answer.ts'
import { readEvent } from '../read-event.ts'
import { Paid } from '../show/Paid.tsx'
import { useEventWords } from '../use-event-words.ts'
import { AnswerButtons } from './AnswerButtons.tsx'
import { InviteForm } from './InviteForm.tsx'

type Asked = InputOf<typeof events.participants>
/** Who is going; those who run it also read who asks, waits and is invited, and answer. */
export default screen({
  reads: (place: RouteMatch) => {
    const event = readEvent(place)
    const asked = readInput(events.participants, { ...place, path: {} })
    return event && asked && { id: event.id, asked: { ...asked, event_id: event.id, user_id: undefined } }
  },
  asks: ({ id, asked }) => [queryOf(events.show, { id }), queryOf(events.participants, asked)],
  Draw: ({ input }) => <GoingPage {...input} />,
})

function GoingPage({ id, asked }: { id: EventId; asked: Asked }) {
  const { t } = useLingui()
  const { event } = useData(events.show, { id })
  const { data, next_page_url } = useData(events.participants, asked).participants
  const { title, is_run, status } = event
  const name = t`Who is going to ${title}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <Crumbs crumbs={[{ label: t`Calendar`, href: CALENDAR }, { label: title, href: eventPath(id) }, { label: t`Who is going` }]} />
      <h1 className="page-head">{name}</h1>
      {is_run && (status === 'Future' || status === 'Active') && <InviteForm event={event} />}
      {is_run && <Lists id={id} status={asked.status} />}
      {data.length === 0 && <EmptyState title={t`Nobody here`} />}
      <ul className={css.people}>
        {data.map((place) => (
          <PersonRow key={place.id} place={place} is_run={is_run} />
        ))}
      </ul>
      <NextPage op={events.participants} path={goingPath(id)} input={{ ...asked, event_id: undefined }} url={next_page_url}>
        {t`More people`}
      </NextPage>
    </main>
  )
}

function PersonRow({ place, is_run }: { place: ParticipantShown; is_run: boolean }) {
  const { roleOf, standingOf } = useEventWords()
  const { user, role, status, party_size, starts_at, message, reason } = place
  return (
    <li>
      <Avatar name={user.full_name} url={user.image_url} />
      <div>
        <a href={`/profile/${user.id}`}>
          <bdi>{user.full_name}</bdi>
        </a>
        <p>
          {standingOf(status)} · {roleOf(role)}
          {party_size > 1 && (
            <>
              {', '}
              <Plural value={party_size} one="# place" other="# places" />
            </>
          )}{' '}
          · <DateTime at={starts_at} show="date" />
        </p>
        {is_run && <Paid own={place} />}
        {(message || reason) && (
          <p>
            <bdi>{message || reason}</bdi>
          </p>
        )}
      </div>
      {is_run && (
        <div className={css.answers}>
          <AnswerButtons place={place} />
        </div>
      )}
    </li>
  )
}

function Lists({ id, status }: { id: EventId; status: Asked['status'] }) {
  const { t } = useLingui()
  const { standingOf } = useEventWords()
  const lists = [undefined, 'Pending', 'Accepted', 'waitlisted', 'offered', 'Invited', 'checked_in', 'Rejected'] as const
  return (
    <nav className={css.filters} aria-label={t`Lists of the event`}>
      {lists.map((one) => (
        <a
          key={one ?? 'all'}
          className={one === status ? 'chip chip--on' : 'chip'}
          href={one ? `${goingPath(id)}?status=${one}` : goingPath(id)}
          aria-current={one === status ? 'page' : undefined}
        >
          {one ? standingOf(one) : t({ message: 'All', context: 'people' })}
        </a>
      ))}
    </nav>
  )
}
