import { beforeEach, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type EventId, events, type OccurrenceId } from '../contract.ts'
import { held, without } from '../test/drawn-up.ts'
import { eventsNamed } from './queries-list.ts'
import { eventAddresses } from './queries-seo.ts'

const world = useWorld()
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const shown = async (who: Actor, id: EventId) => (await who.gets(events.show, { id })).event
const seen = async (who: Actor, id: EventId) => (await who.ask(events.show, { id })).status
const titles = async (who: Actor, more: object = {}) => (await who.gets(events.list, more)).events.data.map(({ title }) => title)
const told = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.type, data.subject.replaceAll(' Collector', ''), data.path])
const join = (who: Actor, event_id: EventId, more: object = {}) => who.ask(events.join, { event_id, ...more })
const nearBy = { start_date: '2031-01-18T10:00', end_date: '2031-01-18T16:00' }

beforeEach(async () => {
  await world.settle()
  for (const table of ['events', 'clubs', 'notifications', 'blocks', 'follows']) await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set plan = 'basic' where username = 'ann'")
})

const fairGiven: GivenOf<typeof events.create> = {
  type: 'Event',
  mode: 'In_Person_And_Virtual',
  visibility: 'Open',
  recurrence: 'MultiDay',
  duration_type: 'all_day',
  title: 'Bergen Winter Fair',
  time_zone: 'Europe/Oslo',
  start_date: '2031-12-12T00:00',
  end_date: '2031-12-13T00:00',
  location: 'Grieg Hall',
  online_url: 'https://fair.example/hall',
  instructions: 'Bring the code',
  schedule: [{ day: 1, time: '10:00', title: 'Fair opens', line: '', place: 'Hall' }],
}
const drawnUp = async (who: Actor) => (await who.gets(events.create, fairGiven)).event

test('ann draws up a fair and publishes it; a draft is hers alone', async () => {
  const { ann, ben, guest } = world
  const { id, status } = await drawnUp(ann)
  expect([status, await seen(ben, id), await titles(ben), await titles(ann, { user_id: ann.id })]).toEqual(['draft', 404, [], ['Bergen Winter Fair']])
  await ann.gets(events.publish, { id })
  const times = { starts_at: '2031-12-11T23:00:00.000Z', ends_at: '2031-12-13T23:00:00.000Z' }
  expect(await shown(guest, id)).toMatchObject({ kind: 'Inperson_Event', status: 'Future', online_url: null, instructions: null, ...times })
})

test('ben joins, reads what is told to those who come, and ann hears of it', async () => {
  const { ann, ben, cleo } = world
  const { id } = await drawnUp(ann)
  await ann.gets(events.publish, { id })
  const { participant } = (await join(ben, id, { role: 'Participant', party_size: 2 })).result
  expect(participant).toMatchObject({ status: 'Accepted', role: 'Participant', party_size: 2 })
  const told_to_him = { online_url: 'https://fair.example/hall', instructions: 'Bring the code' }
  expect(await shown(ben, id)).toMatchObject({ kind: 'Participated', ...told_to_him, occurrences: [{ taken: 2, own: { status: 'Accepted' } }] })
  await world.settle()
  expect(await told(ann)).toEqual([['event_joined', 'ben comes to Bergen Winter Fair', `/events/${id}/show`]])
  expect(await Promise.all([titles(ben, { view: 'joined' }), titles(ben, { view: 'joinable' }), titles(cleo, { view: 'joinable' })])).toEqual([
    ['Bergen Winter Fair'],
    [],
    ['Bergen Winter Fair'],
  ])
})

test('whose plan holds no events is told so, by type', async () => {
  const given = {
    mode: 'In_Person',
    visibility: 'Open',
    recurrence: 'Standard',
    duration_type: 'timed',
    title: 'Mine',
    time_zone: 'UTC',
    location: 'Here',
    ...nearBy,
  } as const
  expect(await codeOf(world.ben.ask(events.create, { type: 'Event', ...given }))).toBe('permission.missing')
  const { code, facts } = await world.ann.ask(
    events.create,
    { type: 'Exhibition', ...given },
    await without(world, world.ann, 'exhibitions.own_exhibition.crud'),
  )
  expect([code, facts?.plan_permission]).toEqual(['event.plan', 'exhibitions.own_exhibition.crud'])
  expect(await codeOf(world.ann.ask(events.create, { type: 'Exhibition', ...given }))).toBe(200)
})

