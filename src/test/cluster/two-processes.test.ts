import { io, type Socket } from 'socket.io-client'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { apiKeys } from '#features/api-keys/contract.ts'
import { calls } from '#features/calls/contract.ts'
import { dashboard } from '#features/dashboard/contract.ts'
import { ledger } from '#features/ledger/contract.ts'
import { network } from '#features/network/contract.ts'
import { products } from '#features/products/contract.ts'
import type { Actor } from '../support/cast.ts'
import { caller } from '../support/client.ts'
import { openShop, sell } from '../support/fixtures.ts'
import type { World } from '../support/world.ts'
import { useCluster } from './cluster.ts'

const cluster = useCluster()
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
const PATIENCE = { timeout: 15_000, interval: 50 }

let [ann, ben]: [Actor, Actor] = [] as never
beforeAll(async () => {
  ;[ann, ben] = [await cluster.join('ann', { plan: 'basic' }), await cluster.join('ben')]
  await openShop(ann)
}, 120_000)

/** A socket at one process that records what it receives. */
async function listenAt(process: number, names: readonly string[], who?: Actor) {
  const socket = io(cluster.urls[process]!, {
    ...{ path: '/live', transports: ['websocket'], reconnection: false, forceNew: true },
    ...(who && { auth: { token: who.token } }),
  })
  sockets.push(socket)
  const heard: { name: string; touches: string[] }[] = []
  socket.on('touched', (told) => heard.push(told))
  await new Promise<void>((done, fail) => void socket.once('connect', done).once('connect_error', fail))
  const allowed: string[] = await socket.emitWithAck('listen', names)
  return { socket, heard, allowed }
}

test('twelve edits through the proxy: a guest’s socket at each process hears all twelve, each once', async () => {
  const product = await sell({ pool: cluster.pool } as World, ann)
  const name = `product:${product.id}`
  const [first, second] = [await listenAt(0, [name]), await listenAt(1, [name])]
  expect([first.allowed, second.allowed]).toEqual([[name], [name]])
  const edit = { productable_id: product.productable_id!, name: product.name, quantity: 1, is_published: true }
  for (let n = 0; n < 12; n++) await ann.gets(products.update, { id: product.id, ...edit, regular_price: 10_000 + n })
  const count = ({ heard }: typeof first) => heard.filter(({ touches }) => touches.includes(name)).length
  await vi.waitFor(() => expect([count(first), count(second)]).toEqual([12, 12]), PATIENCE)
  await new Promise((done) => setTimeout(done, 600))
  expect([count(first), count(second)]).toEqual([12, 12])
})

test('an event that is committed after a younger one is heard as well', async () => {
  const product = await sell({ pool: cluster.pool } as World, ann)
  const name = `product:${product.id}`
  const { heard } = await listenAt(0, [name])
  const slow = await cluster.pool.connect()
  const write = "insert into outbox (name, data, touches) values ($1, '{}', array[$2])"
  await slow.query('begin')
  await slow.query(write, ['test.slow', name])
  await cluster.pool.query(write, ['test.quick', name])
  const ours = () => heard.map((told) => told.name).filter((one) => one.startsWith('test.'))
  await vi.waitFor(() => expect(ours()).toEqual(['test.quick']), PATIENCE)
  await slow.query('commit')
  slow.release()
  await vi.waitFor(() => expect(ours()).toEqual(['test.quick', 'test.slow']), PATIENCE)
})

test('a key that is revoked at one process is over at the other with its next call', async () => {
  await cluster.pool.query("update members set plan = 'business' where id = $1", [ann.id])
  const { api_key, key } = await cluster.at(0, ann).gets(apiKeys.make, { name: 'the till', scopes: ['listings.read'] })
  const till = caller(cluster.urls[1]!, { name: 'the till', token: key })
  expect((await till.ask(products.ofStore, {})).status).toBe(200)
  await cluster.at(0, ann).gets(apiKeys.revoke, { id: api_key.id })
  expect(await till.ask(products.ofStore, {})).toMatchObject({ status: 401, code: 'key.over' })
})

test('a session that ends at one process is over at the other at once, and its socket there is closed', async () => {
  const { token } = await cluster.at(0).gets(accounts.logIn, { email: ann.email, password: 'a penny black' })
  const session = { ...ann, token: token! }
  const { socket } = await listenAt(1, [], session)
  const stays = await listenAt(1, [], ann)
  await cluster.at(0, session).gets(accounts.logOut, {})
  const ended = performance.now()
  expect((await cluster.at(1, session).ask(accounts.logOut, {})).status).toBe(401)
  await vi.waitFor(() => expect(socket.connected).toBe(false), PATIENCE)
  console.info(`its socket at the other process was closed after ${Math.round(performance.now() - ended)} ms`)
  expect(stays.socket.connected).toBe(true)
})

