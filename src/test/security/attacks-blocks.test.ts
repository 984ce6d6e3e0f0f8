import { io, type Socket } from 'socket.io-client'
import { beforeAll, expect, test } from 'vitest'
import { network } from '#features/network/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { products } from '#features/products/contract.ts'
import { type AnyOperation, methodOf } from '#kernel/operation.ts'
import { examples } from '../contract/examples.ts'
import { makeThings, type Things } from '../contract/objects.ts'
import type { Actor } from '../support/cast.ts'
import { openShop, sell } from '../support/fixtures.ts'
import { call, request } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const world = useWorld({ web: true })
/** For each member: their things, and texts that a member they blocked may not read. */
const own = {} as Record<'ann' | 'cleo', { things: Things; marks: string[] }>
const CABINET = 'Cabinet of Curious Canaries'
const SWAN = 'Canarysnail inverted swan'

beforeAll(async () => {
  const { ann, cleo } = world
  await world.pool.query("update members set plan = 'premium' where id = any($1)", [[ann.id, cleo.id]])
  const things = await makeThings(world)
  const store = await openShop(cleo, CABINET)
  const product = await sell(world, cleo, { item: { name: SWAN }, product: { name: SWAN } })
  const item = product.productable_id as typeof things.item
  await world.pool.query("update members set description = 'Annabelcanary' where id = $1", [ann.id])
  for (const [who, whom] of [
    [ann, cleo],
    [cleo, ann],
    [world.ben, ann],
    [world.ben, cleo],
  ] as const)
    await who.gets(network.follow, { id: whom.id })
  await world.pool.query("insert into member_interests (member_id, kind, code) select unnest($1::uuid[]), 'topic', 'birds'", [[ann.id, cleo.id]])
  await world.settle()
  own.ann = { things, marks: [ann.id, things.store, things.product, things.item, 'ann Collector', 'Penny Black &', 'Annabelcanary'] }
  own.cleo = {
    things: { ...things, member: cleo.id, store: store.id, product: product.id, item },
    marks: [cleo.id, store.id, product.id, item, 'cleo Collector', CABINET, SWAN],
  }
}, 60_000)

const reads = () => world.product.dispatcher.operations.filter(({ http, bearer_only }) => methodOf(http) === 'GET' && !bearer_only)
const SEARCHED: Record<string, readonly string[]> = {
  'GET /users': ['ann', 'cleo', 'coll'],
  'GET /products': ['noir', 'swan'],
  'GET /search/all': ['cer', 'pen', 'swan', 'cab'],
}

/** Requests of every query: its example, and a search for the other member. */
function questions(op: AnyOperation, things: Things): object[] {
  const given = examples[op.http]!.map((example) => example.given(things))
  return [...given, ...(SEARCHED[op.http] ?? []).map((search) => ({ ...given[0], search }))]
}
/** Queries whose answer mentions the other member. */
async function tellOf(viewer: Actor, { things, marks }: (typeof own)['ann']): Promise<string[]> {
  const told: string[] = []
  for (const op of reads())
    for (const given of questions(op, things)) {
      const { text } = await call(world.url, op, given, { token: viewer.token })
      const found = marks.filter((mark) => text.includes(mark))
      if (found.length) told.push(`${op.http} ${JSON.stringify(given)} tells ${viewer.name}: ${found}`)
    }
  return told
}
const PATHS = (things: Things) => [
  '/',
  '/marketplace',
  ...['', '?search=noir', '?search=swan', `?store_id=${things.store}`].map((query) => `/marketplace/for-sale${query}`),
  ...[`/products/${things.product}`, `/stores/${things.store}`, `/stamp-items/${things.item}/show`, `/user/${things.member}/stamp-items`],
  ...[
    `/profile/${things.member}`,
    `/profile/${things.member}/network`,
    `/profile/${world.ben.id}/network`,
    `/profile/${world.ben.id}/network?tab=following`,
  ],
  ...['/network', '/network?search=ann', '/network?search=cleo', '/follow-users', '/followers', '/followings', '/notifications', '/orders', '/cart'],
]
/** Pages that mention the other member; the requested path itself does not count. */
async function showOf(viewer: Actor, { things, marks }: (typeof own)['ann']): Promise<string[]> {
  const shown: string[] = []
  for (const path of PATHS(things)) {
    const { text, status } = await request(world.url + path, { headers: { cookie: `session=${viewer.token}` } })
    expect(status, path).toBeLessThan(500)
    const found = marks.filter((mark) => /[ A-Z]/.test(mark) && (text.includes(mark) || text.includes(mark.replaceAll('&', '&amp;'))))
    if (found.length) shown.push(`${path} shows ${viewer.name}: ${found}`)
  }
  return shown
}

