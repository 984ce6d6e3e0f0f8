import type { GivenOf } from '#kernel/operation.ts'
import { isDay } from '#kernel/time/wall-time.ts'
import type { RouteMatch } from '#web/router/screen.ts'
import type { events } from '../../contract.ts'
import { eventTypes } from '../../rules.ts'
import { layouts } from '../../shapes-calendar.ts'
import { CALENDAR } from '../event-answer.ts'
import { addDays } from '../local-days.ts'
import { firstOf, mondayOf, rangeOf } from './month.ts'

/** What the calendar shows, as its address says it. */
export interface CalendarPlace {
  readonly layout: (typeof layouts)[number]
  readonly day: string
  readonly type: (typeof eventTypes)[number] | undefined
  readonly view: 'open' | 'own'
}
const AHEAD = 60
const among = <T extends string>(all: readonly T[], text: string | null): T | undefined => all.find((one) => one === text)

export function readCalendar({ query, site }: RouteMatch): CalendarPlace {
  const month = `${query.get('month')}-01`
  const day = query.get('day') ?? ''
  return {
    layout: among(layouts, query.get('layout')) ?? 'month',
    day: isDay(day) ? day : isDay(month) ? month : site.today,
    type: among(eventTypes, query.get('type')),
    view: among(['own', 'open'] as const, query.get('view')) ?? 'open',
  }
}
export function askedOf({ layout, day, type, view }: CalendarPlace): GivenOf<typeof events.calendar> {
  const week = { from: mondayOf(day), to: addDays(mondayOf(day), 6) }
  const range = layout === 'month' ? rangeOf(firstOf(day)) : layout === 'week' ? week : { from: day, to: addDays(day, AHEAD) }
  return { ...range, view, ...(type && { type }) }
}
export function calendarPath(place: CalendarPlace, more: Partial<CalendarPlace> = {}): string {
  const { layout, day, type, view } = { ...place, ...more }
  const told = { ...(layout !== 'month' && { layout }), day, ...(type && { type }), ...(view !== 'open' && { view }) }
  return `${CALENDAR}?${new URLSearchParams(told)}`
}
