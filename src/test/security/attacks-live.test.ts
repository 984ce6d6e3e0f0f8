import { io, type Socket } from 'socket.io-client'
import { afterEach, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { places } from '#features/places/contract.ts'
import { addressGiven } from '../contract/objects.ts'
import { request } from '../support/http-request.ts'
import { frame, handshake, PATH, UPGRADE } from '../support/outside/frames.ts'
import { raw, spelt } from '../support/outside/raw.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld()
const opened: Socket[] = []
afterEach(() => {
  for (const socket of opened.splice(0)) socket.disconnect()
})
const open = (token: string | undefined, headers: Record<string, string> = {}) => {
  const socket = io(world.url, {
    path: '/live',
    transports: ['websocket'],
    ...(token && { auth: { token } }),
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  })
  opened.push(socket)
  return socket
}
const connected = (socket: Socket) =>
  new Promise<boolean>((done) => void socket.once('connect', () => done(true)).once('connect_error', () => done(false)))
const closed = (socket: Socket) => new Promise<void>((done) => socket.once('disconnect', () => done()))
const entered = async (email = world.ann.email) => (await world.guest.gets(accounts.logIn, { email, password: 'a penny black' })).token!

/** R1: cross-site WebSocket hijacking. */
test('R1 with a cookie only from our own pages: any other origin, null or none is refused', async () => {
  const cookie = `session=${world.ann.token}`
  const refused = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
    { origin: `${world.settings.public_url}.evil.example` },
    { origin: world.settings.public_url.replace('http:', 'https:') },
    { origin: world.url.replace(/:\d+$/, ':1') },
    { origin: '' },
  ] as Record<string, string>[]
  for (const more of refused) {
    const { status } = await raw(world.url, spelt(`GET ${PATH}`, { ...UPGRADE, cookie, ...more }), 500)
    expect([400, 403], JSON.stringify(more)).toContain(status)
  }
  const own = await raw(world.url, spelt(`GET ${PATH}`, { ...UPGRADE, cookie, origin: world.settings.public_url }), 500)
  expect(own.status).toBe(101)
  expect((await raw(world.url, spelt(`GET ${PATH}`, { ...UPGRADE, origin: 'https://evil.example' }), 500)).status).toBeGreaterThanOrEqual(400)
})
test('R1 no polling beside it, and no token in the address', async () => {
  expect((await request(`${world.url}/live/?EIO=4&transport=polling`)).status).toBeGreaterThanOrEqual(400)
  const socket = io(world.url, { path: '/live', transports: ['websocket'], query: { token: world.ann.token }, reconnection: false, forceNew: true })
  opened.push(socket)
  expect(await connected(socket)).toBe(true)
  expect(await socket.emitWithAck('listen', [`own:${world.ann.id}`, `notifications of member:${world.ann.id}`])).toEqual([])
})
test('R2 nobody hears what is another’s: a guest and ben ask for ann’s subjects in vain', async () => {
  const names = [
    `own:${world.ann.id}`,
    `wallet:${world.ann.id}`,
    `order:${crypto.randomUUID()}`,
    `session:${world.ann.id}`,
    `sockets of ${world.ann.id}`,
    '__proto__:x',
    'constructor:x',
    'own:*',
    'own:',
    `own:${world.ann.id}\u0000`,
    '',
  ]
  for (const token of [undefined, world.ben.token]) {
    const socket = open(token)
    expect(await connected(socket)).toBe(true)
    const heard: unknown[] = []
    socket.onAny((...told) => heard.push(told))
    expect(await socket.emitWithAck('listen', names)).toEqual([])
    for (const odd of [null, {}, 'x', 5, [[]], [{}], [null, 1], Array.from({ length: 5_000 }, () => 'own:x')])
      expect(await socket.emitWithAck('listen', odd)).toEqual([])
    await world.ann.gets(places.create, addressGiven)
    await world.settle()
    expect(heard).toEqual([])
  }
})

