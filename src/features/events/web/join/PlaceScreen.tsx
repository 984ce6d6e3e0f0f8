import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { refused } from '#kernel/refusal.ts'
import { useCommand } from '#web/command/use-command.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { EmptyState } from '#web/ui/messages/EmptyState.tsx'
import { Refused } from '#web/ui/messages/Refused.tsx'
import { events } from '../../contract.ts'
import css from '../Events.module.css'
import { CALENDAR, type EventShown, eventPath, type ParticipantShown } from '../event-answer.ts'
import { readEvent } from '../read-event.ts'
import { usePlace } from '../show/use-place.ts'
import { RoleFields, type RoleGiven } from './RoleFields.tsx'

/** Change one’s place, or give it back. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const event = readEvent(place)
    const own = readInput(events.participant, { ...place, path: { id: place.path.participant_id ?? '' } })
    return event && own && { event, own }
  },
  asks: ({ event, own }) => [queryOf(events.show, event), queryOf(events.participant, own)],
  Draw: ({ input }) => <PlacePage key={input.own.id} {...input} />,
})

type Input = { event: { id: EventShown['id'] }; own: { id: ParticipantShown['id'] } }
function PlacePage(input: Input) {
  const { t } = useLingui()
  const { event, viewer_id } = useData(events.show, input.event)
  const { participant } = useData(events.participant, input.own)
  const { title, id } = event
  const can =
    participant.user_id === viewer_id && participant.event_id === id && (participant.status === 'Accepted' || participant.status === 'Pending')
  const name = t`Your place at ${title}`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{name}</Title>
      <Crumbs crumbs={[{ label: t`Calendar`, href: CALENDAR }, { label: title, href: eventPath(id) }, { label: t`Your place` }]} />
      <h1 className="page-head">{name}</h1>
      {can ? (
        <PlaceForm event={event} own={participant} />
      ) : (
        <EmptyState title={t`There is nothing to do here now`} action={<Button href={eventPath(id)}>{t`Look at the event`}</Button>} />
      )}
    </main>
  )
}

function PlaceForm({ event, own }: { event: EventShown; own: ParticipantShown }) {
  const { t } = useLingui()
  const router = useRouter()
  const { run, busy, refusal } = useCommand(events.answer)
  const place = usePlace(event, own)
  const [given, setGiven] = useState<RoleGiven>({ role: own.role, party_size: own.party_size })
  const back = () => void router.push(eventPath(event.id))
  return (
    <form
      className={`panel ${css.form}`}
      onSubmit={(submitted) => {
        submitted.preventDefault()
        if (!busy) void run({ id: own.id, ...given }).then((answer) => !refused(answer) && back())
      }}
    >
      <Refused refusal={refusal ?? place.refusal} />
      <RoleFields given={given} onGiven={setGiven} />
      <div className="row row--wrap">
        <Button type="submit" variant="fill" size="l" pending={busy ? t`Saving` : undefined}>{t`Save`}</Button>
        <Button
          size="l"
          variant="danger"
          pending={place.busy ? t`One moment…` : undefined}
          onClick={() => void place.leave().then((gone) => gone && back())}
        >
          {own.status === 'Pending' ? t`Take the request back` : t`Give the place back`}
        </Button>
        <Button href={eventPath(event.id)} variant="quiet" size="l">{t`Cancel`}</Button>
      </div>
    </form>
  )
}