test('C8 times that cannot be are refused at their field', async () => {
  const code = (more: object) =>
    codeOf(
      held(world.ann, more).then(
        () => ({ status: 200 }),
        (fault: Error) => ({ status: 0, code: /"code":"([a-z._]+)"/.exec(fault.message)?.[1] ?? fault.message }),
      ),
    )
  expect(await code({ start_date: '2031-02-29T10:00' })).toBe('input.invalid')
  expect(await code({ time_zone: 'Europe/Atlantis' })).toBe('input.invalid')
  expect(await code({ end_date: '2031-01-18T10:00' })).toBe('event.order')
  expect(await code({ end_date: '2031-07-18T10:00' })).toBe('event.too_long')
  expect(await code({ start_date: '2020-01-18T10:00', end_date: '2020-01-18T12:00' })).toBe('event.past')
  expect(await code({ start_date: '2031-03-30T02:30', end_date: '2031-03-30T05:00' })).toBe('event.skipped_hour')
  expect(await code({ recurrence: 'Recurring' })).toBe('event.rule')
  expect(await code({ rrule: 'FREQ=DAILY' })).toBe('event.rule')
  expect(await code({ recurrence: 'Recurring', rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31' })).toBe('event.no_dates')
  expect(await code({ location: '' })).toBe('event.where')
  expect(await code({ start_date: '2028-02-29T10:00', end_date: '2028-02-29T12:00' })).toBe(200)
})

test('T8 a private event is there for connections and the invited alone: by id, in lists, among people, in the search, the calendar, the file, the sitemap', async () => {
  const { ann, ben, cleo, guest, pool, product } = world
  const id = (await held(ann, { title: 'CANARY evening', visibility: 'Private' })).id
  await pool.query(
    "insert into follows (follower_id, followed_id, status, changed_at) values ($1, $2, 'Accepted', clock_timestamp()), ($2, $1, 'Accepted', clock_timestamp())",
    [ann.id, ben.id],
  )
  const all = async (what: (who: Actor) => Promise<unknown>) => Promise.all([ann, ben, cleo, guest].map(what))
  expect(await all((who) => seen(who, id))).toEqual([200, 200, 404, 404])
  expect(await all(async (who) => (await titles(who)).length)).toEqual([1, 1, 0, 0])
  expect(await all(async (who) => (await eventsNamed(product.db, who.id || null, 'canary', 5)).length)).toEqual([1, 1, 0, 0])
  expect(await all(async (who) => (await who.ask(events.participants, { event_id: id })).status)).toEqual([200, 200, 404, 404])
  expect(await all(async (who) => (await who.gets(events.calendar, { from: '2031-01-01', to: '2031-01-31' })).entries.length)).toEqual([1, 1, 0, 0])
  expect(await eventAddresses.files(product.db)).toEqual([])
  expect(await codeOf(join(cleo, id))).toBe('event.not_found')
  await ann.gets(events.invite, { id, username: '@Cleo' })
  expect([await seen(cleo, id), (await join(cleo, id)).result.participant.status]).toEqual([200, 'Accepted'])
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, cleo.id])
  expect([await seen(cleo, id), await titles(cleo, { view: 'joined' })]).toEqual([404, []])
})

test('ben asks to come to a private event, ann is told and answers, and each reads what is theirs', async () => {
  const { ann, ben, cleo } = world
  const { id } = await held(ann, { visibility: 'Private' })
  await world.pool.query(
    "insert into follows (follower_id, followed_id, status, changed_at) values ($1, $2, 'Accepted', clock_timestamp()), ($2, $1, 'Accepted', clock_timestamp())",
    [ann.id, ben.id],
  )
  const { participant } = (await join(ben, id, { message: 'With two frames' })).result
  expect(participant.status).toBe('Pending')
  await world.settle()
  expect(await told(ann)).toEqual([['event_join_request', 'ben asks to join Winter fair', `/events/participate-request/${id}/${participant.id}`]])
  expect((await ann.gets(events.participants, { event_id: id, status: 'Pending' })).participants.data).toMatchObject([
    { message: 'With two frames', answers: ['Accepted', 'Rejected', 'waitlisted'], code: null },
  ])
  expect(await codeOf(ben.ask(events.answer, { id: participant.id, status: 'Accepted' })), 'B16 not by oneself').toBe('participant.not_yours')
  expect(await codeOf(cleo.ask(events.answer, { id: participant.id, status: 'Accepted' }))).toBe('participant.not_found')
  await ann.gets(events.answer, { id: participant.id, status: 'Rejected', reason: 'The hall is small' })
  expect(await codeOf(ann.ask(events.answer, { id: participant.id, status: 'Accepted' })), 'B16 not after turning down').toBe('participant.state')
  expect(await codeOf(join(ben, id))).toBe('participant.state')
  await ann.gets(events.invite, { id, user_id: ben.id })
  expect((await ben.gets(events.answer, { id: participant.id, status: 'Accepted' })).participant).toMatchObject({
    status: 'Accepted',
    code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/),
  })
  await world.settle()
  expect((await told(ben)).map(([type]) => type)).toEqual(['event_invitation', 'participant_action'])
})

