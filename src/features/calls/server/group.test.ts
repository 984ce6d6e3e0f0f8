import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { calls } from '../contract.ts'
import { accept, later, log, PHONE, shown, talking, useQuiet } from '../test/rings.ts'

const world = useWorld()
useQuiet(world)
const statuses = async (who: Actor, id: Parameters<typeof shown>[1]) =>
  Object.fromEntries((await shown(who, id)).members.map(({ user, status }) => [user!.username, status]))

test('cleo comes into the call of ann and ben: three talk, and it goes on until one is alone', async () => {
  const { ann, ben, cleo } = world
  const id = await talking(world)
  expect((await ben.ask(calls.invite, { id, user_id: cleo.id })).status, 'his plan has no calls').toBe(403)
  await ann.gets(calls.invite, { id, user_id: cleo.id })
  expect(await statuses(ben, id)).toEqual({ ann: 'accepted', ben: 'accepted', cleo: 'invitation' })
  expect((await accept(cleo, id, PHONE)).status).toBe(200)
  await ann.gets(calls.end, { id })
  expect(await statuses(cleo, id)).toEqual({ ann: 'message', ben: 'accepted', cleo: 'accepted' })
  await cleo.gets(calls.end, { id })
  expect(await statuses(ben, id)).toEqual({ ann: 'message', ben: 'message', cleo: 'message' })
  expect([await log(cleo), (await log(ann)).length]).toEqual([[{ type: 'incoming', status: 'message', callType: 'video', receiver_id: ann.id }], 1])
})

test('four are enough; whoever does not answer gives the seat back, and can be called again', async () => {
  const { ann, cleo } = world
  const [dora, eve] = [await world.join('dora'), await world.join('eve')]
  for (const who of [dora, eve]) await who.gets(network.follow, { id: ann.id })
  const id = await talking(world)
  for (const who of [cleo, dora]) await ann.gets(calls.invite, { id, user_id: who.id })
  expect((await ann.ask(calls.invite, { id, user_id: eve.id })).code).toBe('calls.full')
  expect((await ann.ask(calls.invite, { id, user_id: cleo.id })).code).toBe('calls.busy')
  await later(world, id, 11)
  await world.settle()
  expect(await statuses(ann, id)).toEqual({ ann: 'accepted', ben: 'accepted', cleo: 'not_responding', dora: 'not_responding' })
  for (const who of [eve, cleo]) await ann.gets(calls.invite, { id, user_id: who.id })
  expect((await accept(cleo, id, PHONE)).status).toBe(200)
  const seats = (await shown(ann, id)).members.filter(({ status }) => ['accepted', 'invitation'].includes(status)).map(({ seat }) => seat)
  expect(seats.sort()).toEqual([0, 1, 2, 3])
})

test('nobody is called into a call with somebody whom they have blocked', async () => {
  const { ann, ben, cleo } = world
  const id = await talking(world)
  await cleo.gets(network.block, { id: ben.id })
  expect((await ann.ask(calls.invite, { id, user_id: cleo.id })).code).toBe('calls.no_member')
  await cleo.gets(network.unblock, { id: ben.id })
  expect((await ann.ask(calls.invite, { id, user_id: cleo.id })).status).toBe(200)
})

test('an item on the table is one that all of the call may see', async () => {
  const { ann, ben, cleo } = world
  const id = await talking(world)
  const item = await keepItem(world, ben)
  const hidden = await keepItem(world, ben, { status: 'PRIVATE' })
  const { shown: seen } = (await ben.gets(calls.showItem, { id, stamp_item_id: item.id })).call
  expect(seen).toMatchObject({ id: item.id, title: item.name, shown_by: ben.id })
  const call = await shown(ann, id)
  expect([call.shown!.medias.length, call.table.map((one) => one.id)]).toEqual([1, [item.id]])
  expect((await ben.ask(calls.showItem, { id, stamp_item_id: hidden.id })).code).toBe('calls.item')
  expect((await cleo.ask(calls.showItem, { id, stamp_item_id: item.id })).status).toBe(404)
  await ann.gets(calls.showItem, { id, stamp_item_id: null })
  expect([(await shown(ben, id)).shown, (await shown(ben, id)).table.length]).toEqual([null, 1])
  // What its owner hides afterwards is gone from the other's table at once.
  await ben.gets(calls.showItem, { id, stamp_item_id: item.id })
  await world.pool.query("update stamp_items set status = 'PRIVATE' where id = $1", [item.id])
  expect([(await shown(ann, id)).shown, (await shown(ann, id)).table, (await shown(ben, id)).shown!.id]).toEqual([null, [], item.id])
})

test('the table holds twelve', async () => {
  const { ben } = world
  const id = await talking(world)
  for (let n = 0; n < 12; n++) await ben.gets(calls.showItem, { id, stamp_item_id: (await keepItem(world, ben)).id })
  expect((await ben.ask(calls.showItem, { id, stamp_item_id: (await keepItem(world, ben)).id })).code).toBe('calls.table_full')
})
