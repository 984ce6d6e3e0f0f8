import { useLingui } from '@lingui/react/macro'
import css from './Events.module.css'
import type { EventShown } from './event-answer.ts'
import { dayNumber, lastDayOf } from './local-days.ts'
import { useLocalWords } from './use-local-words.ts'

/** The date as on a ticket: one day, a run of days within a month, or a run over its end. */
export function DayBlock({ event, brief }: { event: Pick<EventShown, 'duration_type'> & { start_date: string; end_date: string }; brief?: boolean }) {
  const { t } = useLingui()
  const { month, weekday, shortMonth } = useLocalWords()
  const [first, last] = [event.start_date, lastDayOf(event)]
  const is_one = first.slice(0, 10) === last.slice(0, 10)
  const is_within = first.slice(0, 7) === last.slice(0, 7)
  const [from, until] = [weekday(first), weekday(last)]
  const box = `${css.day} ${brief ? css.brief : ''}`
  if (!is_within)
    return (
      <div className={`${box} ${brief ? css.briefLong : css.long}`}>
        <b>{shortMonth(first)} –</b>
        <b>{shortMonth(last)}</b>
        <span>{last.slice(0, 4)}</span>
      </div>
    )
  return (
    <div className={box}>
      <b>{is_one ? dayNumber(first) : `${dayNumber(first)}–${dayNumber(last)}`}</b>
      <span>{month(first)}</span>
      {!brief && <small>{is_one ? from : t`${from} to ${until}`}</small>}
    </div>
  )
}
