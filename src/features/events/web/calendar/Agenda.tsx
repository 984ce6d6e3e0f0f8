import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/router/use-site.ts'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { type EntryShown, eventPath } from '../event-answer.ts'
import { useEventWords } from '../use-event-words.ts'
import { useLocalWords } from '../use-local-words.ts'
import css from './Calendar.module.css'

interface AgendaProps {
  entries: readonly EntryShown[]
  /** Of all of it; without one, each day has its own. */
  title?: string
  empty: string
}
/** Dates beneath each other, by days. */
export function Agenda({ entries, title, empty }: AgendaProps) {
  const { weekday, date } = useLocalWords()
  const { t } = useLingui()
  const { today } = useSite()
  if (entries.length === 0) return <p className="text-2">{empty}</p>
  if (title)
    return (
      <section>
        <h2 className={css.dayLine}>{title}</h2>
        <ul className={css.agenda}>
          {entries.map((entry) => (
            <Row key={entry.occurrence_id} entry={entry} with_day />
          ))}
        </ul>
      </section>
    )
  return [...Map.groupBy(entries, ({ start_date }) => start_date.slice(0, 10))].map(([day, of]) => (
    <section key={day} className={css.dayPart}>
      <h2 className={css.dayLine}>
        {day === today ? t`Today` : weekday(day)} <small>{date(day)}</small>
      </h2>
      <ul className={css.agenda}>
        {of.map((entry) => (
          <Row key={entry.occurrence_id} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ entry, with_day }: { entry: EntryShown; with_day?: boolean }) {
  const { t } = useLingui()
  const { typeOf, iconOf, modeOf, standingOf } = useEventWords()
  const { time, shortWeekday } = useLocalWords()
  const { event_id, type, title, mode, location, start_date, duration_type, own_status, is_run } = entry
  const hour = duration_type === 'all_day' ? t`all day` : time(start_date)
  const standing = is_run ? t`you run it` : own_status && own_status !== 'cancelled' ? standingOf(own_status) : undefined
  return (
    <li>
      <time dateTime={start_date}>{with_day ? `${shortWeekday(start_date)} ${Number(start_date.slice(8, 10))}` : hour}</time>
      <div>
        <span className={css.kind}>
          <Icon name={iconOf(type)} />
          {typeOf(type)}
        </span>
        <a href={eventPath(event_id)}>
          <bdi>{title}</bdi>
        </a>
        <p>
          <bdi>{[with_day && hour, location || modeOf(mode), standing].filter(Boolean).join(' · ')}</bdi>
        </p>
      </div>
    </li>
  )
}
