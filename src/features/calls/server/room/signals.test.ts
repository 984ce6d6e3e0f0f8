import { createHmac } from 'node:crypto'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { calls } from '../../contract.ts'
import type { CallId } from '../../shapes.ts'
import { accept, BENS, LAPTOP, PHONE, ring, talking, useQuiet } from '../../test/rings.ts'

const world = useWorld({ TURN_URLS: 'turn:relay.example:3478, turns:relay.example:443?transport=tcp', TURN_SECRET: 'a secret of the relay' })
useQuiet(world)

const SDP = 'v=0 CANARY 192.0.2.7'
const say = (who: Actor, to: Actor, id: CallId, more: { epoch?: number; to_epoch?: number; bodies?: string[] } = {}) => {
  const { bodies = [SDP], epoch = 1, to_epoch = 1 } = more
  const signals = bodies.map((body) => ({ kind: 'candidate' as const, body }))
  return who.ask(calls.signal, { id, to_id: to.id, epoch, to_epoch, signals })
}
const hears = async (who: Actor, id: CallId, after = 0, epoch = 1) => (await who.gets(calls.signals, { id, epoch, after })).signals

test('R8 what the browsers of a call say to each other arrives in its order, each once, and at nobody else', async () => {
  const { ann, ben, cleo } = world
  const id = await talking(world)
  for (const part of [['a', 'b'], ['c'], ['d', 'e']]) expect((await say(ann, ben, id, { bodies: part })).status).toBe(200)
  const heard = await hears(ben, id)
  expect(heard.map(({ body, from_id, from_epoch }) => [body, from_id, from_epoch])).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((body) => [body, ann.id, 1]),
  )
  expect((await hears(ben, id, heard[2]!.seq)).map(({ body }) => body)).toEqual(['d', 'e'])
  expect([await hears(ann, id), (await cleo.ask(calls.signals, { id, epoch: 1 })).status, (await say(cleo, ben, id)).status]).toEqual([[], 404, 404])
  expect((await say(ann, cleo, id)).code).toBe('calls.not_there')
  expect((await say(ann, ann, id)).code).toBe('calls.not_there')
})

test('before the answer and after the end nothing is said, and nothing of it stays', async () => {
  const { ann, ben } = world
  const { id } = (await ring(ann, ben)).result.call
  await ann.gets(calls.join, { id, device_id: LAPTOP })
  expect([(await say(ann, ben, id)).code, (await say(ben, ann, id)).code]).toEqual(['calls.not_there', 'calls.over'])
  expect((await ben.ask(calls.join, { id, device_id: BENS })).code).toBe('calls.over')
  await accept(ben, id)
  await ben.gets(calls.join, { id, device_id: BENS })
  expect((await say(ben, ann, id)).status).toBe(200)
  await ann.gets(calls.end, { id })
  expect([(await say(ann, ben, id)).code, (await ann.ask(calls.signals, { id, epoch: 1 })).code]).toEqual(['calls.over', 'calls.over'])
  expect((await world.pool.query('select from call_signals')).rowCount).toBe(0)
})

test('a device that came in anew hears nothing that was said to the one before, and the one before can say nothing', async () => {
  const { ann, ben } = world
  const id = await talking(world)
  await say(ann, ben, id)
  await ben.gets(calls.join, { id, device_id: PHONE, takes_over: true })
  expect([await hears(ben, id, 0, 2), (await ben.ask(calls.signals, { id, epoch: 1 })).code]).toEqual([[], 'calls.elsewhere'])
  expect([(await say(ben, ann, id)).code, (await say(ann, ben, id)).code]).toEqual(['calls.elsewhere', 'calls.not_there'])
  expect((await say(ann, ben, id, { to_epoch: 2 })).status).toBe(200)
})

