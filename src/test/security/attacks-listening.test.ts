import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { examples } from '../contract/examples.ts'
import { makeThings } from '../contract/objects.ts'
import { remembered } from '../support/memory.ts'
import { frame, handshake } from '../support/outside/frames.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ SOCKET_CHECK_SECONDS: '2' })
const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})
const open = (token: string) => {
  const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token }, reconnection: false, forceNew: true })
  opened.push(socket)
  return socket
}
const connected = (socket: Socket) =>
  new Promise<boolean>((done) => void socket.once('connect', () => done(true)).once('connect_error', () => done(false)))

test('R5 one who never reads is let go; the one beside them hears everything', async () => {
  const names = [`store:${(await makeThings(world)).store}`]
  const { socket } = await handshake(world.url)
  const gone = new Promise<boolean>((done) => socket.once('close', () => done(true)))
  socket.write(frame(0x81, Buffer.from(`42${JSON.stringify(['listen', names])}`)))
  await new Promise((done) => setTimeout(done, 200))
  socket.pause()
  const reader = open(world.cleo.token)
  expect([await connected(reader), await reader.emitWithAck('listen', names)]).toEqual([true, names])
  let heard = 0
  reader.on('touched', () => heard++)
  const before = remembered()
  await world.pool.query(
    "insert into outbox (name, data, touches, shows) select 'test.told', '{}', $1, jsonb_build_object('text', repeat('x', 8000)) from generate_series(1, 3000)",
    [names],
  )
  await world.settle()
  await expect.poll(() => heard, { timeout: 30_000 }).toBe(3_000)
  await new Promise((done) => setTimeout(done, 10_500))
  socket.resume()
  expect(await gone).toBe(true)
  expect(reader.connected).toBe(true)
  expect(remembered() - before, 'nothing of it is remembered').toBeLessThan(12)
}, 60_000)
test('R2 what an answer says it shows, its reader may listen to', async () => {
  const things = await makeThings(world)
  const deaf: string[] = []
  const socket = open(world.ann.token)
  expect(await connected(socket)).toBe(true)
  for (const op of world.product.dispatcher.operations.filter(({ topics: about }) => about)) {
    const input = examples[op.http]![0]!.given(things)
    const { result } = await world.ann.ask(op, input)
    if (!result) continue
    const names = op.topics!(input, result)
    const allowed = await socket.emitWithAck('listen', names)
    if (allowed.length < names.length) deaf.push(`${op.http}: ${names.filter((name) => !allowed.includes(name)).map((name) => name.split(':')[0])}`)
    await new Promise((done) => setTimeout(done, 60))
  }
  expect(deaf).toEqual([])
})
