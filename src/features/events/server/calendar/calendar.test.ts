import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { call } from '#test/support/http-request.ts'
import { useWorld } from '#test/support/world.ts'
import { events } from '../../contract.ts'
import { held, without } from '../../test/drawn-up.ts'
import { timeZoneBlock } from './time-zone-block.ts'

const world = useWorld()
beforeEach(async () => {
  await world.settle()
  for (const table of ['events', 'calendar_addresses']) await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set plan = 'basic' where username = 'ann'")
})
const days = async (who: Actor, more: object = {}) =>
  (await who.gets(events.calendar, { from: '2030-10-01', to: '2030-11-30', ...more })).entries.map(
    ({ title, start_date }) => `${title} ${start_date}`,
  )
const file = async (path: string) => {
  const answer = await fetch(`${world.url}${path}`)
  return { status: answer.status, type: answer.headers.get('content-type'), lines: (await answer.text()).split('\r\n') }
}
const weekly = {
  recurrence: 'Recurring',
  rrule: 'FREQ=WEEKLY;COUNT=3',
  start_date: '2030-10-20T19:00',
  end_date: '2030-10-20T21:00',
  title: 'Evening',
} as const

test('the calendar tells dates in the time of their place, all or one’s own, 400 days at most', async () => {
  const { ann, ben, guest } = world
  const { id, occurrences } = await held(ann, weekly)
  await held(ann, { title: 'New York', time_zone: 'America/New_York', start_date: '2030-11-30T22:00', end_date: '2030-11-30T23:30' })
  expect(await days(guest)).toEqual(['Evening 2030-10-20T19:00', 'Evening 2030-10-27T19:00', 'Evening 2030-11-03T19:00', 'New York 2030-11-30T22:00'])
  await ben.gets(events.join, { event_id: id, occurrence_id: occurrences[1]!.id })
  expect(await days(ben, { view: 'own' })).toEqual(['Evening 2030-10-27T19:00'])
  expect(await days(guest, { view: 'own' })).toEqual([])
  expect(await days(guest, { type: 'Exhibition' })).toEqual([])
  for (const range of [
    { from: '2030-01-01', to: '2031-02-06' },
    { from: '2030-01-02', to: '2030-01-01' },
  ])
    expect((await guest.ask(events.calendar, range)).code).toBe('calendar.range')
  for (const from of ['2027-02-29', '2030-13-01', '0000-01-01', '275760-01-01'])
    expect((await guest.ask(events.calendar, { from, to: '2030-10-30' })).status).toBe(422)
})

test('the month asks for a right of its own', async () => {
  const month = { from: '2030-10-01', to: '2030-10-31', layout: 'month' } as const
  expect((await world.ben.gets(events.calendar, month)).may_month).toBe(true)
  const { status, code, facts } = await world.ben.ask(events.calendar, month, await without(world, world.ben, 'calender.event.monthly_view'))
  expect([status, code, facts?.plan_permission]).toEqual([403, 'calendar.month', 'calender.event.monthly_view'])
})

test('the file of an event keeps the hour on the wall, its names, and a number that rises', async () => {
  const { ann } = world
  const { id, occurrences } = await held(ann, { ...weekly, time_zone: 'Europe/Berlin', location: 'Hall; door B, left' })
  const first = await file(`/api/events/${id}/ics`)
  expect([first.status, first.type]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(first.lines.filter((line) => /^DTSTART;/.test(line))).toEqual(
    ['20', '27'].map((day) => `DTSTART;TZID=Europe/Berlin:203010${day}T190000`).concat('DTSTART;TZID=Europe/Berlin:20301103T190000'),
  )
  for (const line of ['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'LOCATION:Hall\\; door B\\, left'])
    expect(first.lines).toContain(line)
  const names = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'))
  const numbers = (lines: string[]) => lines.filter((line) => line.startsWith('SEQUENCE:')).map((line) => Number(line.slice(9)))
  await ann.gets(events.reschedule, { id, occurrence_id: occurrences[0]!.id, start_date: '2030-10-21T18:00', end_date: '2030-10-21T20:00' })
  await ann.gets(events.cancel, { id, occurrence_id: occurrences[1]!.id })
  const second = await file(`/api/events/${id}/ics`)
  expect(names(second.lines)).toEqual(names(first.lines))
  const [before, after] = [numbers(first.lines), numbers(second.lines)]
  expect(after.every((number, nth) => number > before[nth]!)).toBe(true)
  expect(second.lines.filter((line) => line.startsWith('STATUS:'))).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED', 'STATUS:CONFIRMED'])
})

test('a secret address reads one’s own calendar until a new one or an end', async () => {
  const { ann, ben } = world
  const { id } = await held(ann, { title: 'CANARY evening', visibility: 'Private' })
  await ann.gets(events.invite, { id, user_id: ben.id })
  const { address } = await ben.gets(events.subscribe, {})
  const path = new URL(address).pathname
  expect((await file(path)).lines).toContain('SUMMARY:CANARY evening')
  const { rows } = await world.pool.query('select token_hash from calendar_addresses')
  expect(address).not.toContain(rows[0].token_hash)
  const { address: next } = await ben.gets(events.subscribe, {})
  expect([(await file(path)).status, (await file(new URL(next).pathname)).status]).toEqual([404, 200])
  await ben.gets(events.unsubscribe, {})
  expect((await file(new URL(next).pathname)).status).toBe(404)
  expect((await call(world.url, events.file, { id }, {})).status, 'a private event has no file for guests').toBe(404)
})

test('zones with rules north and south, and without', () => {
  const block = (zone: string) => timeZoneBlock(zone, new Date('2027-06-01T00:00:00Z')).split('\r\n')
  expect(block('America/New_York')).toEqual(
    expect.arrayContaining(['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'TZOFFSETTO:-0400']),
  )
  expect(block('Australia/Sydney')).toEqual(
    expect.arrayContaining(['RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU']),
  )
  expect(block('Asia/Kolkata')).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kolkata',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0530',
    'TZOFFSETTO:+0530',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})
