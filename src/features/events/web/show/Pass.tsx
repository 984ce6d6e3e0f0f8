import { useLingui } from '@lingui/react/macro'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { DateTime } from '#web/ui/layout/DateTime.tsx'
import { DayBlock } from '../DayBlock.tsx'
import css from '../Events.module.css'
import type { EventShown } from '../event-answer.ts'
import { lastDayOf } from '../local-days.ts'
import { useEventWords } from '../use-event-words.ts'
import { useLocalWords } from '../use-local-words.ts'
import { Decision } from './Decision.tsx'

const MAPS = 'https://www.openstreetmap.org/search?query='

/** Who, what, where and when on one ticket; the one decision on its right part. */
export function Pass({ event, viewer_id }: { event: EventShown; viewer_id: string | null }) {
  const { t } = useLingui()
  const { typeOf, iconOf, wayOf } = useEventWords()
  const { type, title, duration_type, location, user, online_url, club } = event
  const date = event.occurrences.find(({ status }) => status === 'active') ?? event.occurrences[0]
  const shown = { duration_type, start_date: date?.start_date ?? event.start_date, end_date: date?.end_date ?? event.end_date }
  return (
    <div className="perf-shadow">
      <div className={`${css.pass} perf`}>
        <DayBlock event={shown} />
        <div className={css.what}>
          <p className={css.kindLine}>
            <span className="kind kind--plain" data-kind="event">
              <Icon name={iconOf(type)} />
              {typeOf(type)}
            </span>
            {wayOf(event)}
          </p>
          <h1>
            <bdi>{title}</bdi>
          </h1>
          {user && (
            <p>
              {t`Hosted by`} <a href={`/profile/${user.id}`}>{user.full_name}</a>
              {club && (
                <>
                  {' · '}
                  <a href={`/club/show/${club.id}`}>
                    <bdi>{club.name}</bdi>
                  </a>
                </>
              )}
            </p>
          )}
          <ul className={css.where}>
            <When event={event} shown={shown} starts_at={date?.starts_at ?? event.starts_at} />
            {location && (
              <li>
                <Icon name="map-pin" />
                <span>
                  <bdi>{location}</bdi>
                  <small>
                    <a href={MAPS + encodeURIComponent(location)} rel="noopener noreferrer nofollow">{t`Show on a map`}</a>
                  </small>
                </span>
              </li>
            )}
            {event.mode !== 'In_Person' && (
              <li>
                <Icon name="monitor" />
                {online_url ? (
                  <a href={online_url} rel="noopener noreferrer nofollow">{t`Come in on the web`}</a>
                ) : (
                  <span>{t`The address is told to those who come`}</span>
                )}
              </li>
            )}
          </ul>
        </div>
        <Decision event={event} date={date} viewer_id={viewer_id} />
      </div>
    </div>
  )
}

function When({
  event,
  shown,
  starts_at,
}: {
  event: EventShown
  shown: { duration_type: string; start_date: string; end_date: string }
  starts_at: string | null
}) {
  const { t } = useLingui()
  const { both, date, time } = useLocalWords()
  const { start_date, end_date } = shown
  const is_whole = shown.duration_type === 'all_day'
  const last = lastDayOf(shown)
  const is_one_day = start_date.slice(0, 10) === last.slice(0, 10)
  const until = is_whole ? date(last) : is_one_day ? time(end_date) : both(end_date)
  const from = is_whole ? date(start_date) : both(start_date)
  const zone = event.time_zone
  return (
    <li>
      <Icon name="clock" />
      <span>
        {is_whole && is_one_day ? from : t`${from} to ${until}`} <span className="text-2">{zone.replaceAll('_', ' ')}</span>
        {!is_whole && starts_at && (
          <small>
            {t`Your time:`} <DateTime at={starts_at} named />
          </small>
        )}
        {event.recurrence === 'Recurring' && <small>{t`It repeats: the next dates stand under Places.`}</small>}
      </span>
    </li>
  )
}
