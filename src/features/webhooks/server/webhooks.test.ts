import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { productOffers } from '#features/product-offers/contract.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { webhooks } from '../contract.ts'
import { webhookEvents } from '../rules.ts'
import { leaseDeliveries } from './queries-send.ts'
import { sendWebhooks } from './send.sweeper.ts'

/** A member's program: it keeps what it is sent and answers as it is told. */
interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}
const [sent, answers]: [Sent[], Map<string, number>] = [[], new Map()]
let program: Server
const at = (path: string) => `http://127.0.0.1:${(program.address() as AddressInfo).port}${path}`
const world = useWorld(async () => {
  program = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    sent.push({ path: request.url!, headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString() })
    reply.writeHead(answers.get(request.url!) ?? 204).end()
  })
  await new Promise<void>((done) => program.listen(0, '127.0.0.1', done))
  return { OUTBOUND_LOOPBACK_PORTS: String((program.address() as AddressInfo).port) }
})
afterAll(() => void program.close())
beforeAll(async () => {
  await world.pool.query("update members set plan = 'business' where username in ('ann', 'cleo')")
  await openShop(world.ann)
})
beforeEach(async () => {
  await world.pool.query('delete from webhooks')
  sent.length = 0
  answers.clear()
})

const made = (path: string, who: Actor = world.ann, events: readonly (typeof webhookEvents)[number][] = webhookEvents) =>
  who.gets(webhooks.create, { url: at(path), events: [...events] })
const bought = async () => {
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [(await sell(world, world.ann)).id]))
  await world.settle()
  return group.orders[0]!
}
const logOf = async (id: Awaited<ReturnType<typeof made>>['webhook']['id'], who: Actor = world.ann) =>
  (await who.gets(webhooks.deliveries, { id })).deliveries.data
/** The next attempts are due now. */
const later = async () => {
  await world.pool.query("update webhook_deliveries set due_at = clock_timestamp() - interval '1 second' where due_at is not null")
  await world.settle()
}
/** The check of a receiver, written from https://www.standardwebhooks.com apart from the code that signs. */
const isOurs = ({ headers, body }: Sent, secret: string) => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const mark = createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')
  return headers['webhook-signature'] === `v1,${mark}` && Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1_000) < 60
}

test('ben buys from ann: her program hears it, signed with her secret, and nothing of ben’s name or address is in it', async () => {
  const { secret, webhook } = await made('/ann')
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
  const order = await bought()
  expect(sent.map(({ path }) => path)).toEqual(['/ann'])
  const [call] = sent
  expect(isOurs(call!, secret)).toBe(true)
  expect(isOurs({ ...call!, body: `${call!.body} ` }, secret)).toBe(false)
  expect(JSON.parse(call!.body)).toEqual({
    type: 'order.paid',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    data: { order_id: order.id, group_id: expect.any(String), number: order.number, kind: 'product', total: expect.any(Number), currency: 'USD' },
  })
  for (const private_word of [world.ben.email, world.ben.id, 'Rue']) expect(call!.body).not.toContain(private_word)
  await world.ann.gets(orders.ship, { id: order.id, carrier: 'La Poste', tracking: 'LP1' })
  await world.settle()
  expect(JSON.parse(sent[1]!.body)).toMatchObject({ type: 'order.shipped', data: { carrier: 'La Poste', tracking: 'LP1' } })
  expect(await logOf(webhook.id)).toMatchObject([
    { event: 'order.shipped', outcome: 'delivered', status: 204, attempts: 1 },
    { event: 'order.paid', outcome: 'delivered', status: 204, attempts: 1, body: call!.body },
  ])
  expect((await world.ann.gets(webhooks.list, {})).webhooks).toMatchObject([{ delivered: 2, waiting: 0, given_up: 0 }])
})

