import { useLingui } from '@lingui/react/macro'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { useData } from '#web/query/hooks.ts'
import { queryOf } from '#web/query/keys.ts'
import { Head } from '#web/router/Head.tsx'
import { screen } from '#web/router/screen.ts'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Note } from '#web/ui/messages/Note.tsx'
import { events } from '../../contract.ts'
import { CALENDAR } from '../event-answer.ts'
import { useLocalWords } from '../use-local-words.ts'
import { Agenda } from './Agenda.tsx'
import css from './Calendar.module.css'
import { CalendarHead } from './CalendarHead.tsx'
import { askedOf, type CalendarPlace, readCalendar } from './calendar-place.ts'
import { MonthTable } from './MonthTable.tsx'
import { Subscribe } from './Subscribe.tsx'
import { WeekBar } from './WeekBar.tsx'

/** Events by months, weeks or as a list, in the time of each place. */
export default screen({
  reads: readCalendar,
  asks: (place) => [queryOf(events.calendar, askedOf(place))],
  Draw: ({ input }) => <Calendar place={input} />,
})

function Calendar({ place }: { place: CalendarPlace }) {
  const { t } = useLingui()
  const { today } = useSite()
  const { month } = useLocalWords()
  const { entries, may_month, is_cut } = useData(events.calendar, askedOf(place))
  const is_month = place.layout === 'month'
  const name = month(place.day)
  const coming = entries.filter(({ end_date }) => end_date.slice(0, 10) >= today)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <Head
        title={t`Calendar, ${name}`}
        description={t`Fairs, evenings and exhibitions of collectors: when and where they are, and who is going.`}
        path={CALENDAR}
        passing={place.day !== today || !is_month || place.view === 'own'}
      />
      <CalendarHead place={place} />
      <div className={css.calendar}>
        <div>
          <WeekBar place={place} entries={entries} />
          {is_month && may_month && <MonthTable place={place} entries={entries} />}
          {is_month && !may_month && (
            <Note>
              {t`The month is part of a larger plan.`}{' '}
              <Button size="s" onClick={() => askUpgrade({ permission: 'calender.event.monthly_view' })}>{t`Show me`}</Button>
            </Note>
          )}
          {!is_month && <Agenda entries={entries} empty={t`Nothing is announced for these days`} />}
          {is_cut && <p className="small text-2">{t`There is more than fits here: narrow it.`}</p>}
        </div>
        <aside className={css.side}>
          {is_month && <Agenda entries={coming.slice(0, 12)} title={t`Next`} empty={t`Nothing comes in this month`} />}
          <Subscribe />
        </aside>
      </div>
    </main>
  )
}
