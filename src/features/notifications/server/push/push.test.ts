import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '#features/accounts/contract.ts'
import { network } from '#features/network/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { settings } from '#features/settings/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../../contract.ts'

/** A push service: it keeps what it is sent and answers as it is told. */
interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}
const [sent, answers]: [Sent[], Map<string, number>] = [[], new Map()]
let service: Server
const portOf = () => (service.address() as AddressInfo).port
const world = useWorld(async () => {
  service = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    sent.push({ path: request.url!, headers: request.headers as Record<string, string>, body: Buffer.concat(parts) })
    reply.writeHead(answers.get(request.url!) ?? 201).end()
  })
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  return { OUTBOUND_LOOPBACK_PORTS: String(portOf()), CONTACT_EMAIL: 'help@cachet.example' }
})
afterAll(() => void service.close())
beforeEach(() => {
  sent.length = 0
  answers.clear()
})

/** A browser: its own keys, and the deciphering that RFC 8291 lays down, written here apart from the library that sends. */
function browser(name: string) {
  const curve = createECDH('prime256v1')
  const own = curve.generateKeys()
  const auth = randomBytes(16)
  const keys = { p256dh: own.toString('base64url'), auth: auth.toString('base64url') }
  function read(body: Buffer): Record<string, string> {
    const [salt, length] = [body.subarray(0, 16), body[20]!]
    const [sender, sealed] = [body.subarray(21, 21 + length), body.subarray(21 + length)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
    const key = Buffer.from(hkdfSync('sha256', curve.computeSecret(sender), auth, info, 32))
    const derived = (about: string, bytes: number) => Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(`Content-Encoding: ${about}\0`), bytes))
    const opener = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12)).setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return { path: `/${name}`, endpoint: `http://127.0.0.1:${portOf()}/${name}`, keys, read }
}
const subscribed = async (who: Actor, one = browser(randomBytes(6).toString('hex'))) => {
  const { subscription } = await who.gets(notifications.subscribe, { endpoint: one.endpoint, keys: one.keys })
  return { ...one, id: subscription.id }
}
const follow = async (who: Actor, whom: Actor) => {
  await who.gets(network.follow, { id: whom.id })
  await world.settle()
}
const browsersOf = async (who: Actor) => (await who.gets(notifications.pushBrowsers, {})).push.data.map(({ id }) => id)
const wish = (who: Actor, property: string, value: boolean) => who.gets(settings.keep, { group: 'notifications', property, value })

const sendAgain = async () => {
  await world.pool.query("update push_deliveries set due_at = clock_timestamp() - interval '1 second' where sent_at is null")
  await world.settle()
}

test('ben follows anna: her browser alone can read it, it comes from this deployment, and names nobody', async () => {
  const anna = await world.join('anna')
  const one = await subscribed(anna)
  await follow(world.ben, anna)
  expect(sent.map(({ path }) => path)).toEqual([one.path])
  const { headers, body } = sent[0]!
  const told = one.read(body)
  expect(told).toEqual({ title: 'Cachet', body: 'Somebody follows me', path: `/profile/${world.ben.id}`, lang: 'en', tag: expect.any(String) })
  expect(() => browser('other').read(body)).toThrow()
  expect(headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm', urgency: 'normal', topic: told.tag!.replaceAll('-', '') })
  const { key } = (await anna.gets(notifications.pushBrowsers, {})).push
  const [, token = '', shown] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization!) ?? []
  expect(shown).toBe(key)
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const [head, claims, signature = ''] = token.split('.')
  const signed = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url'))).toBe(true)
  const aud = `http://127.0.0.1:${portOf()}`
  expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({ aud, sub: 'mailto:help@cachet.example' })
})

test('with names if she wants them; a group that grows is told once a minute, and not at all when it was read', async () => {
  const bea = await world.join('bea')
  const one = await subscribed(bea)
  await wish(bea, 'push_text', true)
  await follow(world.ann, bea)
  await follow(world.ben, bea)
  await follow(world.cleo, bea)
  expect(sent.map(({ body }) => one.read(body).title)).toEqual(['ann Collector follows you'])
  await sendAgain()
  expect(sent.slice(1).map(({ body }) => one.read(body).title)).toEqual(['cleo Collector and 2 others follow you'])
  await follow(await world.join('dan'), bea)
  await bea.gets(notifications.markAllRead, {})
  await sendAgain()
  expect(sent).toHaveLength(2)
})

test('what she switched off for push is not pushed, and stays in the list', async () => {
  const eva = await world.join('eva')
  await subscribed(eva)
  await wish(eva, 'follow_user.push', false)
  await follow(world.ben, eva)
  expect(sent).toEqual([])
  expect((await eva.gets(notifications.list, {})).notifications.unread).toBe(1)
})