test('it hears what it chose alone, and of its own member alone; switched off it hears nothing', async () => {
  const { webhook } = await made('/offers', world.ann, ['product_offer.placed'])
  await made('/cleo', world.cleo)
  await bought()
  expect(sent).toEqual([])
  const { id: product_id } = await sell(world, world.ann, { product: { accepting_best_offer: true } })
  const { product_offer } = await world.ben.gets(productOffers.place, { product_id, amount: 100 })
  await world.settle()
  expect(sent.map(({ path, body }) => [path, JSON.parse(body).data.product_offer_id])).toEqual([['/offers', product_offer.id]])
  await world.ann.gets(webhooks.edit, { id: webhook.id, events: ['order.paid'], is_on: false })
  await bought()
  expect(sent).toHaveLength(1)
  await world.ann.gets(webhooks.edit, { id: webhook.id, is_on: true })
  await bought()
  expect(sent).toHaveLength(2)
})

test('an address that fails is called again later with the same id and body, and what arrived is not sent a second time', async () => {
  const { webhook, secret } = await made('/slow')
  answers.set('/slow', 503)
  await bought()
  expect(await logOf(webhook.id)).toMatchObject([{ outcome: null, status: 503, attempts: 1 }])
  answers.delete('/slow')
  await later()
  await later()
  expect(sent).toHaveLength(2)
  expect(sent[1]!.headers['webhook-id']).toBe(sent[0]!.headers['webhook-id'])
  expect(sent[1]!.body).toBe(sent[0]!.body)
  expect(sent.every((call) => isOurs(call, secret))).toBe(true)
  const [one] = await logOf(webhook.id)
  expect(one).toMatchObject({ outcome: 'delivered', attempts: 2, due_at: null })
  // A second process that had taken it too finds it done.
  await world.product.db.transaction().execute((tx) => sendWebhooks.finish({ tx, emit: () => {} } as never, one!.id, { status: 500 } as never))
  expect(await logOf(webhook.id)).toMatchObject([{ outcome: 'delivered', attempts: 2 }])
  await world.ann.gets(webhooks.replay, { id: one!.id })
  await world.settle()
  expect(sent[2]!.headers['webhook-id']).toBe(one!.id)
})

test('taken by one process, a delivery is not taken by another', async () => {
  const { webhook } = await made('/lease')
  await world.pool.query(`insert into webhook_deliveries (webhook_id, event, body, due_at) values ($1, 'order.paid', '{}', clock_timestamp())`, [
    webhook.id,
  ])
  const [first, second] = [await leaseDeliveries(world.product.db, 10), await leaseDeliveries(world.product.db, 10)]
  expect([first.length, second.length]).toEqual([1, 0])
})

test('after eight attempts it is given up and switched off, ann is told, and what was missed can be sent when it works', async () => {
  const { webhook } = await made('/away')
  answers.set('/away', 500)
  await bought()
  for (let nth = 1; nth < 8; nth++) await later()
  const [lost] = await logOf(webhook.id)
  expect(lost).toMatchObject({ outcome: 'given_up', attempts: 8 })
  expect((await world.ann.gets(webhooks.list, {})).webhooks).toMatchObject([{ off: 'failing', given_up: 1 }])
  await bought()
  expect(sent).toHaveLength(8)
  const told = (await world.ann.gets(notifications.list, {})).notifications.data.filter(({ data }) => data.type === 'webhook_ended')
  expect(told.map(({ data }) => data.path)).toEqual(['/store/webhooks'])
  expect((await world.ann.ask(webhooks.replay, { id: lost!.id })).code).toBe('webhook.off')
  expect((await world.ann.ask(webhooks.tryOut, { id: webhook.id })).code).toBe('webhook.off')
  answers.delete('/away')
  await world.ann.gets(webhooks.edit, { id: webhook.id, is_on: true })
  await world.ann.gets(webhooks.replay, { id: lost!.id })
  await world.settle()
  expect(await logOf(webhook.id)).toMatchObject([{ outcome: 'delivered', attempts: 1 }])
})

test('410 ends it at once', async () => {
  await made('/gone')
  answers.set('/gone', 410)
  await bought()
  expect((await world.ann.gets(webhooks.list, {})).webhooks).toMatchObject([{ off: 'gone', given_up: 1 }])
})

