import { beforeEach, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { isUnavailable } from '#server/http/is-unavailable.ts'
import type { Actor } from '#test/support/cast.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { useWorld } from '#test/support/world.ts'
import { type EventId, events } from '../../contract.ts'
import { held } from '../../test/drawn-up.ts'

const world = useWorld()
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const shown = async (who: Actor, id: EventId) => (await who.gets(events.show, { id })).event
const titles = async (who: Actor, more: object = {}) => (await who.gets(events.list, more)).events.data.map(({ title }) => title)
const told = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.type, data.subject.replaceAll(' Collector', ''), data.path])
const join = (who: Actor, event_id: EventId, more: object = {}) => who.ask(events.join, { event_id, ...more })

beforeEach(async () => {
  await world.settle()
  for (const table of ['events', 'clubs', 'notifications', 'blocks', 'follows']) await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set plan = 'basic' where username = 'ann'")
})

/** What the edge answers with 503 on a busy machine is asked again. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (fault) {
    if (isUnavailable(fault)) return patiently(ask)
    throw fault
  }
}

test('the last place: a hundred at once, and one has it; the counter is the count', { timeout: 180_000 }, async () => {
  const { ann } = world
  const { id, occurrences } = await held(ann, { capacity: 1 })
  const joiners: Actor[] = []
  for (let n = 0; n < 100; n++) joiners.push(await world.join(`guest${n}`))
  const wants = (who: Actor) => patiently(() => join(who, id))
  const answers = (await inParallel(joiners, 100, wants)).map(({ status, code }) => code ?? status)
  expect(Object.fromEntries([...Map.groupBy(answers, (one) => one)].map(([one, of]) => [one, of.length]))).toEqual({ 200: 1, 'event.full': 99 })
  const counted = async () =>
    (
      await world.pool.query(
        `select taken, waiting, (select coalesce(sum(party_size), 0)::int from participants p where p.occurrence_id = o.id and p.status in ('Accepted', 'offered', 'checked_in')) as places,
          (select count(*)::int from participants p where p.occurrence_id = o.id and p.status = 'waitlisted') as line from event_occurrences o where id = $1`,
        [occurrences[0]!.id],
      )
    ).rows[0]
  expect(await counted()).toEqual({ taken: 1, waiting: 0, places: 1, line: 0 })
  await expect(world.pool.query("update participants set party_size = 2 where event_id = $1 and status = 'Accepted'", [id])).rejects.toThrow(
    'capacity_kept',
  )
  await inParallel(joiners, 50, (who) => patiently(() => join(who, id, { waits: true })))
  await inParallel(joiners.slice(0, 40), 20, async (who) => {
    const { participants } = await patiently(() => who.gets(events.participants, { user_id: who.id }))
    return patiently(() => who.ask(events.leave, { id: participants.data[0]!.id }))
  })
  const { taken, waiting, places, line } = await counted()
  expect([taken, waiting]).toEqual([places, line])
  expect(taken).toBe(1)
})

test('whoever gives a place back frees it for the first in line, for a day; then it goes to the next', async () => {
  const { ann, ben, cleo } = world
  const dora = await world.join('dora.waits')
  const { id } = await held(ann, { capacity: 1 })
  const first = (await join(ben, id)).result.participant
  expect(await codeOf(join(cleo, id))).toBe('event.full')
  for (const who of [cleo, dora]) expect((await join(who, id, { waits: true })).result.participant.status).toBe('waitlisted')
  expect((await shown(dora, id)).occurrences[0]!.own).toMatchObject({ waits_behind: 1 })
  await ben.gets(events.leave, { id: first.id })
  await world.settle()
  expect([(await shown(cleo, id)).occurrences[0]!.own?.status, await codeOf(join(ben, id)), (await told(cleo))[0]![1]]).toEqual([
    'offered',
    'event.full',
    'A place at Winter fair is held for you',
  ])
  await world.pool.query("update participants set offered_until = clock_timestamp() - interval '1 second' where status = 'offered'")
  await world.settle()
  expect([(await shown(cleo, id)).occurrences[0]!.own?.status, (await shown(dora, id)).occurrences[0]!.own?.status]).toEqual(['cancelled', 'offered'])
  const held_for = (await shown(dora, id)).occurrences[0]!.own!
  expect((await dora.gets(events.answer, { id: held_for.id, status: 'Accepted' })).participant.status).toBe('Accepted')
  await ann.gets(events.edit, { id, capacity: 2 })
  expect((await join(cleo, id)).result.participant.status).toBe('Accepted')
  expect(await codeOf(ann.ask(events.edit, { id, capacity: 1 }))).toBe('event.capacity')
})

test('who comes later does not pass a pair that waits for two places, although one is free', async () => {
  const { ann, ben, cleo } = world
  const eve = await world.join('eve.comes.later')
  const { id } = await held(ann, { capacity: 2 })
  expect((await join(ben, id)).result.participant.status).toBe('Accepted')
  expect((await join(cleo, id, { party_size: 2, waits: true })).result.participant.status).toBe('waitlisted')
  expect(await codeOf(join(eve, id))).toBe('event.full')
  expect((await join(eve, id, { waits: true })).result.participant.status).toBe('waitlisted')
})

test('at the door: the code lets in once, on its day, at its event', async () => {
  const { ann, ben } = world
  const [fair, other] = [await held(ann), await held(ann, { title: 'Another one' })]
  const { code } = (await join(ben, fair.id)).result.participant
  expect(await codeOf(ann.ask(events.checkIn, { id: fair.id, code: code! }))).toBe('event.door')
  await world.pool.query(
    "update event_occurrences set starts_at = clock_timestamp() + interval '1 hour', ends_at = clock_timestamp() + interval '5 hours'",
  )
  expect(await codeOf(ann.ask(events.checkIn, { id: other.id, code: code! }))).toBe('event.code')
  expect(await codeOf(ben.ask(events.checkIn, { id: fair.id, code: code! }))).toBe('permission.missing')
  const spoken = `${code!.slice(0, 5).toLowerCase()} ${code!.slice(5)}`
  expect((await ann.gets(events.checkIn, { id: fair.id, code: spoken })).participant).toMatchObject({
    status: 'checked_in',
    user: { username: 'ben' },
  })
  expect(await codeOf(ann.ask(events.checkIn, { id: fair.id, code: code! }))).toBe('participant.already_in')
  await world.pool.query(
    "update event_occurrences set starts_at = clock_timestamp() - interval '5 hours', ends_at = clock_timestamp() - interval '1 hour'",
  )
  await world.pool.query(
    "update events set next_ends_at = clock_timestamp() - interval '1 hour', next_starts_at = clock_timestamp() - interval '5 hours'",
  )
  await world.settle()
  expect([(await shown(ben, fair.id)).status, await codeOf(join(world.cleo, fair.id)), await titles(ben, { status: 'Closed' })]).toEqual([
    'Closed',
    'event.closed',
    ['Another one', 'Winter fair'].toSorted((a, b) => (a < b ? 1 : -1)),
  ])
})
