import { expect, test } from 'vitest'
import { chat } from '#features/chat/contract.ts'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import { orders } from '#features/orders/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { calls } from '../contract.ts'
import { accept, BENS, LAPTOP, later, log, PHONE, ring, shown, talking, useQuiet } from '../test/rings.ts'

const world = useWorld()
useQuiet(world)
const heard = async (who: Actor) =>
  (await who.gets(notifications.list, {})).notifications.data.flatMap(({ data }) => (data.type === 'missed_call' ? [[data.type, data.subject]] : []))
const lines = async (who: Actor, other: Actor) => {
  const { conversation } = await who.gets(chat.withMember, { id: other.id })
  if (!conversation) return undefined
  const { messages } = await who.gets(chat.history, { id: conversation.id })
  return { unread: conversation.unread, kept: messages.map(({ about }) => about!.call!.status) }
}

test('ann calls ben: he reads who calls, answers, both talk, and the log and the chat keep it', async () => {
  const { ann, ben } = world
  const { call } = (await ring(ann, ben)).result
  expect(call.own).toMatchObject({ status: 'accepted', action: 'accepted', epoch: 0 })
  const { callhelper, call: rings } = await ben.gets(calls.current, {})
  expect(callhelper).toEqual({ from: 'ann Collector', image: null, user_id: ann.id, meetingtype: 'video', action: 'none' })
  expect([rings!.id, await log(ben)]).toEqual([call.id, []])
  expect((await accept(ben, call.id)).result.call.own).toMatchObject({ status: 'accepted', action: 'accepted' })
  expect((await ann.gets(calls.current, {})).callhelper).toBeNull()
  await ben.gets(calls.end, { id: call.id })
  await world.settle()
  expect(await log(ann)).toEqual([{ type: 'outgoing', status: 'message', callType: 'video', receiver_id: ben.id }])
  expect(await log(ben)).toEqual([{ type: 'incoming', status: 'message', callType: 'video', receiver_id: ann.id }])
  expect([await lines(ann, ben), await lines(ben, ann)]).toEqual(Array(2).fill({ unread: 0, kept: ['message'] }))
  expect([(await shown(ann, call.id)).ended_at, await heard(ben)]).toEqual([expect.any(String), []])
  expect((await ann.gets(calls.current, {})).call).toBeNull()
})

test('R8 after ten seconds by the clock of the database a call is missed: the timer says so, and an answer comes too late', async () => {
  const { ann, ben } = world
  const { call } = (await ring(ann, ben, { call_type: 'audio' })).result
  await later(world, call.id, 9)
  expect((await ben.gets(calls.current, {})).call!.id).toBe(call.id)
  await later(world, call.id, 1.1)
  expect([(await accept(ben, call.id)).code, (await ben.gets(calls.current, {})).call]).toEqual(['calls.over', null])
  await world.settle()
  expect((await shown(ben, call.id)).own).toMatchObject({ status: 'not_responding', action: 'missed' })
  expect(await log(ben)).toEqual([{ type: 'missed', status: 'not_responding', callType: 'audio', receiver_id: ann.id }])
  expect(await log(ann)).toEqual([{ type: 'outgoing', status: 'not_responding', callType: 'audio', receiver_id: ben.id }])
  expect([await heard(ben), await heard(ann)]).toEqual([[['missed_call', 'You have missed a call of ann Collector']], []])
  expect([await lines(ben, ann), await lines(ann, ben)]).toEqual([
    { unread: 1, kept: ['not_responding'] },
    { unread: 0, kept: ['not_responding'] },
  ])
  // Whoever talks afterwards has not missed them any more.
  const id = await talking(world)
  await ann.gets(calls.end, { id })
  await world.settle()
  expect(await heard(ben)).toEqual([])
})

test('a call that is left alone is missed after ten seconds, without anybody asking', async () => {
  const { ann, ben } = world
  const { call } = (await ring(ann, ben)).result
  await expect.poll(async () => (await shown(ann, call.id)).ended_at, { timeout: 13_000, interval: 200 }).not.toBeNull()
  const { rows } = await world.pool.query('select extract(epoch from ended_at - begun_at)::float8 as s from calls where id = $1', [call.id])
  expect(rows[0].s).toBeGreaterThanOrEqual(10)
  expect(rows[0].s).toBeLessThan(11.5)
}, 20_000)

