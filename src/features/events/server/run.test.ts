import { beforeEach, expect, test } from 'vitest'
import { clubs } from '#features/clubs/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { type EventId, events } from '../contract.ts'
import { held } from '../test/drawn-up.ts'

const world = useWorld()
const codeOf = async (asked: Promise<{ status: number; code?: string }>) => {
  const { status, code } = await asked
  return code ?? status
}
const seen = async (who: Actor, id: EventId) => (await who.ask(events.show, { id })).status
const titles = async (who: Actor, more: object = {}) => (await who.gets(events.list, more)).events.data.map(({ title }) => title)
const told = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.type, data.subject.replaceAll(' Collector', ''), data.path])
const join = (who: Actor, event_id: EventId, more: object = {}) => who.ask(events.join, { event_id, ...more })

beforeEach(async () => {
  await world.settle()
  for (const table of ['events', 'clubs', 'notifications', 'blocks', 'follows']) await world.pool.query(`delete from ${table}`)
  await world.pool.query("update members set plan = 'basic' where username = 'ann'")
})

test('organizers run it with its owner; a reminder comes a day before', async () => {
  const { ann, ben, cleo } = world
  await world.pool.query("update members set plan = 'basic' where username = 'ben'")
  const { id } = await held(ann, { organizers: ['@ben'] })
  expect((await ben.gets(events.edit, { id, description: 'With frames' })).event).toMatchObject({
    is_run: true,
    is_own: false,
    description: 'With frames',
  })
  expect(await codeOf(join(ben, id))).toBe('event.own')
  await join(cleo, id)
  await world.pool.query(
    "update event_occurrences set remind_at = clock_timestamp() - interval '1 second', starts_at = clock_timestamp() + interval '24 hours', ends_at = clock_timestamp() + interval '26 hours'",
  )
  await world.settle()
  expect((await told(cleo)).map(([, subject]) => subject)).toEqual(['Winter fair begins in 24 hours'])
  expect(await codeOf(ann.ask(events.edit, { id, organizers: ['nobody.here'] }))).toBe('event.organizers')
  await world.pool.query("update members set plan = 'free' where username = 'ben'")
})

test('a swap day of a club is announced by those who run it, and read by those who may read the club', async () => {
  const { ann, ben, cleo } = world
  const { club } = await ann.gets(clubs.create, { name: 'Classics Circle', visibility: 'private' })
  await ben.gets(clubs.join, { id: club.id })
  const { id } = await held(ann, { club_id: club.id, title: 'Swap day' })
  expect([await seen(ben, id), await seen(cleo, id), await titles(ben, { club_id: club.id }), await titles(cleo, { club_id: club.id })]).toEqual([
    200,
    404,
    ['Swap day'],
    [],
  ])
  await world.pool.query("update members set plan = 'basic' where username = 'cleo'")
  expect(
    await codeOf(
      held(cleo, { club_id: club.id }).then(
        () => ({ status: 200 }),
        (fault: Error) => ({ status: 0, code: fault.message.includes('event.club') ? 'event.club' : fault.message }),
      ),
    ),
  ).toBe('event.club')
  await world.pool.query("update members set plan = 'free' where username = 'cleo'")
})
