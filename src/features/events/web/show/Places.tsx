import { Plural, useLingui } from '@lingui/react/macro'
import { Badge } from '#web/ui/cards/Badge.tsx'
import css from '../Events.module.css'
import { type DateShown, type EventShown, joinPath } from '../event-answer.ts'
import { useEventWords } from '../use-event-words.ts'
import { useLocalWords } from '../use-local-words.ts'

/** Each date with its places. */
export function Places({ event, viewer_id }: { event: EventShown; viewer_id: string | null }) {
  const { t } = useLingui()
  const { date, shortWeekday, time } = useLocalWords()
  const { id, occurrences, duration_type, is_run, may_join } = event
  if (occurrences.length === 0) return null
  return (
    <section>
      <h2>{t`Places`}</h2>
      <ul className={css.places}>
        {occurrences.map((one) => {
          const [day, name] = [date(one.start_date), shortWeekday(one.start_date)]
          const when = duration_type === 'all_day' ? t`${name}, ${day}` : `${name}, ${day} ${time(one.start_date)}`
          const can = occurrences.length > 1 && may_join && !is_run && !one.own && one.status === 'active' && viewer_id
          return (
            <li key={one.id}>
              <p>
                <span className={one.status === 'cancelled' ? css.off : undefined}>
                  {can ? <a href={`${joinPath(id, viewer_id)}?occurrence_id=${one.id}`}>{when}</a> : when}
                </span>
                <span>
                  <Taken date={one} />
                </span>
              </p>
              {one.capacity !== null && one.status === 'active' && (
                <svg className={css.meter} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={Math.round((one.taken / one.capacity) * 100)} height="10" />
                </svg>
              )}
            </li>
          )
        })}
      </ul>
      {occurrences.some(({ waiting }) => waiting > 0) && (
        <p className="small text-2">{t`A free place is offered to the first whose party fits, for 24 hours.`}</p>
      )}
    </section>
  )
}

function Taken({ date: { capacity, taken, waiting, status, own } }: { date: DateShown }) {
  const { t } = useLingui()
  const { standingOf } = useEventWords()
  if (status === 'cancelled') return <Badge>{t`Called off`}</Badge>
  return (
    <>
      {own && own.status !== 'cancelled' && <Badge>{standingOf(own.status)}</Badge>}{' '}
      {capacity === null ? (
        <Plural value={taken} one="# going" other="# going" />
      ) : waiting > 0 ? (
        <Plural value={waiting} one="Full, # waits" other="Full, # wait" />
      ) : (
        t`${taken} of ${capacity}`
      )}
    </>
  )
}
