import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import { useSite } from '#web/router/use-site.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { type EntryShown, eventPath } from '../event-answer.ts'
import { addDays, dayNumber } from '../local-days.ts'
import { useEventWords } from '../use-event-words.ts'
import { useLocalWords } from '../use-local-words.ts'
import css from './Calendar.module.css'
import { type CalendarPlace, calendarPath } from './calendar-place.ts'
import { type DayCell, mondayOf, type RunOfDays, type Week, weeksOf } from './month.ts'

/** Entries of a day that fit; the others stand behind a link. */
const MOST = 3
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Keyboard: arrows walk through days and weeks, Page Up and Page Down through months. */
function walk(event: KeyboardEvent<HTMLTableElement>) {
  const day = (event.target as HTMLElement).dataset.day
  const step = STEPS[event.key]
  const way = event.key === 'PageUp' ? 'before' : event.key === 'PageDown' ? 'after' : undefined
  if (way) document.querySelector<HTMLAnchorElement>(`[data-calendar="${way}"]`)?.click()
  else if (day && step) event.currentTarget.querySelector<HTMLAnchorElement>(`[data-day="${addDays(day, step)}"]`)?.focus()
  else return
  event.preventDefault()
}

export function MonthTable({ place, entries }: { place: CalendarPlace; entries: readonly EntryShown[] }) {
  const { weekday, shortWeekday, month } = useLocalWords()
  const monday = mondayOf(place.day)
  return (
    <table className={css.month} onKeyDown={walk}>
      <caption className="vh">{month(place.day)}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, nth) => addDays(monday, nth)).map((day) => (
            <th key={day} scope="col" abbr={weekday(day)}>
              {shortWeekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(place.day, entries).map((week) => (
          <tr key={week.days[0]!.date}>
            {week.days.map((cell, at) => (
              <Day key={cell.date} place={place} week={week} cell={cell} at={at} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ place, week, cell, at }: { place: CalendarPlace; week: Week; cell: DayCell; at: number }) {
  const { t } = useLingui()
  const { today } = useSite()
  const { weekday, date, shortMonth } = useLocalWords()
  const left = cell.entries.length - MOST
  const marks = [at > 4 && css.weekend, cell.is_out && css.out, cell.date < today && css.past, cell.date === today && css.now]
    .filter(Boolean)
    .join(' ')
  const number = dayNumber(cell.date)
  return (
    <td className={marks || undefined}>
      <a
        className={css.number}
        href={calendarPath(place, { layout: 'list', day: cell.date })}
        aria-current={cell.date === today ? 'date' : undefined}
        data-day={cell.date}
        tabIndex={cell.date === place.day ? 0 : -1}
      >
        {cell.is_out && number === 1 ? shortMonth(cell.date) : number}
        <span className="vh">{`, ${weekday(cell.date)}, ${date(cell.date)}`}</span>
      </a>
      {week.lanes.map((lane, nth) => (
        <Lane key={nth} run={lane.find((one) => one.at === at)} is_taken={lane.some((one) => one.at < at && at < one.at + one.days)} />
      ))}
      {cell.entries.slice(0, left > 0 ? MOST - 1 : MOST).map((entry) => (
        <Entry key={entry.occurrence_id} entry={entry} />
      ))}
      {left > 0 && <a className={css.more} href={calendarPath(place, { layout: 'list', day: cell.date })}>{t`${left + 1} more`}</a>}
    </td>
  )
}

function Lane({ run, is_taken }: { run: RunOfDays | undefined; is_taken: boolean }) {
  const { iconOf, typeOf } = useEventWords()
  if (!run) return <div className={css.lane} aria-hidden={is_taken} />
  const { entry, days, begins } = run
  return (
    <a className={[css.run, css[`days${days}`], !begins && css.goesOn].filter(Boolean).join(' ')} href={eventPath(entry.event_id)}>
      <Icon name={iconOf(entry.type)} />
      <span className="vh">{typeOf(entry.type)}: </span>
      <bdi>{entry.title}</bdi>
    </a>
  )
}

function Entry({ entry }: { entry: EntryShown }) {
  const { t } = useLingui()
  const { typeOf } = useEventWords()
  const { time } = useLocalWords()
  const { event_id, title, type, start_date, duration_type, own_status, is_run } = entry
  return (
    <a className={css.entry} href={eventPath(event_id)} data-own={is_run || own_status === 'Accepted' || undefined}>
      <span className="vh">{typeOf(type)}: </span>
      <time dateTime={start_date}>{duration_type === 'all_day' ? t`all day` : time(start_date)}</time>
      <bdi>{title}</bdi>
    </a>
  )
}
