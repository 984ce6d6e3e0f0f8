import { Plural, useLingui } from '@lingui/react/macro'
import { ownPath } from '#kernel/address.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { type RouteMatch, readInput, screen } from '#web/router/screen.ts'
import { Title } from '#web/router/Title.tsx'
import { Avatar } from '#web/ui/cards/Avatar.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Crumbs } from '#web/ui/layout/Crumbs.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { type EventId, events, type ParticipantId } from '../../contract.ts'
import css from '../Events.module.css'
import { CALENDAR, eventPath, goingPath } from '../event-answer.ts'
import { readEvent } from '../read-event.ts'
import { useEventWords } from '../use-event-words.ts'
import { AnswerButtons } from './AnswerButtons.tsx'

/** Somebody asks to come: who they are, what they say, and the answer. */
export default screen({
  visitors: 'members',
  reads: (place: RouteMatch) => {
    const event = readEvent(place)
    const asked = readInput(events.participant, { ...place, path: { id: place.path.participant_id ?? '' } })
    return event && asked && { event, asked, back: ownPath(place.query.get('redirect_back'), goingPath(event.id)) }
  },
  asks: ({ event, asked }) => [queryOf(events.show, event), queryOf(events.participant, asked)],
  Draw: ({ input }) => <Request key={input.asked.id} {...input} />,
})

interface Input {
  event: { id: EventId }
  asked: { id: ParticipantId }
  back: string
}
function Request({ event: { id }, asked, back }: Input) {
  const { t } = useLingui()
  const { roleOf, standingOf } = useEventWords()
  const { event } = useData(events.show, { id })
  const { participant } = useData(events.participant, asked)
  const { user, message, role, party_size, status, changed_at } = participant
  const name = user.full_name
  const heading = t`${name} asks to come`
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Title>{heading}</Title>
      <Crumbs crumbs={[{ label: t`Calendar`, href: CALENDAR }, { label: event.title, href: eventPath(id) }, { label: heading }]} />
      <h1 className="page-head">{heading}</h1>
      <div className={`panel ${css.form}`}>
        <div className="row">
          <Avatar name={name} url={user.image_url} />
          <p>
            <a href={`/profile/${user.id}`}>
              <bdi>{name}</bdi>
            </a>
            <br />
            <span className="text-2">
              {roleOf(role)}, <Plural value={party_size} one="# place" other="# places" /> · {standingOf(status)} · <DateTime at={changed_at} />
            </span>
          </p>
        </div>
        <p className={css.text}>
          <bdi>{message || t`Nothing was said beside it.`}</bdi>
        </p>
        <div className="row row--wrap">
          <AnswerButtons place={participant} />
          <Button href={back} variant="quiet">{t`Back`}</Button>
        </div>
      </div>
    </main>
  )
}
