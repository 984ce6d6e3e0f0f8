import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { groups } from '#features/groups/contract.ts'
import { presence } from '#features/presence/contract.ts'
import type { Actor } from '../support/cast.ts'
import { useCluster } from './cluster.ts'

const cluster = useCluster()
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
const PATIENCE = { timeout: 20_000, interval: 100 }

let [ann, ben]: [Actor, Actor] = [] as never
beforeAll(async () => {
  ;[ann, ben] = [await cluster.join('ann'), await cluster.join('ben')]
  await cluster.pool.query(
    "insert into follows (follower_id, followed_id, status, changed_at) values ($1, $2, 'Accepted', clock_timestamp()), ($2, $1, 'Accepted', clock_timestamp())",
    [ann.id, ben.id],
  )
}, 120_000)

async function listenAt(url: string, who: Actor, names: readonly string[] = []) {
  const socket = io(url, { path: '/live', transports: ['websocket'], reconnection: false, forceNew: true, auth: { token: who.token } })
  sockets.push(socket)
  const heard: { name: string }[] = []
  socket.on('touched', (told) => heard.push(told))
  await new Promise<void>((done, fail) => void socket.once('connect', done).once('connect_error', fail))
  const may: string[] = await socket.emitWithAck('listen', names)
  return { socket, heard, may }
}
const annSeenAt = async (process: number) => (await cluster.at(process, ben).gets(presence.show, { id: ann.id })).presence!

test('presence crosses processes: whoever moves from one to the other stays, whoever leaves both has left, and a killed process takes its members along', async () => {
  const { heard } = await listenAt(cluster.urls[1]!, ben, [`presence of member:${ann.id}`])
  const here = await listenAt(cluster.urls[0]!, ann)
  await expect.poll(async () => (await annSeenAt(1)).state, PATIENCE).toBe('online')
  await expect.poll(() => heard.map(({ name }) => name), PATIENCE).toContain('presence.changed')
  const there = await listenAt(cluster.urls[1]!, ann)
  await expect.poll(async () => (await cluster.pool.query('select from presences where member_id = $1', [ann.id])).rowCount, PATIENCE).toBe(2)
  here.socket.disconnect()
  await expect.poll(async () => (await cluster.pool.query('select from presences where member_id = $1', [ann.id])).rowCount, PATIENCE).toBe(1)
  expect((await annSeenAt(0)).state).toBe('online')
  there.socket.disconnect()
  await expect.poll(async () => (await annSeenAt(0)).state, PATIENCE).toBe('offline')

  const third = await cluster.start({})
  await listenAt(third.url, ann)
  await expect.poll(async () => (await annSeenAt(0)).state, PATIENCE).toBe('online')
  await third.stop('SIGKILL')
  // What it wrote counts for a minute; here that minute is over.
  await cluster.pool.query("update presences set seen_at = seen_at - interval '61 seconds'")
  expect((await annSeenAt(0)).state).toBe('offline')
  await expect
    .poll(async () => (await cluster.pool.query('select from presences where member_id = $1', [ann.id])).rowCount, { timeout: 45_000, interval: 500 })
    .toBe(0)
  expect((await annSeenAt(1)).last_seen_at).not.toBeNull()
}, 120_000)

test('a message in a group is heard at both processes; whoever is put out at one hears nothing at the other', async () => {
  const { group } = await cluster.at(0, ann).gets(groups.create, { name: 'Across', user_ids: [ben.id] })
  const topic = `group:${group.id}`
  const [first, second] = [await listenAt(cluster.urls[0]!, ann, [topic]), await listenAt(cluster.urls[1]!, ben, [topic])]
  const say = (process: number, who: Actor, body: string) =>
    cluster.at(process, who).gets(groups.send, { id: group.id, client_message_id: crypto.randomUUID(), body })
  await say(0, ann, 'From the first')
  await say(1, ben, 'From the second')
  const sent = ({ heard }: typeof first) => heard.filter(({ name }) => name === 'groups.message_sent').length
  await expect.poll(() => [sent(first), sent(second)], PATIENCE).toEqual([2, 2])
  await cluster.at(0, ann).gets(groups.remove, { id: group.id, user_id: ben.id })
  await expect.poll(() => second.socket.connected, PATIENCE).toBe(false)
  await say(0, ann, 'Without ben')
  await expect.poll(() => sent(first), PATIENCE).toBe(3)
  expect([sent(second), (await listenAt(cluster.urls[1]!, ben, [topic])).may]).toEqual([2, []])
})
