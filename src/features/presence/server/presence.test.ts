import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { network } from '#features/network/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { useWorld } from '#test/support/world.ts'
import { presence } from '../contract.ts'

const world = useWorld()
const sockets: Socket[] = []
const PATIENCE = { timeout: 10_000, interval: 50 }
beforeEach(async () => {
  await world.settle()
  for (const table of ['presences', 'last_seen', 'follows', 'blocks', 'profile_visibility']) await world.pool.query(`delete from ${table}`)
  await world.pool.query(
    "insert into follows (follower_id, followed_id, status, changed_at) values ($1, $2, 'Accepted', clock_timestamp()), ($2, $1, 'Accepted', clock_timestamp())",
    [world.ann.id, world.ben.id],
  )
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
async function open(who: Actor, topics: readonly string[] = []) {
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: who.token! }, reconnection: false, forceNew: true })
  sockets.push(socket)
  const told: { name: string }[] = []
  socket.on('touched', (facts) => told.push(facts))
  await new Promise((done) => socket.once('connect', () => done(undefined)))
  return { socket, told, may: (await socket.emitWithAck('listen', topics)) as string[] }
}
const seenBy = async (who: Actor, whom: Actor) => (await who.gets(presence.show, { id: whom.id })).presence
const stateBy = async (who: Actor, whom: Actor) => (await seenBy(who, whom))?.state
const stand = (active: string, seen: string, process_id: string = crypto.randomUUID()) =>
  world.pool.query(
    'insert into presences (member_id, process_id, active_at, seen_at) values ($1, $4, clock_timestamp() - $2::interval, clock_timestamp() - $3::interval)',
    [world.ann.id, active, seen, process_id],
  )

test('ann is online while a page of hers is open, and last seen when the last one closes; ben hears of both', async () => {
  const { ann, ben } = world
  expect(await seenBy(ben, ann)).toEqual({ user_id: ann.id, state: 'offline', last_seen_at: null })
  const bens = await open(ben, [`presence of member:${ann.id}`])
  const [first, second] = [await open(ann), await open(ann)]
  await expect.poll(() => stateBy(ben, ann), PATIENCE).toBe('online')
  await expect.poll(() => bens.told.map(({ name }) => name), PATIENCE).toContain('presence.changed')
  first.socket.disconnect()
  second.socket.disconnect()
  await expect.poll(() => stateBy(ben, ann), PATIENCE).toBe('offline')
  const at = Date.parse((await seenBy(ben, ann))!.last_seen_at!)
  expect(Date.now() - at).toBeLessThan(15_000)
  expect((await ben.gets(presence.list, { user_ids: [ann.id, ben.id] })).presences.map(({ user_id }) => user_id).toSorted()).toEqual(
    [ann.id, ben.id].toSorted(),
  )
})

test('logging out is a leaving', async () => {
  const { ben } = world
  const { token } = await world.guest.gets(accounts.logIn, { email: world.ann.email, password: 'a penny black' })
  const session = { ...world.ann, token: token! }
  const { socket } = await open(session)
  await expect.poll(() => stateBy(ben, world.ann), PATIENCE).toBe('online')
  const answer = await fetch(`${world.url}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(200)
  await expect.poll(() => socket.connected, PATIENCE).toBe(false)
  await expect.poll(() => stateBy(ben, world.ann), PATIENCE).toBe('offline')
  expect((await seenBy(ben, world.ann))!.last_seen_at).not.toBeNull()
})

test('five minutes without a sign of life are away, a sign in any process is online, and what a dead process says counts for nothing', async () => {
  const { ann, ben } = world
  await stand('301 seconds', '1 second')
  expect(await stateBy(ben, ann)).toBe('away')
  await stand('10 seconds', '1 second')
  expect(await stateBy(ben, ann)).toBe('online')
  await world.pool.query("update presences set seen_at = clock_timestamp() - interval '2 minutes'")
  const seen = await seenBy(ben, ann)
  expect(seen!.state).toBe('offline')
  expect(Math.round((Date.now() - Date.parse(seen!.last_seen_at!)) / 10_000)).toBe(12)
})

test('who sees it is ann’s choice: connections at first, then nobody, then everybody; a block ends it', async () => {
  const { ann, ben, cleo } = world
  await stand('1 second', '1 second')
  const all = async () => [await stateBy(ben, ann), await stateBy(cleo, ann), await stateBy(ann, ann)]
  expect(await all()).toEqual(['online', undefined, 'online'])
  const choose = (who: 'everyone' | 'nobody') => ann.gets(profiles.setVisibility, { visibility: { presence: who } })
  await choose('nobody')
  expect(await all()).toEqual([undefined, undefined, 'online'])
  await choose('everyone')
  expect(await all()).toEqual(['online', 'online', 'online'])
  await ann.gets(network.block, { id: cleo.id })
  expect((await cleo.ask(presence.show, { id: ann.id })).status).toBe(404)
  expect((await cleo.gets(presence.list, { user_ids: [ann.id] })).presences).toEqual([])
  expect((await ann.ask(presence.show, { id: cleo.id })).status).toBe(404)
})

test('sockets hear of whom they may see, and are asked again when fewer may: by a choice, by an unfollowing', async () => {
  const { ann, ben, cleo } = world
  const topic = `presence of member:${ann.id}`
  const [bens, cleos] = [await open(ben, [topic]), await open(cleo, [topic])]
  expect([bens.may, cleos.may]).toEqual([[topic], []])
  await ann.gets(profiles.setVisibility, { visibility: { presence: 'nobody' } })
  await world.settle()
  await expect.poll(() => bens.socket.connected, PATIENCE).toBe(false)
  expect(cleos.socket.connected).toBe(true)
  await ann.gets(profiles.setVisibility, { visibility: { presence: 'connections' } })
  const again = await open(ben, [topic])
  expect(again.may).toEqual([topic])
  await ann.gets(network.unfollow, { id: ben.id })
  await world.settle()
  await expect.poll(() => again.socket.connected, PATIENCE).toBe(false)
  expect((await open(ben, [topic])).may).toEqual([])
})