/** R4: malformed frames. */
const frames: [string, () => Buffer[]][] = [
  ['64 KB and one', () => [frame(0x81, Buffer.alloc(65_537, 52))]],
  ['a megabyte', () => [frame(0x81, Buffer.alloc(1_048_576, 52))]],
  ['a length of 2^63', () => [Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])]],
  [
    '20,000 tiny pieces of one message',
    () => [frame(0x01, Buffer.from('4')), ...Array.from({ length: 20_000 }, () => frame(0x00, Buffer.from('2222'))), frame(0x80, Buffer.from('2'))],
  ],
  ['bytes that are no letters', () => [frame(0x81, Buffer.from([0x34, 0xc3, 0x28, 0xff]))]],
  ['pressed, though it was not agreed', () => [frame(0xc1, Buffer.from([0x34, 0x32]))]],
  ['unmasked', () => [frame(0x81, Buffer.from('42["listen",[]]'), false)]],
  ['an opcode that does not exist', () => [frame(0x83, Buffer.from('x'))]],
  ['a long ping', () => [frame(0x89, Buffer.alloc(200))]],
  ['a piece that continues nothing', () => [frame(0x80, Buffer.from('4'))]],
  ['no packet of ours', () => [frame(0x81, Buffer.from('42{{{{')), frame(0x81, Buffer.from('9')), frame(0x81, Buffer.from('451-["x"]'))]],
  [
    '42["listen"] with an answer number of 300 digits',
    () => [
      frame(0x81, Buffer.from(`42${'9'.repeat(300)}["listen",[]]`)),
      ...Array.from({ length: 50 }, () => frame(0x81, Buffer.from('42["listen",[]]'))),
    ],
  ],
]
test.each(frames)('R4 %s: the connection is closed, the server goes on', async (_, make) => {
  const { socket, answer } = await handshake(world.url)
  for (const one of make()) socket.write(one)
  const { code, closed: over } = await answer
  socket.destroy()
  expect(over).toBe(true)
  expect([0, 1000, 1002, 1003, 1005, 1006, 1007, 1008, 1009]).toContain(code)
  expect((await request(`${world.url}/health/live`)).status).toBe(200)
})
test('R4 a thousand questions in a second: dropped, memory stays', async () => {
  const socket = open(world.ben.token)
  expect(await connected(socket)).toBe(true)
  const before = process.memoryUsage().rss
  const gone = closed(socket)
  for (let n = 0; n < 1_000; n++) socket.emit('listen', [`own:${world.ben.id}`])
  await gone
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
})

/** R5 and R6: limits of number and duration. */
test('R5 ten sockets of one member, not eleven; another member is not touched', async () => {
  const dora = await world.join('dora')
  const results: boolean[] = []
  for (let n = 0; n < 13; n++) results.push(await connected(open(dora.token)))
  expect(results).toEqual([...Array(10).fill(true), false, false, false])
  expect(await connected(open(world.ben.token))).toBe(true)
  opened.find((socket) => socket.connected)!.disconnect()
  await new Promise((done) => setTimeout(done, 50))
  expect(await connected(open(dora.token))).toBe(true)
})
test('R5 thirty at the same moment: still not more than ten', async () => {
  const eve = await world.join('eve')
  const results = await Promise.all(Array.from({ length: 30 }, () => connected(open(eve.token))))
  expect(results.filter(Boolean).length).toBeLessThanOrEqual(10)
})
test('R6 a way out, a new password, a suspension: the socket is closed at once', async () => {
  const token = await entered()
  const socket = open(token)
  expect(await connected(socket)).toBe(true)
  const gone = closed(socket)
  await request(`${world.url}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
  await gone

  const second = open(await entered())
  expect(await connected(second)).toBe(true)
  await world.guest.ask(accounts.forgotPassword, { email: world.ann.email })
  await world.settle()
  const { rows } = await world.pool.query<{ facts: { path: string } }>('select facts from mails order by id desc limit 1')
  const over = closed(second)
  await world.guest.gets(accounts.resetPassword, { token: /[\w-]{20,}$/.exec(rows[0]!.facts.path)![0], password: 'a penny black' })
  await over
})
