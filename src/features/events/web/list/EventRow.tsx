import { Plural, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/cards/Badge.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DayBlock } from '../DayBlock.tsx'
import css from '../Events.module.css'
import { type EventShown, eventPath } from '../event-answer.ts'
import { useEventWords } from '../use-event-words.ts'
import { useLocalWords } from '../use-local-words.ts'

/** One event in a list: a small ticket. */
export function EventRow({ event }: { event: EventShown }) {
  const { t } = useLingui()
  const { typeOf, iconOf, modeOf, statusOf, standingOf } = useEventWords()
  const { time } = useLocalWords()
  const { id, type, title, mode, location, status, duration_type, occurrences, start_date, end_date, user } = event
  const [date] = occurrences
  const shown = { duration_type, start_date: date?.start_date ?? start_date, end_date: date?.end_date ?? end_date }
  const hour = duration_type === 'all_day' ? undefined : time(shown.start_date)
  const is_past = status === 'Closed' || status === 'archived' || status === 'cancelled'
  const own = date?.own && date.own.status !== 'cancelled' ? date.own : undefined
  return (
    <li className={`${css.row} perf-shadow`} data-past={is_past || undefined}>
      <DayBlock event={shown} brief />
      <div className={css.rowText}>
        <span className="kind kind--plain" data-kind="event">
          <Icon name={iconOf(type)} />
          {typeOf(type)}
        </span>
        <h2>
          <a href={eventPath(id)}>
            <bdi>{title}</bdi>
          </a>
        </h2>
        <p>
          {[hour, modeOf(mode), location].filter(Boolean).join(' · ')}
          {event.recurrence === 'Recurring' && ` · ${t`repeats`}`}
        </p>
        {user && (
          <p>
            {t`Hosted by`} <bdi>{user.full_name}</bdi>
          </p>
        )}
        <p>
          {date && !is_past && date.taken > 0 && (
            <>
              <Plural value={date.taken} one="# going" other="# going" />{' '}
            </>
          )}
          {(is_past || status === 'Active' || status === 'draft') && <Badge>{statusOf(status)}</Badge>}{' '}
          {own && <Badge>{standingOf(own.status)}</Badge>}
        </p>
      </div>
    </li>
  )
}
