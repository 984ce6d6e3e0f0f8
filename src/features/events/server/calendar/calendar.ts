import { refuse } from '#kernel/refusal.ts'
import { command, query } from '#server/operations/slice.ts'
import { events } from '../../contract.ts'
import { CALENDAR_DAYS, typesFor } from '../../rules.ts'
import { timesFlaw, wholeDays } from '../dates/given.ts'
import { datesOf, lastDay } from '../dates/occurrences.ts'
import { calendarFile } from './calendar-file.ts'
import { type CalendarRow, endAddress, entries, entriesFor, entriesOf, memberAt, newAddress } from './queries.ts'
import { readClock } from './queries-clock.ts'

/** Entries of one answer; a month of more is cut, and says so. */
const MOST = 1_000
const DAY = 86_400_000
const MONTHLY = 'calender.event.monthly_view'

const entryView = (row: CalendarRow) => {
  const { event_id, occurrence_id, type, title, mode, location, duration_type, time_zone, starts_at, ends_at, own_status, is_run } = row
  const dates = { start_date: row.start_local, end_date: row.end_local, starts_at, ends_at }
  return { event_id, occurrence_id, type, title, mode, location, duration_type, time_zone, ...dates, own_status, is_run }
}
export const calendar = query(events.calendar, async ({ input, viewer, db }) => {
  const { from, to, type, view, layout } = input
  const days = (Date.parse(to) - Date.parse(from)) / DAY
  if (days < 0 || days > CALENDAR_DAYS) return refuse('calendar.range')
  if (layout === 'month' && !viewer.permissions.has(MONTHLY)) return refuse('calendar.month', { plan_permission: MONTHLY })
  const types = typesFor(viewer.permissions, 'list').filter((one) => !type || one === type)
  const found = await entries(db, { viewer: viewer.id, types, from, to, is_own: view === 'own' }, MOST + 1)
  const may_month = viewer.permissions.has(MONTHLY)
  return {
    entries: found.slice(0, MOST).map(entryView),
    is_cut: found.length > MOST,
    may_month,
    viewer_id: viewer.id,
    server_time: await readClock(db),
  }
})

/** Dates shown while a rule is written. */
const SHOWN = 6
export const dates = query(events.dates, async ({ input, db }) => {
  const series = wholeDays({ ...input, rrule: input.rrule ?? null, exdates: [] })
  if (timesFlaw(series)) return refuse('event.rule')
  const found = datesOf(series, lastDay(await readClock(db), series))
  return { dates: found.slice(0, SHOWN).map(({ starts_at, start_local }) => ({ starts_at, start_date: start_local })), count: found.length }
})

export const file = query(events.file, async ({ input, viewer, db, tools }) => {
  const found = await entriesOf(db, viewer.id, input.id)
  if (!found.length) return refuse('event.not_found')
  const { name: site, public_url: origin } = tools.site
  return { body: calendarFile(found, { name: found[0]!.title, site, origin }), type: 'text/calendar; charset=utf-8', name: 'event.ics' }
})

export const subscribe = command(events.subscribe, async ({ tx, viewer, tools }) => ({
  address: `${tools.site.public_url}/api/calendar/${await newAddress(tx, viewer.id)}.ics`,
}))
export const unsubscribe = command(events.unsubscribe, async ({ tx, viewer }) => {
  await endAddress(tx, viewer.id)
  return { done: true as const }
})
/** Whoever has the address reads as its member would. */
export const subscription = query(events.subscription, async ({ input, db, tools }) => {
  const member_id = await memberAt(db, input.token.replace(/\.ics$/, ''))
  if (!member_id) return refuse('event.not_found')
  const { name: site, public_url: origin } = tools.site
  const found = await entriesFor(db, member_id, MOST)
  return { body: calendarFile(found, { name: site, site, origin }), type: 'text/calendar; charset=utf-8', name: 'calendar.ics' }
})
