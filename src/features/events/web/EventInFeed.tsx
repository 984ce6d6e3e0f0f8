import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '#web/ui/controls/Button.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DayBlock } from './DayBlock.tsx'
import css from './EventInFeed.module.css'
import { type EventShown, eventPath, type ParticipantShown } from './event-answer.ts'
import { useEventWords } from './use-event-words.ts'
import { useLocalWords } from './use-local-words.ts'

/** What a list above events tells of one. */
interface BriefEvent
  extends Pick<EventShown, 'type' | 'title' | 'mode' | 'location' | 'duration_type' | 'start_date' | 'end_date' | 'status' | 'may_join'> {
  id: string
  taken: number
  own_status: ParticipantShown['status'] | null
}
/** An event in the feed: its ticket, with how it stands now. */
export function EventInFeed({ card }: { card: BriefEvent }) {
  const { t } = useLingui()
  const { typeOf, iconOf, modeOf, statusOf, standingOf } = useEventWords()
  const { both } = useLocalWords()
  const { id, type, title, mode, location, duration_type, start_date, status, taken, may_join, own_status } = card
  const is_open = status === 'Future' || status === 'Active'
  const own = own_status === 'cancelled' ? null : own_status
  return (
    <div className={css.card}>
      <DayBlock event={card} brief />
      <div className={css.text}>
        <span className="kind kind--plain" data-kind="event">
          <Icon name={iconOf(type)} />
          {typeOf(type)}
        </span>
        <h2>
          <a href={eventPath(id)}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p className="caption">{[duration_type === 'timed' && both(start_date), location || modeOf(mode)].filter(Boolean).join(' · ')}</p>
        <p className="caption">
          {own ? standingOf(own) : is_open ? taken > 0 && <Plural value={taken} one="# going" other="# going" /> : statusOf(status)}
        </p>
        <p>
          <Button href={eventPath(id)} size="s" variant={is_open && !own ? 'fill' : 'plain'}>
            {is_open && may_join && !own ? t({ message: 'Join', context: 'an event' }) : t`Have a look`}
          </Button>
        </p>
      </div>
    </div>
  )
}