test('P4 of two who have blocked each other, no question and no page tells one of the other; before, they did', async () => {
  const { ann, cleo } = world
  const before = [...(await tellOf(cleo, own.ann)), ...(await tellOf(ann, own.cleo))]
  const names = new Set(before.map((line) => line.split(' {')[0]))
  console.info(`P4 ${reads().length} questions; ${names.size} of them told of the other before the block`)
  expect(names.size).toBeGreaterThan(10)
  expect((await showOf(cleo, own.ann)).length + (await showOf(ann, own.cleo)).length).toBeGreaterThan(12)
  await ann.gets(network.block, { id: cleo.id })
  await world.settle()
  for (const [viewer, other] of [
    [cleo, own.ann],
    [ann, own.cleo],
  ] as const) {
    // The one exception: ann's own list of members she has blocked.
    const told = (await tellOf(viewer, other)).filter((line) => !(viewer === ann && line.startsWith('GET /blocks ')))
    expect(told).toEqual([])
    expect(await showOf(viewer, other)).toEqual([])
  }
}, 120_000)

test('P4 an order that runs stays open to both, and goes on', async () => {
  const { ann, ben } = world
  const { order, shipped } = own.ann.things
  await ann.gets(network.block, { id: ben.id })
  for (const who of [ann, ben]) expect((await who.ask(orders.show, { id: order })).status).toBe(200)
  expect((await ann.ask(orders.ship, { id: order, carrier: 'La Poste' })).status).toBe(200)
  expect((await ben.ask(orders.confirm, { id: shipped })).status).toBe(200)
  expect((await ben.gets(orders.list, { role: 'buyer' })).orders.data.map(({ id }) => id)).toContain(order)
})

const listening = (who: Actor) =>
  new Promise<Socket>((done) => {
    const socket = io(world.url, { path: '/live', transports: ['websocket'], auth: { token: who.token }, reconnection: false, forceNew: true })
    socket.once('connect', () => done(socket))
  })
const allowed = (socket: Socket, ...names: string[]) => socket.emitWithAck('listen', names) as Promise<string[]>

test('R6 of one’s network nobody else hears, and what a block hides falls silent on open sockets too', async () => {
  const { ann } = world
  const dora = await world.join('dora')
  const socket = await listening(dora)
  const names = [`member:${ann.id}`, `product:${own.ann.things.product}`, `store:${own.ann.things.store}`, `network of member:${dora.id}`]
  const heard: string[] = []
  socket.on('touched', ({ touches }: { touches: string[] }) => heard.push(...touches))
  expect(await allowed(socket, ...names, `network of member:${ann.id}`, `sockets of ${ann.id}`)).toEqual(names)
  const stir = async () => {
    heard.length = 0
    const { product } = await ann.gets(products.show, { id: own.ann.things.product })
    await ann.gets(products.update, {
      ...{ id: product.id, productable_id: product.productable_id!, name: product.name, quantity: product.quantity, is_published: true },
      regular_price: product.regular_price + 100,
    })
    await world.settle()
    await new Promise((done) => setTimeout(done, 300))
    return heard.some((name) => names.includes(name))
  }
  expect(await stir()).toBe(true)
  const closed = new Promise((done) => socket.once('disconnect', done))
  await ann.gets(network.block, { id: dora.id })
  await world.settle()
  await closed
  expect(await stir()).toBe(false)
  const again = await listening(dora)
  expect(await allowed(again, ...names)).toEqual([`network of member:${dora.id}`])
  again.disconnect()
})