test('R8 the first device wins; the other hears that it was answered elsewhere, and the same again is the same', async () => {
  const { ann, ben } = world
  const { call } = (await ring(ann, ben)).result
  const [one, two] = await Promise.all([accept(ben, call.id, PHONE), accept(ben, call.id, BENS)])
  expect([one.status, two.status].sort()).toEqual([200, 409])
  expect([one.code, two.code]).toContain('calls.answered')
  const winner = one.status === 200 ? PHONE : BENS
  expect((await shown(ben, call.id)).own.device_id).toBe(winner)
  expect((await accept(ben, call.id, winner)).status).toBe(200)
  expect([(await ben.ask(calls.reject, { id: call.id })).code, (await ben.ask(calls.abort, { id: call.id })).code]).toEqual([
    'calls.answered',
    'calls.over',
  ])
  // Another device takes it over only by asking to; afterwards the first is out.
  const other = winner === PHONE ? BENS : PHONE
  expect((await ben.ask(calls.join, { id: call.id, device_id: other })).code).toBe('calls.elsewhere')
  expect((await ben.ask(calls.join, { id: call.id, device_id: other, takes_over: true })).result.call.own).toMatchObject({
    epoch: 1,
    device_id: other,
  })
  expect((await ben.ask(calls.here, { id: call.id, device_id: winner })).code).toBe('calls.elsewhere')
  expect((await ben.ask(calls.here, { id: call.id, device_id: other })).status).toBe(200)
})

