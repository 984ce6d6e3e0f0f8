import { beforeEach, expect, test } from 'vitest'
import { clubs } from '#features/clubs/contract.ts'
import { useWorld } from '#test/support/world.ts'
import { groups } from '../contract.ts'
import { roles, say, useNoGroups, wordsFor } from '../test/circle.ts'

const world = useWorld()
useNoGroups(world)
beforeEach(() => world.pool.query("update members set plan = 'basic' where username = 'ann'"))

async function clubWithBen() {
  const { ann, ben } = world
  const { club } = await ann.gets(clubs.create, { name: 'Classics Circle' })
  await ben.gets(clubs.join, { id: club.id })
  await world.settle()
  return club.id
}

test('the group of a club has its members, whoever comes, goes or takes another role in it', async () => {
  const { ann, ben, cleo } = world
  const club_id = await clubWithBen()
  expect((await ben.ask(groups.create, { name: 'Ours', club_id })).code).toBe('group.no_club')
  const { id } = (await ann.gets(groups.create, { name: 'Classics, all of us', club_id })).group
  expect((await ann.ask(groups.create, { name: 'A second', club_id })).code).toBe('group.club_has_one')
  expect(await roles(ben, id)).toEqual({ ann: 'owner', ben: 'member' })
  await say(ben, id, 'CANARY before cleo')
  await cleo.gets(clubs.join, { id: club_id })
  await world.settle()
  expect([await wordsFor(cleo, id), await roles(cleo, id)]).toEqual([[], { ann: 'owner', ben: 'member', cleo: 'member' }])
  await ann.gets(clubs.role, { id: club_id, user_id: ben.id, role: 'moderator' })
  await ann.gets(clubs.transfer, { id: club_id, user_id: cleo.id })
  await world.settle()
  expect(await roles(ben, id)).toEqual({ cleo: 'owner', ann: 'admin', ben: 'admin' })
  await cleo.gets(clubs.ban, { id: club_id, user_id: ben.id, reason: 'Sells outside' })
  await world.settle()
  expect((await ben.ask(groups.history, { id })).status).toBe(404)
  // An event that comes again changes nothing.
  await world.pool.query('delete from outbox_heard')
  await world.pool.query('update outbox set done_at = null, due_at = clock_timestamp()')
  await world.settle()
  expect(await roles(cleo, id)).toEqual({ cleo: 'owner', ann: 'admin' })
})

test('nobody comes into it, is put out of it or leaves it but by the club; with the club it is closed, and stays to be read', async () => {
  const { ann, ben } = world
  const club_id = await clubWithBen()
  const { id } = (await ann.gets(groups.create, { name: 'Classics', club_id })).group
  for (const op of [groups.remove, groups.add, groups.handOver]) expect((await ann.ask(op, { id, user_id: ben.id })).code).toBe('group.of_club')
  expect((await ann.ask(groups.makeLink, { id })).code).toBe('group.of_club')
  expect((await ben.ask(groups.leave, { id })).code).toBe('group.of_club')
  await say(ben, id, 'Stays')
  await ann.gets(clubs.archive, { id: club_id })
  await world.settle()
  expect((await say(ben, id, 'Too late')).code).toBe('group.closed')
  expect(await wordsFor(ben, id)).toEqual(['Stays'])
  expect((await ben.ask(groups.leave, { id })).status).toBe(200)
})