test('with another plan nothing is sent any more, and her list is closed; with it again both go on', async () => {
  const { webhook } = await made('/plan')
  await world.pool.query("update members set plan = 'free' where id = $1", [world.ann.id])
  await bought()
  expect(sent).toEqual([])
  expect((await world.ann.ask(webhooks.list, {})).status).toBe(403)
  await world.pool.query("update members set plan = 'business' where id = $1", [world.ann.id])
  expect(await logOf(webhook.id)).toMatchObject([{ outcome: 'given_up', attempts: 0 }])
  await bought()
  expect(sent).toHaveLength(1)
})

test('E13 only public addresses with https are taken; ten at most, each once', async () => {
  const addresses = [
    'http://shop.example/a',
    'https://user:word@shop.example/a',
    'https://shop.example:8443/a',
    'ftp://shop.example/a',
    'http://127.0.0.1:5432/',
    'file:///etc/passwd',
    'nothing at all',
  ]
  for (const url of addresses) expect((await world.ann.ask(webhooks.create, { url, events: ['order.paid'] })).code, url).toBe('webhook.address')
  for (let nth = 0; nth < 10; nth++) await world.ann.gets(webhooks.create, { url: `https://shop.example/${nth}`, events: ['order.paid'] })
  expect((await world.ann.ask(webhooks.create, { url: 'https://shop.example/11', events: ['order.paid'] })).code).toBe('webhook.too_many')
  const [first, second] = (await world.ann.gets(webhooks.list, {})).webhooks
  await world.ann.gets(webhooks.remove, { id: first!.id })
  expect((await world.ann.ask(webhooks.create, { url: second!.url, events: ['order.paid'] })).code).toBe('webhook.twice')
  expect((await world.ann.ask(webhooks.edit, { id: second!.id, url: 'https://shop.example/5' })).code).toBe('webhook.twice')
  expect((await world.ann.ask(webhooks.edit, { id: second!.id, url: 'http://shop.example/5' })).code).toBe('webhook.address')
})

test('an inner address behind a public name is not called: it fails like one that is away', async () => {
  const { webhook } = await world.ann.gets(webhooks.create, { url: 'https://localhost/hook', events: ['order.paid'] })
  await bought()
  expect(await logOf(webhook.id)).toMatchObject([{ status: null, failed: 'closed', attempts: 1 }])
})

test('cleo cannot read, try, change or send again what is ann’s', async () => {
  const { webhook } = await made('/hers')
  await bought()
  const [delivery] = await logOf(webhook.id)
  const { id } = webhook
  expect((await world.cleo.ask(webhooks.deliveries, { id })).status).toBe(404)
  expect((await world.cleo.ask(webhooks.edit, { id, is_on: false })).status).toBe(404)
  expect((await world.cleo.ask(webhooks.tryOut, { id })).status).toBe(404)
  expect((await world.cleo.ask(webhooks.renew, { id })).status).toBe(404)
  expect((await world.cleo.ask(webhooks.remove, { id })).status).toBe(404)
  expect((await world.cleo.ask(webhooks.replay, { id: delivery!.id })).status).toBe(404)
  await world.ann.gets(webhooks.tryOut, { id })
  await world.settle()
  expect(JSON.parse(sent.at(-1)!.body)).toMatchObject({ type: 'webhook.trial', data: { webhook_id: id } })
})

test('with a new secret the one before counts no more, and neither can be read from the database', async () => {
  const { webhook, secret } = await made('/secret')
  const renewed = await world.ann.gets(webhooks.renew, { id: webhook.id })
  await world.ann.gets(webhooks.tryOut, { id: webhook.id })
  await world.settle()
  expect([isOurs(sent[0]!, secret), isOurs(sent[0]!, renewed.secret)]).toEqual([false, true])
  const { rows } = await world.pool.query('select secret from webhooks where id = $1', [webhook.id])
  expect(rows[0].secret.toString('latin1')).not.toContain(renewed.secret.slice(6))
})
