import { useLingui } from '@lingui/react/macro'
import { useSite } from '#web/router/use-site.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { Segments } from '#web/ui/controls/Segments.tsx'
import { Icon } from '#web/ui/icons/Icon.tsx'
import { CREATE_EVENT } from '../event-answer.ts'
import { addDays } from '../local-days.ts'
import { useLocalWords } from '../use-local-words.ts'
import css from './Calendar.module.css'
import { type CalendarPlace, calendarPath } from './calendar-place.ts'
import { firstOf, mondayOf, monthAfter } from './month.ts'

/** The month, the ways through it, and what is shown. */
export function CalendarHead({ place }: { place: CalendarPlace }) {
  const { t } = useLingui()
  const { signed_in, today } = useSite()
  const { month, date } = useLocalWords()
  const { layout, day, type, view } = place
  const by = (steps: number) => (layout === 'month' ? monthAfter(day, steps) : addDays(day, (layout === 'week' ? 7 : 60) * steps))
  const title =
    layout === 'month' ? month(firstOf(day)) : layout === 'week' ? `${date(mondayOf(day))} – ${date(addDays(mondayOf(day), 6))}` : date(day)
  const words =
    layout === 'month'
      ? [t`The month before`, t`The month after`]
      : layout === 'week'
        ? [t`The week before`, t`The week after`]
        : [t`Earlier`, t`Later`]
  const segments = [
    { value: 'month', label: t({ message: 'Month', context: 'calendar' }) },
    { value: 'week', label: t({ message: 'Week', context: 'calendar' }) },
    { value: 'list', label: t({ message: 'List', context: 'calendar' }) },
  ] as const
  const filters = [
    { label: t`Events and exhibitions`, on: !type, more: { type: undefined } },
    { label: t`Events`, on: type === 'Event', more: { type: 'Event' } },
    { label: t`Exhibitions`, on: type === 'Exhibition', more: { type: 'Exhibition' } },
  ] as const
  return (
    <>
      <div className={css.head}>
        <h1>{title}</h1>
        <span className={css.step}>
          <a className="icon-btn" href={calendarPath(place, { day: by(-1) })} aria-label={words[0]} data-calendar="before">
            <Icon name="caret-left" />
          </a>
          <a className="icon-btn" href={calendarPath(place, { day: by(1) })} aria-label={words[1]} data-calendar="after">
            <Icon name="caret-right" />
          </a>
        </span>
        <Button href={calendarPath(place, { day: today })}>{t`Today`}</Button>
        <span className="push row row--wrap">
          <Segments
            label={t`View`}
            segments={segments.map(({ value, label }) => ({
              value,
              label,
              pressed: layout === value,
              href: calendarPath(place, { layout: value }),
              step: 'replace' as const,
            }))}
          />
          {signed_in && <Button href={CREATE_EVENT} variant="fill" icon="plus">{t`Event`}</Button>}
        </span>
      </div>
      <nav className={css.filters} aria-label={t`Kinds`}>
        {filters.map(({ label, on, more }) => (
          <a key={label} className={on ? 'chip chip--on' : 'chip'} href={calendarPath(place, more)} aria-current={on ? 'true' : undefined}>
            {label}
          </a>
        ))}
        {signed_in && (
          <a
            className={view === 'own' ? 'chip chip--on' : 'chip'}
            href={calendarPath(place, { view: view === 'own' ? 'open' : 'own' })}
            aria-current={view === 'own' ? 'true' : undefined}
          >
            {t`Only mine`}
          </a>
        )}
      </nav>
    </>
  )
}
