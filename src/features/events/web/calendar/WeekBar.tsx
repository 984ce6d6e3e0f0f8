import { useLingui } from '@lingui/react/macro'
import type { EntryShown } from '../event-answer.ts'
import { addDays, dayNumber } from '../local-days.ts'
import { useLocalWords } from '../use-local-words.ts'
import css from './Calendar.module.css'
import { type CalendarPlace, calendarPath } from './calendar-place.ts'
import { mondayOf, touches } from './month.ts'

/** On a phone: the days of the week, with a bar for each thing of a day. */
export function WeekBar({ place, entries }: { place: CalendarPlace; entries: readonly EntryShown[] }) {
  const { t } = useLingui()
  const { shortWeekday, weekday, date } = useLocalWords()
  const monday = mondayOf(place.day)
  return (
    <nav className={css.week} aria-label={t`Days of the week`}>
      {Array.from({ length: 7 }, (_, nth) => addDays(monday, nth)).map((day) => (
        <a key={day} href={calendarPath(place, { layout: 'list', day })} aria-current={day === place.day ? 'date' : undefined}>
          {shortWeekday(day)} <b>{dayNumber(day)}</b>
          <span className="vh">{`, ${weekday(day)}, ${date(day)}`}</span>
          <i aria-hidden="true">
            {entries
              .filter((entry) => touches(entry, day))
              .slice(0, 2)
              .map(({ occurrence_id }) => (
                <span key={occurrence_id} />
              ))}
          </i>
        </a>
      ))}
    </nav>
  )
}