test('signals are short, few at a time, and not more wait than a minute brings', async () => {
  const { ann, ben } = world
  const id = await talking(world)
  expect((await say(ann, ben, id, { bodies: ['x'.repeat(16_000)] })).status).toBe(200)
  expect((await say(ann, ben, id, { bodies: ['x'.repeat(16_001)] })).status).toBe(422)
  expect((await say(ann, ben, id, { bodies: Array(13).fill('x') })).status).toBe(422)
  const many = Array<string>(12).fill('x')
  let last = ''
  for (let n = 0; n < 40 && !last; n++) last = (await say(ann, ben, id, { bodies: many })).code ?? ''
  expect(last).toBe('calls.too_many_signals')
  await world.pool.query("update call_signals set sent_at = sent_at - interval '61 seconds'")
  expect((await say(ann, ben, id)).status).toBe(200)
  expect((await world.pool.query('select from call_signals')).rowCount).toBe(1)
})

test('nothing is said across a block, even before the call has ended', async () => {
  const { ann, ben } = world
  const id = await talking(world)
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ben.id, ann.id])
  expect((await say(ann, ben, id)).code).toBe('calls.not_there')
  await ben.gets(network.unblock, { id: ann.id })
  expect((await say(ann, ben, id)).status).toBe(200)
})

test('R2 sockets hear that something waits, and not what; only those whom it concerns', async () => {
  const { ann, ben, cleo } = world
  const id = await talking(world)
  const topics = [`call:${id}`, `calls of member:${ben.id}`, `signals of member:${ben.id}`]
  const listen = async (who: Actor) => {
    const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: who.token }, reconnection: false, forceNew: true })
    const told: { name: string }[] = []
    socket.on('touched', (facts) => told.push(facts))
    await new Promise((done) => socket.once('connect', () => done(undefined)))
    return { socket, told, may: (await socket.emitWithAck('listen', topics)) as string[] }
  }
  const [bens, cleos, anns] = [await listen(ben), await listen(cleo), await listen(ann)]
  expect([bens.may, cleos.may, anns.may]).toEqual([topics, [], [`call:${id}`]])
  await say(ann, ben, id)
  await world.settle()
  await expect.poll(() => bens.told.map(({ name }) => name)).toContain('calls.signalled')
  expect(JSON.stringify([bens.told, anns.told])).not.toContain('CANARY')
  expect([cleos.told, anns.told.map(({ name }) => name)]).toEqual([[], []])
  const { rows } = await world.pool.query("select data::text from outbox where name like 'calls.%'")
  expect(JSON.stringify(rows)).not.toContain('CANARY')
  for (const { socket } of [bens, cleos, anns]) socket.disconnect()
})

test('R9 credentials of the relay last an hour, are signed as coturn checks them, and are for those in a call', async () => {
  const { ann, ben, cleo, guest } = world
  const { id } = (await ring(ann, ben)).result.call
  const { ice_servers, expires_at } = await ann.gets(calls.turn, { id })
  const [{ urls, username, credential }] = ice_servers as [(typeof ice_servers)[number]]
  expect(urls).toEqual(['turn:relay.example:3478', 'turns:relay.example:443?transport=tcp'])
  expect(credential).toBe(createHmac('sha1', 'a secret of the relay').update(username).digest('base64'))
  const [until, member] = username.split(':')
  const { rows } = await world.pool.query('select extract(epoch from clock_timestamp())::int as now')
  expect(Math.abs(Number(until) - rows[0].now - 3_600)).toBeLessThan(5)
  expect([member, new Date(expires_at!).getTime()]).toEqual([ann.id, Number(until) * 1_000])
  expect([
    (await ben.ask(calls.turn, { id })).code,
    (await cleo.ask(calls.turn, { id })).status,
    (await guest.ask(calls.turn, { id })).status,
  ]).toEqual(['calls.over', 404, 401])
  await ann.gets(calls.abort, { id })
  expect((await ann.ask(calls.turn, { id })).code).toBe('calls.over')
})
