import { createHmac } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import { shipping } from '#features/shipping/contract.ts'
import { openVault } from '#server/auth/vault.ts'
import { expectBooks } from '#test/support/books.ts'
import { balanceIn, giveMoney, openShop, sell } from '#test/support/fixtures.ts'
import { easyPostInstead } from '#test/support/outside/easypost.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { labels } from '../contract.ts'
import { openOffer, sealOffer } from './offer.ts'
import { lockLabel, recordBought, recordRefund } from './record.ts'

const SECRET = 'a secret that EasyPost and we know of'
let post: Awaited<ReturnType<typeof easyPostInstead>>
const world = useWorld(async () => {
  post = await easyPostInstead()
  return { EASYPOST_API_KEY: 'EZTK1', EASYPOST_API_URL: post.url, EASYPOST_WEBHOOK_SECRET: SECRET }
})
const size = { length: 9, width: 6, height: 1, weight: 5 }
beforeAll(async () => {
  await openShop(world.ann)
  await world.ann.gets(places.create, { full_name: 'Ann Ashby', address: '7 Rue Mercière', city: 'Lyon', zipcode: '69002', country: 'FR' })
  await world.ann.gets(shipping.setMode, { mode: 'easypost' })
  await giveMoney(world, world.ann, 10_000)
})
async function sold() {
  const { id } = await sell(world, world.ann)
  return (await world.ben.gets(orders.checkout, await cartOf(world.ben, [id]))).group.orders[0]!.id
}
const rates = async (order_id: Awaited<ReturnType<typeof sold>>) => (await world.ann.gets(labels.quote, { order_id, ...size })).rates
async function bought(order_id: Awaited<ReturnType<typeof sold>>) {
  const [cheapest] = await rates(order_id)
  return (await world.ann.gets(labels.buy, { order_id, rate: cheapest!.rate })).label
}
const available = () => balanceIn(world, world.ann, 'seller_available')
const statusOf = async (id: Awaited<ReturnType<typeof sold>>) => (await world.ann.gets(orders.show, { id })).order
const labelIn = async (id: Awaited<ReturnType<typeof sold>>) => (await world.ann.gets(labels.list, { id })).labels[0]!
const dueNow = () => world.pool.query('update labels set check_at = clock_timestamp() where check_at is not null')
const lastShipment = () => [...post.shipments.keys()].at(-1)!
async function tell(event: object, secret = SECRET) {
  const body = JSON.stringify(event)
  const signature = `hmac-sha256-hex=${createHmac('sha256', secret).update(body).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-hmac-signature': signature }
  return (await fetch(`${world.url}/api/shipping/webhook`, { method: 'POST', body, headers })).status
}
const ofTracker = (shipment: string, status: string) => ({
  ...post.event,
  id: `evt_${crypto.randomUUID()}`,
  result: { id: `trk_${shipment}`, object: 'Tracker', status },
})

test('ann compares what carriers take, the cheapest first, and buys a label with her available money', async () => {
  const id = await sold()
  const before = await available()
  const offered = await rates(id)
  expect(offered.map(({ service, amount, days }) => [service, amount, days])).toEqual([
    ['GroundAdvantage', 820, 3],
    ['Priority', 1_101, 2],
    ['Express', 5_120, 2],
  ])
  const label = await bought(id)
  expect(label).toMatchObject({
    status: 'bought',
    carrier: 'USPS',
    tracking: '9434600208303109842228',
    amount: 820,
    actions: ['print', 'send', 'void'],
  })
  expect(await available()).toBe(before - 820)
  const { given } = post.shipments.get(lastShipment())!
  expect(given).toMatchObject({
    reference: id,
    from_address: { street1: '7 Rue Mercière', country: 'FR' },
    to_address: { name: 'Ben Byrne', zip: 'H91 F2T5' },
  })
  expect(given.customs_info).toMatchObject({ customs_items: [{ hs_tariff_number: '9704.00', quantity: 1, value: '125.00' }] })
  expect((await statusOf(id)).status).toBe('processing')
  await world.ann.gets(labels.send, { id: label.id })
  expect(await statusOf(id)).toMatchObject({ status: 'shipped', carrier: 'USPS', tracking: '9434600208303109842228' })
  await expectBooks(world, 'labels 1')
})

test('the label is a file to print for its seller, and for nobody else', async () => {
  const id = await sold()
  const label = await bought(id)
  const file = (token: string) => fetch(`${world.url}/api/shipping/labels/${label.id}/file`, { headers: { authorization: `Bearer ${token}` } })
  const answer = await file(world.ann.token)
  expect([answer.status, answer.headers.get('content-type'), (await answer.text()).slice(0, 4)]).toEqual([200, 'application/pdf', '%PDF'])
  for (const who of [world.ben, world.cleo]) {
    expect((await file(who.token)).status).toBe(404)
    expect((await who.ask(labels.list, { id })).status).toBe(404)
    expect((await who.ask(labels.quote, { order_id: id, ...size })).status).toBe(404)
    expect((await who.ask(labels.void, { id: label.id })).status).toBe(404)
    expect((await who.ask(labels.send, { id: label.id })).status).toBe(404)
  }
})

test('an offer is for one order, and for half an hour', async () => {
  const [one, other] = [await sold(), await sold()]
  const [offer] = await rates(one)
  expect(await world.ann.ask(labels.buy, { order_id: other, rate: offer!.rate })).toMatchObject({ status: 422, code: 'label.rate' })
  const tampered = `${offer!.rate.slice(0, -2)}AA`
  expect(await world.ann.ask(labels.buy, { order_id: one, rate: tampered })).toMatchObject({ code: 'label.rate' })
  const [vault, of] = [openVault(world.secrets.vault), { order_id: one, provider: 'easypost', seller_id: world.ann.id }]
  const late = sealOffer(vault, of, { ...openOffer(vault, of, offer!.rate)!, until: 0 })
  expect(await world.ann.ask(labels.buy, { order_id: one, rate: late })).toMatchObject({ code: 'label.rate' })
  await world.ann.gets(labels.buy, { order_id: one, rate: offer!.rate })
  expect(await world.ann.ask(labels.buy, { order_id: one, rate: offer!.rate })).toMatchObject({ status: 409, code: 'label.twice' })
})

test('what is not there cannot be spent, and a carrier that refuses costs nothing', async () => {
  const id = await sold()
  await world.pool.query(
    "update ledger_accounts set debits_pending = credits_posted - debits_posted where owner_id = $1 and code = 'seller_available'",
    [world.ann.id],
  )
  const [offer] = await rates(id)
  expect(await world.ann.ask(labels.buy, { order_id: id, rate: offer!.rate })).toMatchObject({ status: 409, code: 'label.money' })
  await world.pool.query("update ledger_accounts set debits_pending = 0 where owner_id = $1 and code = 'seller_available'", [world.ann.id])
  const before = await available()
  post.next.refuse = true
  expect(await world.ann.gets(labels.buy, { order_id: id, rate: offer!.rate })).toMatchObject({
    label: { status: 'failed', failure: 'ADDRESS.VERIFY.FAILURE', actions: [] },
  })
  expect(await available()).toBe(before)
  expect((await world.ann.gets(labels.list, { id })).available).toBe(before)
})

test('an answer that is lost is asked for again: the label is bought and paid once', async () => {
  const id = await sold()
  const before = await available()
  const [offer] = await rates(id)
  post.next.lose = true
  expect((await world.ann.ask(labels.buy, { order_id: id, rate: offer!.rate })).status).toBe(202)
  expect(await labelIn(id)).toMatchObject({ status: 'buying', actions: [] })
  const buys = () => post.asked.filter((one) => one.endsWith(`${lastShipment()}/buy`)).length
  for (let times = 0; times < 3; times++) {
    await dueNow()
    await world.settle()
  }
  expect([await labelIn(id), buys(), await available()]).toMatchObject([{ status: 'bought' }, 1, before - 820])
})

test('an answer that comes twice, or to what was never asked, changes nothing', async () => {
  const order_id = await sold()
  const { id } = await bought(order_id)
  const before = [await labelIn(order_id), await available()]
  const hears = (said: (context: never, label: Awaited<ReturnType<typeof lockLabel>>) => Promise<unknown>) =>
    world.product.db.transaction().execute(async (tx) => said({ tx, emit: () => {} } as never, await lockLabel({ tx }, { id, order_id })))
  await hears((context, label) => recordBought(context, label, { status: 'failed', failure: 'late' }))
  await hears((context, label) => recordRefund(context, label, 'refunded'))
  expect([await labelIn(order_id), await available()]).toEqual(before)
})

test('a label that is not used is given back, and its price returns once', async () => {
  const id = await sold()
  const before = await available()
  const { id: label } = await bought(id)
  expect((await world.ann.gets(labels.void, { id: label })).label).toMatchObject({ status: 'voiding', actions: [] })
  expect((await world.ann.ask(labels.send, { id: label })).status).toBe(409)
  expect(await available()).toBe(before - 820)
  post.shipments.get(lastShipment())!.refund = 'refunded'
  for (let times = 0; times < 3; times++) {
    await dueNow()
    await world.settle()
  }
  expect([(await labelIn(id)).status, await available()]).toEqual(['voided', before])
  await expectBooks(world, 'labels 2')
})

test('the carrier has it: the order is sent; the carrier has brought it: its money is released, however often it says so', async () => {
  const id = await sold()
  await bought(id)
  const shipment = lastShipment()
  post.shipments.get(shipment)!.tracked = 'in_transit'
  expect(await tell(ofTracker(shipment, 'in_transit'))).toBe(200)
  await world.settle()
  expect(await statusOf(id)).toMatchObject({ status: 'shipped', carrier: 'USPS' })
  // What a message says is not believed: the carrier is asked.
  expect(await tell(ofTracker(shipment, 'delivered'))).toBe(200)
  await world.settle()
  expect((await statusOf(id)).status).toBe('shipped')
  const before = await available()
  post.shipments.get(shipment)!.tracked = 'delivered'
  const told = [ofTracker(shipment, 'delivered'), ofTracker(shipment, 'out_for_delivery')]
  for (const event of [...told, ...told.toReversed(), told[0]!]) expect(await tell(event)).toBe(200)
  await world.settle()
  expect(await statusOf(id)).toMatchObject({ status: 'delivered', released_at: expect.any(String) })
  expect(await available()).toBe(before + 12_800)
  expect((await statusOf(id)).changes.map(({ action }) => action)).toContain('arrive')
  await expectBooks(world, 'labels 3')
})

test('an order of two parcels waits for both, and for one whose number nobody confirms it waits for its buyer', async () => {
  const id = await sold()
  const { id: label } = await bought(id)
  await world.ann.gets(labels.send, { id: label })
  await world.ann.gets(orders.addParcel, { id, carrier: 'La Poste', tracking: 'RR123456785FR' })
  post.shipments.get(lastShipment())!.tracked = 'delivered'
  await tell(ofTracker(lastShipment(), 'delivered'))
  await world.settle()
  expect((await labelIn(id)).track).toBe('delivered')
  expect((await statusOf(id)).status).toBe('shipped')
})

test('messages without the right signature are refused', async () => {
  expect(await tell({ ...post.event, result: { id: 'trk_1' } }, 'another secret')).toBe(401)
  expect(
    (await fetch(`${world.url}/api/shipping/webhook`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })).status,
  ).toBe(401)
})

test('a store that sends with labels from elsewhere buys none here', async () => {
  const id = await sold()
  await world.ann.gets(shipping.setMode, { mode: 'manual' })
  expect(await world.ann.ask(labels.quote, { order_id: id, ...size })).toMatchObject({ status: 409, code: 'label.mode' })
  expect((await world.ann.gets(labels.list, { id })).may_buy).toBe(false)
  await world.ann.gets(shipping.setMode, { mode: 'easypost' })
  expect((await world.ann.gets(labels.list, { id })).may_buy).toBe(true)
})
