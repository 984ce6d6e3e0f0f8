import { createServer } from 'node:http'
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { signature } from '../webhooks.ts'
import { answerBank, back, keys, open, openDatabase, openShop, stripeAt, until } from './world.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let shop: Awaited<ReturnType<typeof openShop>>
let gateway: Awaited<ReturnType<typeof open>>
let stripe: Stripe

beforeAll(async () => {
  database = await openDatabase('webhooks')
}, 120_000)
afterAll(() => database.close())
beforeEach(async () => {
  shop = await openShop(stripeAt('http://127.0.0.1:1'))
  gateway = await open(database.pool, shop.url)
  stripe = stripeAt(gateway.url)
})
afterEach(async () => {
  await gateway.close()
  await shop.close()
})

const buy = () => stripe.paymentIntents.create({ amount: 1250, currency: 'usd', confirm: true, payment_method: 'pm_card_visa', return_url: back })
const about = (id: string) => shop.events.filter(({ data }) => (data.object as { id: string }).id === id)
const owed = async () => Number((await database.pool.query('select count(*) from sandbox.deliveries')).rows[0].count)

test('an event is signed, and a forged one is not taken', () => {
  const payload = '{"id":"evt_1","object":"event"}'
  const second = Math.floor(Date.now() / 1000)
  expect(stripe.webhooks.constructEvent(payload, signature(payload, keys.secret, second), keys.secret).id).toBe('evt_1')
  expect(() => stripe.webhooks.constructEvent(payload, signature(payload, 'whsec_thief', second), keys.secret)).toThrow(/signatures/)
})

test('what the shop answered with 500 comes again until it is taken', async () => {
  shop.answers.push(500, 500)
  const { id } = await buy()
  await until(() => about(id).length === 3)
  expect(new Set(about(id).map((event) => event.id)).size).toBe(1)
  await until(async () => (await owed()) === 0)
})

test('what was owed when the gateway died is delivered by the next one', async () => {
  const { port } = new URL(shop.url)
  await shop.close()
  const { id } = await buy()
  await gateway.close()
  expect(await owed()).toBe(1)
  const events: string[] = []
  const later = createServer(async (request, response) => {
    for await (const part of request) events.push(String(part))
    response.end()
  })
  await new Promise<void>((done) => later.listen(Number(port), '127.0.0.1', done))
  gateway = await open(database.pool, shop.url)
  await until(() => events.some((event) => event.includes(id)))
  await until(async () => (await owed()) === 0)
  later.closeAllConnections()
  later.close()
})

test('a missed event can be asked for', async () => {
  const first = await buy()
  const second = await buy()
  const { data } = await stripe.events.list({ type: 'payment_intent.succeeded', limit: 2 })
  expect(data.map((event) => (event.data.object as { id: string }).id)).toEqual([second.id, first.id])
  const older = await stripe.events.list({ starting_after: data[0]!.id, created: { gte: first.created }, limit: 1 })
  expect(older.data[0]!.id).toBe(data[1]!.id)
  expect((await stripe.events.list({ ending_before: data[1]!.id, types: ['payment_intent.succeeded'] })).data[0]!.id).toBe(data[0]!.id)
})

async function seller() {
  const { id } = await stripe.accounts.create({
    controller: { stripe_dashboard: { type: 'express' } },
    country: 'US',
    capabilities: { transfers: { requested: true } },
  })
  return {
    id,
    link: () => stripe.accountLinks.create({ account: id, type: 'account_onboarding', return_url: `${back}/done`, refresh_url: `${back}/again` }),
  }
}

test('ann onboards, is paid for what ben bought, and her payout arrives', async () => {
  const ann = await seller()
  const sold = (await buy()).latest_charge as string
  const send = { amount: 1000, currency: 'usd', destination: ann.id, source_transaction: sold }
  await expect(stripe.transfers.create(send)).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' })
  const { url } = await ann.link()
  expect((await answerBank(url, { bank: '000123456789' })).location).toBe(`${back}/done`)
  expect((await answerBank(url, {})).page.headers.get('location')).toBe(`${back}/again`)
  expect(await stripe.accounts.retrieve(ann.id)).toMatchObject({ charges_enabled: true, payouts_enabled: true, details_submitted: true })
  const transfer = await stripe.transfers.create({ ...send, transfer_group: 'order_1' })
  await expect(stripe.transfers.create({ ...send, amount: 251 })).rejects.toMatchObject({ param: 'amount' })
  await stripe.transfers.createReversal(transfer.id, { amount: 100 })
  const stripeAccount = ann.id
  expect((await stripe.balance.retrieve({}, { stripeAccount })).available).toMatchObject([{ amount: 900, currency: 'usd' }])
  await expect(stripe.payouts.create({ amount: 901, currency: 'usd' }, { stripeAccount })).rejects.toMatchObject({ code: 'balance_insufficient' })
  const payout = await stripe.payouts.create({ amount: 900, currency: 'usd' }, { stripeAccount })
  expect(payout.status).toBe('pending')
  await until(() => about(payout.id).some(({ type, account }) => type === 'payout.paid' && account === ann.id))
  expect((await stripe.payouts.retrieve(payout.id, {}, { stripeAccount })).status).toBe('paid')
  expect(about(ann.id).map(({ type }) => type)).toEqual(['account.updated'])
})

test('a payout to a closed bank account fails and the money is back', async () => {
  const ann = await seller()
  await answerBank((await ann.link()).url, { bank: '000111111113' })
  await stripe.transfers.create({ amount: 500, currency: 'usd', destination: ann.id, source_transaction: (await buy()).latest_charge as string })
  const stripeAccount = ann.id
  const { id } = await stripe.payouts.create({ amount: 500, currency: 'usd' }, { stripeAccount })
  await until(() => about(id).some(({ type }) => type === 'payout.failed'))
  expect(await stripe.payouts.retrieve(id, {}, { stripeAccount })).toMatchObject({ status: 'failed', failure_code: 'account_closed' })
  expect((await stripe.balance.retrieve({}, { stripeAccount })).available).toMatchObject([{ amount: 500 }])
})

test('ten payouts at once spend the money once', async () => {
  const ann = await seller()
  await answerBank((await ann.link()).url, {})
  await stripe.transfers.create({ amount: 1000, currency: 'usd', destination: ann.id, source_transaction: (await buy()).latest_charge as string })
  const tries = Array.from({ length: 10 }, () => stripe.payouts.create({ amount: 400, currency: 'usd' }, { stripeAccount: ann.id }))
  expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('three gateways may start at once on an empty database', async () => {
  await gateway.close()
  await database.pool.query('drop schema sandbox cascade')
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => open(database.pool, shop.url)))
  gateway = first!
  await Promise.all(others.map((each) => each.close()))
})