test('B15 nobody joins for somebody else, and no flag in an address invites', async () => {
  const { ann, ben, cleo } = world
  const { id } = await held(ann)
  expect(await codeOf(ben.ask(events.join, { event_id: id, user_id: cleo.id }))).toBe('event.not_found')
  expect((await ben.ask(events.join, { event_id: id, is_user_invited: 1 } as never)).status).toBe(422)
  const other = await held(ann, { visibility: 'Private' })
  const theirs = (await ann.gets(events.invite, { id: other.id, user_id: cleo.id })).participant
  for (const op of [events.participant, events.leave] as const) expect(await codeOf(ben.ask(op, { id: theirs.id }))).toBe('participant.not_found')
})

test('a series stays at its hour; one date is moved, one is called off, and whoever goes is told', async () => {
  const { ann, ben } = world
  const weekly = {
    recurrence: 'Recurring',
    rrule: 'FREQ=WEEKLY;COUNT=4',
    start_date: '2030-10-20T19:00',
    end_date: '2030-10-20T21:00',
    title: 'Evening',
  } as const
  const event = await held(ann, weekly)
  const starts = (of: typeof event) => of.occurrences.map(({ starts_at }) => starts_at.slice(5, 16))
  expect(starts(event)).toEqual(['10-20T17:00', '10-27T18:00', '11-03T18:00', '11-10T18:00'])
  const [first, second, third] = event.occurrences.map(({ id }) => id) as [OccurrenceId, OccurrenceId, OccurrenceId]
  for (const occurrence_id of [first, second, third]) await join(ben, event.id, { occurrence_id })
  await ann.gets(events.reschedule, { id: event.id, occurrence_id: first, start_date: '2030-10-21T19:00', end_date: '2030-10-21T21:00' })
  await ann.gets(events.cancel, { id: event.id, occurrence_id: second })
  const { event: later } = await ann.gets(events.edit, { id: event.id, start_date: '2030-10-20T18:00', end_date: '2030-10-20T20:00' })
  expect(starts(later)).toEqual(['10-20T16:00', '10-27T17:00', '11-03T17:00', '11-10T17:00'])
  expect(later.occurrences.map(({ status }) => status)).toEqual(['active', 'cancelled', 'active', 'active'])
  await ann.gets(events.edit, { id: event.id, rrule: 'FREQ=WEEKLY;COUNT=2' })
  await world.settle()
  expect((await told(ben)).map(([, subject]) => subject).toSorted()).toEqual([
    'Evening is at another time',
    'Evening is at another time',
    'Evening is at another time',
    'Evening is called off',
    'Evening is called off',
  ])
  expect(await codeOf(join(ben, event.id, { occurrence_id: second }))).toBe('event.closed')
})

test('a cancelled event takes nobody in, and tells whoever was going', async () => {
  const { ann, ben, cleo } = world
  const { id } = await held(ann)
  await join(ben, id)
  expect(await codeOf(ann.ask(events.remove, { id })), 'what was published is cancelled').toBe('event.state')
  await ann.gets(events.cancel, { id, reason: 'The hall is flooded' })
  expect(await shown(ben, id)).toMatchObject({ status: 'cancelled', cancel_reason: 'The hall is flooded', may_join: false })
  expect([await codeOf(join(cleo, id)), await codeOf(ann.ask(events.edit, { id, title: 'Again' })), await titles(cleo)]).toEqual([
    'event.closed',
    'event.state',
    [],
  ])
  await world.settle()
  expect((await told(ben)).map(([, subject]) => subject)).toEqual(['Winter fair is called off'])
})
