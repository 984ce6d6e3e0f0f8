import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { PATH, UPGRADE } from '#test/support/outside/frames.ts'
import { raw, spelt } from '#test/support/outside/raw.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld({ TRUST_PROXY: 'loopback', GUEST_SOCKETS_PER_PEER: '3', GUEST_SOCKETS: '5' })
const opened: Socket[] = []
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.disconnect()
  await expect.poll(() => comes('192.0.2.250')).toBe(true)
  for (const socket of opened.splice(0)) socket.disconnect()
})
function comes(peer: string, token?: string): Promise<boolean> {
  const socket = io(world.url, {
    ...{ path: '/live', transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: { 'x-forwarded-for': peer } },
    ...(token && { auth: { token } }),
  })
  opened.push(socket)
  return new Promise((done) => void socket.once('connect', () => done(true)).once('connect_error', () => done(false)))
}

test('guests of one address have three sockets, another address has its own, and five is all', async () => {
  const results: boolean[] = []
  for (const peer of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4']) results.push(await comes(peer))
  expect(results).toEqual([true, true, true, false, true, true, false])
  opened.find((socket) => socket.connected)!.disconnect()
  await expect.poll(() => comes('192.0.2.1')).toBe(true)
})

test('an IPv6 subscriber is one peer, whichever of their addresses they come from', async () => {
  const results: boolean[] = []
  for (const tail of ['1', '2', 'ffff:1', 'a:b:c:d']) results.push(await comes(`2001:db8:1:2::${tail}`.replace('::a:b:c:d', ':a:b:c:d')))
  expect([...results, await comes('2001:db8:1:3::1')]).toEqual([true, true, true, false, true])
})

test('members are not counted as guests: five of them, and a guest still comes in', async () => {
  for (let n = 0; n < 7; n++) expect(await comes('192.0.2.9', world.ben.token)).toBe(true)
  expect(await comes('192.0.2.9')).toBe(true)
})

test('a connection that never says who it is has a place of its peer too', async () => {
  const silent = () => raw(world.url, spelt(`GET ${PATH}`, { ...UPGRADE, 'x-forwarded-for': '192.0.2.20' }), 1_500)
  const answers = await Promise.all([silent(), silent(), silent(), silent()])
  expect(answers.map(({ status }) => status).sort()).toEqual([101, 101, 101, 400])
})