test('a browser that has ended its subscription is forgotten (404, 410); one that is away is tried again, one that refuses five times is given up', async () => {
  const fay = await world.join('fay')
  const [gone, lost, away, refusing, well] = [
    await subscribed(fay),
    await subscribed(fay),
    await subscribed(fay),
    await subscribed(fay),
    await subscribed(fay),
  ]
  answers.set(gone.path, 410).set(lost.path, 404).set(refusing.path, 400)
  await follow(world.ben, fay)
  expect(await browsersOf(fay)).toEqual([away.id, refusing.id, well.id])
  answers.set(away.path, 503)
  for (let times = 0; times < 4; times++) await fay.gets(notifications.tryPush, { id: refusing.id })
  await world.settle()
  expect(await browsersOf(fay)).toEqual([away.id, well.id])
  await fay.gets(notifications.tryPush, { id: away.id })
  await world.settle()
  answers.delete(away.path)
  const before = sent.length
  await world.pool.query('update push_deliveries set due_at = clock_timestamp() where sent_at is null')
  await new Promise((done) => setTimeout(done, 5_100))
  await sendAgain()
  expect(sent.slice(before).map(({ path, body }) => [path, away.read(body).body])).toEqual([
    [away.path, 'It works: notices show here while the product is closed.'],
  ])
})

test('E13 only push services of browsers are taken, with keys that are keys', async () => {
  const { endpoint, keys } = browser('one')
  const addresses = [
    ...['http://127.0.0.1:5432/a', 'https://127.0.0.1/push', 'https://169.254.169.254/latest', 'https://push.example/a', 'file:///etc/passwd'],
    ...[
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://fcm.googleapis.com:5432/a',
      'https://evil.example/fcm.googleapis.com',
    ],
  ]
  for (const one of addresses) expect((await world.ben.ask(notifications.subscribe, { endpoint: one, keys })).code, one).toBe('push.address')
  const off = Buffer.alloc(65, 7).toString('base64url')
  expect((await world.ben.ask(notifications.subscribe, { endpoint, keys: { ...keys, p256dh: off } })).code).toBe('push.address')
  for (const host of [
    'fcm.googleapis.com/fcm/send',
    'updates.push.services.mozilla.com/wpush/v2',
    'wns2-par02p.notify.windows.com/w',
    'web.push.apple.com',
  ])
    expect((await world.ben.ask(notifications.subscribe, { endpoint: `https://${host}/token`, keys })).status, host).toBe(200)
  await world.pool.query('delete from push_subscriptions where member_id = $1', [world.ben.id])
})

test('a browser is of one member: the next who uses it takes it, and it ends with its session or by a press', async () => {
  const [gus, hal] = [await world.join('gus'), await world.join('hal')]
  const shared = await subscribed(gus)
  const { id } = await subscribed(hal, shared)
  expect([await browsersOf(gus), await browsersOf(hal)]).toEqual([[], [id]])
  expect((await gus.ask(notifications.unsubscribe, { id })).status).toBe(404)
  expect((await gus.ask(notifications.tryPush, { id })).status).toBe(404)
  await hal.gets(notifications.unsubscribe, { id })
  expect(await browsersOf(hal)).toEqual([])
  const mine = await subscribed(hal)
  await hal.gets(accounts.logOut, {})
  await world.settle()
  expect((await world.pool.query('select from push_subscriptions where id = $1', [mine.id])).rowCount).toBe(0)
})

test('a session that has ended by itself tells its browser nothing any more', async () => {
  const jon = await world.join('jon')
  await subscribed(jon)
  await world.pool.query("update sessions set expires_at = clock_timestamp() - interval '1 second' where member_id = $1", [jon.id])
  await follow(world.ben, jon)
  expect(sent).toEqual([])
  expect((await world.pool.query('select from push_subscriptions where member_id = $1', [jon.id])).rowCount).toBe(0)
})

test('of more than ten browsers the oldest goes', async () => {
  const ida = await world.join('ida')
  const ids: string[] = []
  for (let nth = 0; nth < 11; nth++) ids.push((await subscribed(ida)).id)
  expect(await browsersOf(ida)).toEqual(ids.slice(1))
})

test('in her quiet hours nothing rings and no optional letter leaves until they end; a sale does not wait', async () => {
  const { ann, ben } = world
  await openShop(ann)
  const now = new Date()
  const hour = (more: number) => `${String((now.getUTCHours() + more) % 24).padStart(2, '0')}:00`
  for (const who of [ann, ben]) {
    await subscribed(who)
    await who.gets(settings.keep, { group: 'notifications', property: 'quiet_from', value: hour(0) })
    await who.gets(settings.keep, { group: 'notifications', property: 'quiet_to', value: hour(3) })
  }
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [(await sell(world, ann)).id]))
  await world.settle()
  const urgent = sent.map(({ headers }) => headers.urgency)
  expect(urgent.length).toBeGreaterThan(0)
  await ann.gets(orders.ship, { id: group.orders[0]!.id, carrier: 'La Poste' })
  await follow(world.cleo, ann)
  expect(sent).toHaveLength(urgent.length)
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), now.getUTCHours() + 3))
  const waiting = await world.pool.query('select distinct due_at from push_deliveries where sent_at is null and member_id = any($1)', [
    [ann.id, ben.id],
  ])
  expect(waiting.rows).toEqual([{ due_at: end }])
  const letters = await world.pool.query("select due_at from mails where template = 'order_shipped' and recipient = $1", [ben.email])
  expect(letters.rows.map(({ due_at }) => Math.abs(due_at - end.getTime()) < 5_000)).toEqual([true])
})