test('a block, another role and an edited plan reach the sockets at the other process', async () => {
  const cleo = await cluster.join('cleo')
  const chief = await cluster.join('chief', { role: 'administrator' })
  const blocked = await listenAt(1, [`member:${ann.id}`], ben)
  expect(blocked.allowed).toEqual([`member:${ann.id}`])
  await cluster.at(0, ann).gets(network.block, { id: ben.id })
  await vi.waitFor(() => expect(blocked.socket.connected).toBe(false), PATIENCE)
  expect((await listenAt(1, [`member:${ann.id}`], ben)).allowed).toEqual([])

  const raised = await listenAt(1, [], cleo)
  await cluster.at(0, chief).gets(dashboard.grantRole, { id: cleo.id, role: 'support' })
  await vi.waitFor(() => expect(raised.socket.connected).toBe(false), PATIENCE)

  const dora = await cluster.join('dora')
  const [free, basic, guest] = [await listenAt(1, ['plans:all'], dora), await listenAt(1, [], ann), await listenAt(1, ['plans:all'])]
  const { plans } = await chief.gets(dashboard.plans, {})
  const { code, version, amount, yearly_amount, permissions, limits } = plans.find((plan) => plan.code === 'free')!
  const fewer = permissions.filter((permission) => permission !== 'wallet.view')
  await cluster.at(0, chief).gets(dashboard.keepPlan, {
    code,
    version,
    amount,
    yearly_amount,
    permissions: fewer,
    limits: Object.entries(limits).map(([name, most]) => ({ name, most })),
  })
  await vi.waitFor(() => expect(free.socket.connected).toBe(false), PATIENCE)
  await vi.waitFor(() => expect(guest.heard.map(({ name }) => name)).toContain('members.plans_changed'), PATIENCE)
  expect((await cluster.at(1, dora).ask(ledger.wallet, {})).status).toBe(403)
  expect(basic.socket.connected).toBe(true)
})

test('forty letters leave once each, whichever process sends them', async () => {
  const write = `insert into mails (recipient, template, locale, facts)
    select 'letter' || n || '@example.com', 'verify', 'en', '{"name": "Ann", "code": "12345678", "path": "/action/verification"}' from generate_series(1, 40) as n`
  await cluster.pool.query(write)
  const arrived = () => cluster.mailbox.all.filter(({ to }) => to.some((address) => address.startsWith('letter')))
  await vi.waitFor(() => expect(new Set(arrived().flatMap(({ to }) => to)).size).toBe(40), { timeout: 60_000, interval: 100 })
  await vi.waitFor(
    async () => expect((await cluster.pool.query("select from mails where recipient like 'letter%' and sent_at is null")).rowCount).toBe(0),
    PATIENCE,
  )
  expect(arrived()).toHaveLength(40)
})

test('a call that begins at one process rings at the other, and what its browsers say to each other crosses them in order', async () => {
  await cluster.pool.query('delete from blocks')
  await ben.gets(network.follow, { id: ann.id })
  const rings = await listenAt(1, [`calls of member:${ben.id}`, `signals of member:${ben.id}`], ben)
  const [anns, bens] = [cluster.at(0, ann), cluster.at(1, ben)]
  const [LAPTOP, PHONE, TABLET] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const { call } = await anns.gets(calls.begin, { user_id: ben.id, call_type: 'audio', device_id: LAPTOP })
  await vi.waitFor(() => expect(rings.heard.map(({ name }) => name)).toContain('calls.changed'), PATIENCE)
  expect((await bens.gets(calls.current, {})).call!.id).toBe(call.id)
  // One device at each process answers: one of them wins.
  const answers = await Promise.all([
    cluster.at(0, ben).ask(calls.accept, { id: call.id, device_id: PHONE }),
    bens.ask(calls.accept, { id: call.id, device_id: TABLET }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await anns.gets(calls.join, { id: call.id, device_id: LAPTOP })
  await bens.gets(calls.join, { id: call.id, device_id: answers[0]!.status === 200 ? PHONE : TABLET })
  const said = Array.from({ length: 20 }, (_, n) => `${n}`)
  for (const [n, body] of said.entries()) {
    const signals = [{ kind: 'candidate' as const, body }]
    await cluster.at(n % 2, ann).gets(calls.signal, { id: call.id, to_id: ben.id, epoch: 1, to_epoch: 1, signals })
  }
  await vi.waitFor(() => expect(rings.heard.map(({ name }) => name)).toContain('calls.signalled'), PATIENCE)
  expect((await bens.gets(calls.signals, { id: call.id, epoch: 1 })).signals.map(({ body }) => body)).toEqual(said)
  await bens.gets(calls.end, { id: call.id })
  expect((await anns.gets(calls.show, { id: call.id })).call.ended_at).not.toBeNull()
})