test('ben declines: missed in his log without a notice; ann stops calling: missed with one', async () => {
  const { ann, ben } = world
  const { id } = (await ring(ann, ben)).result.call
  await ben.gets(calls.reject, { id })
  await world.settle()
  expect([await log(ben), await heard(ben)]).toEqual([[{ type: 'missed', status: 'rejected', callType: 'video', receiver_id: ann.id }], []])
  expect((await shown(ann, id)).members.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = (await ring(ann, ben)).result.call
  await ann.gets(calls.abort, { id: again.id })
  await world.settle()
  expect((await shown(ben, again.id)).own).toMatchObject({ status: 'cancelled', action: 'aborted' })
  expect([(await log(ben))[0]!.type, (await heard(ben)).length]).toEqual(['missed', 1])
  expect((await accept(ben, again.id)).code).toBe('calls.over')
})

test('only Gold may call, and the caller is told which permission is missing; whoever is called needs none', async () => {
  const { ann, ben, guest } = world
  await ann.gets(network.follow, { id: ben.id })
  expect([(await ring(ben, ann)).status, (await ring(ben, ann)).facts ?? {}]).toMatchObject([403, {}])
  expect((await ring(ben, ann)).text).toContain('calls.crud')
  expect((await ring(guest, ann)).status).toBe(401)
  expect((await accept(ben, (await ring(ann, ben)).result.call.id)).status).toBe(200)
})

test('who may be called: connections, whom one deals with, whom one talks with; not whoever was only asked', async () => {
  const { ann } = world
  const [dora, eve] = [await world.join('dora'), await world.join('eve')]
  const way = async (who: Actor) => (await ann.gets(calls.way, { id: who.id })).is_callable
  expect([(await ring(ann, dora)).code, await way(dora)]).toEqual(['calls.not_known', false])
  const { conversation } = await ann.gets(chat.begin, { user_id: dora.id, client_message_id: crypto.randomUUID(), body: 'Good evening' })
  expect([(await ring(ann, dora)).code, await way(dora)], 'a request that was not accepted').toEqual(['calls.not_known', false])
  await dora.gets(chat.accept, { id: conversation.id })
  expect([(await ring(ann, dora)).status, await way(dora)]).toEqual([200, true])
  await ann.gets(calls.abort, { id: (await ann.gets(calls.current, {})).call!.id })
  await openShop(ann)
  expect((await ring(ann, eve)).code).toBe('calls.not_known')
  await eve.gets(orders.checkout, await cartOf(eve, [(await sell(world, ann)).id]))
  expect([(await ring(ann, eve)).status, await way(eve)]).toEqual([200, true])
  await ann.gets(calls.abort, { id: (await ann.gets(calls.current, {})).call!.id })
  expect([(await ring(ann, ann)).code, await way(ann)]).toEqual(['calls.self', false])
})

test('one call at a time: whoever talks or is called is busy, for strangers too, and two who call each other get one call', async () => {
  const { ann, ben, cleo } = world
  const dora = await world.join('dora2', { plan: 'basic' })
  for (const who of [ann, ben]) await who.gets(network.follow, { id: dora.id })
  const id = await talking(world)
  expect([(await ring(dora, ben)).code, (await ring(ann, cleo)).code]).toEqual(['calls.busy', 'calls.engaged'])
  await ben.gets(calls.end, { id })
  await ann.gets(network.follow, { id: dora.id })
  await dora.gets(network.follow, { id: ann.id })
  const both = await Promise.all([ring(ann, dora), ring(dora, ann)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { rows } = await world.pool.query('select count(*)::int as n from calls where ended_at is null')
  expect(rows[0].n).toBe(1)
})

test('whoever is muted rings nowhere, learns nothing of it, and stands quietly in the log', async () => {
  const { ann, ben, cleo } = world
  await ben.gets(network.mute, { id: ann.id })
  const { call } = (await ring(ann, ben)).result
  expect(call.members.map(({ status }) => status)).toEqual(['accepted', 'invitation'])
  expect([(await ben.gets(calls.current, {})).call, (await ben.ask(calls.show, { id: call.id })).status]).toEqual([null, 404])
  expect((await accept(ben, call.id)).status).toBe(404)
  // It does not keep others from calling him.
  await world.pool.query("update members set plan = 'basic' where id = $1", [cleo.id])
  await ben.gets(network.follow, { id: cleo.id })
  const other = (await ring(cleo, ben, { device_id: PHONE })).result.call
  expect((await ben.gets(calls.current, {})).call!.id).toBe(other.id)
  await ben.gets(calls.reject, { id: other.id })
  await later(world, call.id, 11)
  await world.settle()
  expect((await log(ann))[0]!.status).toBe('not_responding')
  expect([(await log(ben)).map(({ status }) => status).sort(), await heard(ben)]).toEqual([['not_responding', 'rejected'], []])
  expect((await lines(ben, ann))!.unread).toBe(0)
})

test('a block ends the ringing and the talk, and nobody behind one is called or reads of it', async () => {
  const { ann, ben, cleo } = world
  const { id } = (await ring(ann, ben)).result.call
  await ben.gets(network.block, { id: ann.id })
  expect((await accept(ben, id)).code).toBe('calls.over')
  await world.settle()
  expect((await ann.gets(calls.current, {})).call).toBeNull()
  expect([(await ring(ann, ben)).code, (await ann.ask(calls.way, { id: ben.id })).status, await log(ann), await log(ben)]).toEqual([
    'calls.no_member',
    404,
    [],
    [],
  ])
  await ben.gets(network.unblock, { id: ann.id })
  await ben.gets(network.follow, { id: ann.id })
  const talk = await talking(world)
  await ann.gets(network.block, { id: ben.id })
  await world.settle()
  const { rows } = await world.pool.query('select ended_at is not null as over from calls where id = $1', [talk])
  expect(rows).toEqual([{ over: true }])
  expect((await ring(ann, cleo)).status).toBe(200)
})

test('ten calls in vain are enough for an hour', async () => {
  const { ann, ben } = world
  for (let n = 0; n < 10; n++) await ann.gets(calls.abort, { id: (await ring(ann, ben)).result.call.id })
  expect((await ring(ann, ben)).code).toBe('calls.too_many')
  await world.pool.query("update call_members set invited_at = invited_at - interval '1 hour'")
  expect((await ring(ann, ben)).status).toBe(200)
})

test('a device that is not heard of has left; the same device after a reload comes in again', async () => {
  const { ann, ben } = world
  const id = await talking(world)
  expect((await ben.gets(calls.join, { id, device_id: BENS })).call.own.epoch).toBe(2)
  await world.pool.query("update call_members set seen_at = seen_at - interval '39 seconds'")
  await world.settle()
  expect((await shown(ann, id)).ended_at).toBeNull()
  await ann.gets(calls.here, { id, device_id: LAPTOP })
  await world.pool.query("update call_members set seen_at = seen_at - interval '2 seconds'")
  await world.settle()
  expect((await shown(ann, id)).members.map(({ status }) => status)).toEqual(['message', 'message'])
  expect((await ben.ask(calls.join, { id, device_id: BENS })).code).toBe('calls.over')
})

test('the log is read page by page, all or the missed ones', async () => {
  const { ann, ben, cleo } = world
  for (let n = 0; n < 3; n++) await ann.gets(calls.abort, { id: (await ring(ann, ben)).result.call.id })
  const id = await talking(world)
  await ann.gets(calls.end, { id })
  const first = (await ben.gets(calls.list, { page_size: 3 })).calls
  expect([first.data.map(({ type }) => type), first.total]).toEqual([['incoming', 'missed', 'missed'], 4])
  const cursor = new URL(first.next_page_url!, 'http://x').searchParams.get('cursor')!
  const rest = (await ben.gets(calls.list, { page_size: 3, cursor })).calls
  expect([rest.data.length, rest.next_page_url]).toEqual([1, null])
  expect((await ben.gets(calls.list, { type: 'missed' })).calls.total).toBe(3)
  expect([(await ann.gets(calls.list, { type: 'missed' })).calls.total, (await cleo.gets(calls.list, {})).calls.total]).toEqual([0, 0])
})
