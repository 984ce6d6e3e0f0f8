import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { notifications } from '#features/notifications/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { chat } from '../contract.ts'
import { counts, inbox, open, send, useSilence } from '../test/talks.ts'

const world = useWorld()
useSilence(world)
const heard = async (who: Actor) => (await who.gets(notifications.list, {})).notifications.data.map(({ data }) => [data.type, data.subject])

test('a muted conversation tells nothing, and what was put away comes back with a message', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben)
  await ben.gets(chat.archive, { id, is_archived: true })
  expect([(await inbox(ben)).length, (await inbox(ben, { box: 'archive' })).length]).toEqual([0, 1])
  await send(ann, id, 'Back again')
  expect((await inbox(ben)).length).toBe(1)
  await ben.gets(chat.read, { id, seq: 2 })
  await ben.gets(chat.mute, { id, is_muted: true })
  await world.settle()
  await world.pool.query('delete from notifications')
  await send(ann, id, 'Quietly')
  await world.settle()
  expect([await heard(ben), (await counts(ben)).unread]).toEqual([[], 0])
  const isHeard = async () => (await ben.gets(chat.withMember, { id: ann.id })).conversation!.is_heard
  expect(await isHeard()).toBe(false)
  await ben.gets(chat.mute, { id, is_muted: false })
  expect(await isHeard()).toBe(true)
  await ben.gets(network.mute, { id: ann.id })
  expect(await isHeard()).toBe(false)
})

test('what is unread is told once by a notice and one letter; read in time, neither stays', async () => {
  const { ann, ben } = world
  const id = await open(world, ann, ben)
  await send(ann, id, 'And another')
  await world.settle()
  expect(await heard(ben)).toEqual([['chat_message', `${(await ben.gets(chat.withMember, { id: ann.id })).user!.full_name} has written to you`]])
  const letters = async () => (await world.pool.query("select template, facts->>'path' as path from mails where template like 'chat%'")).rows
  expect(await letters()).toEqual([{ template: 'chat_message', path: `/chat/${ann.id}` }])
  await ben.gets(chat.read, { id, seq: 2 })
  await world.settle()
  expect([await heard(ben), await letters()]).toEqual([[], []])
})

test('only the two hear of a conversation, and what they hear has no words', async () => {
  const { ann, ben, cleo } = world
  const id = await open(world, ann, ben)
  const topics = [`conversation:${id}`, `marks of conversation:${id}`, `messages of member:${ben.id}`]
  const heardBy = async (who: Actor) => {
    const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: who.token! }, reconnection: false, forceNew: true })
    const told: { name: string }[] = []
    socket.on('touched', (facts) => told.push(facts))
    await new Promise((done) => socket.once('connect', () => done(undefined)))
    return { socket, told, may: (await socket.emitWithAck('listen', topics)) as string[] }
  }
  const [bens, cleos] = [await heardBy(ben), await heardBy(cleo)]
  expect([bens.may, cleos.may]).toEqual([topics, []])
  await send(ann, id, 'CANARY of a talk')
  await ann.gets(chat.typing, { id })
  await world.settle()
  await expect.poll(() => [...new Set(bens.told.map(({ name }) => name))].sort()).toEqual(['chat.message_sent', 'chat.typed'])
  expect(JSON.stringify(bens.told)).not.toContain('CANARY')
  expect(cleos.told).toEqual([])
  for (const { socket } of [bens, cleos]) socket.disconnect()
})
