import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBank, back, keys, open, openDatabase, openShop, stripeAt, typeCard, until } from './world.ts'

let database: Awaited<ReturnType<typeof openDatabase>>
let shop: Awaited<ReturnType<typeof openShop>>
let gateway: Awaited<ReturnType<typeof open>>
let stripe: Stripe

beforeAll(async () => {
  database = await openDatabase('payments')
  shop = await openShop(stripeAt('http://127.0.0.1:1'))
  gateway = await open(database.pool, shop.url)
  stripe = stripeAt(gateway.url)
}, 120_000)
afterAll(async () => {
  await gateway.close()
  await shop.close()
  await database.close()
})

const pay = (more: Partial<Stripe.PaymentIntentCreateParams> = {}, options: Stripe.RequestOptions = {}) =>
  stripe.paymentIntents.create({ amount: 1250, currency: 'usd', confirm: true, payment_method: 'pm_card_visa', return_url: back, ...more }, options)
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.fail('It was not refused'),
    (error: Stripe.errors.StripeError) => error,
  )

test('ben pays with his visa and sees the charge', async () => {
  const { id } = await pay({ metadata: { order: '7' }, transfer_group: 'order_7' })
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge', 'payment_method'] })
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1250, metadata: { order: '7' }, next_action: null })
  expect(intent.latest_charge).toMatchObject({ paid: true, amount: 1250, transfer_group: 'order_7' })
  expect(intent.payment_method).toMatchObject({ card: { brand: 'visa', last4: '4242' } })
  expect(JSON.stringify(intent)).not.toContain('"_')
  const event = await until(() =>
    shop.events.find(({ type, data }) => type === 'payment_intent.succeeded' && (data.object as { id: string }).id === id),
  )
  expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: 'payment_intent.succeeded' })
  expect(shop.wrong).toEqual([])
})

test('a question that cannot be answered charges nothing', async () => {
  const before = (await stripe.charges.list({ limit: 1 })).data[0]?.id
  expect(await refusal(pay({ expand: ['shoe'] }))).toMatchObject({ statusCode: 400, param: 'expand' })
  expect((await stripe.charges.list({ limit: 1 })).data[0]?.id).toBe(before)
  expect((await pay({ metadata: { _order: '8' } })).metadata).toEqual({ _order: '8' })
})

test('ben completes and fails the step of his bank', async () => {
  for (const [outcome, redirect_status, status] of [
    ['complete', 'succeeded', 'succeeded'],
    ['fail', 'failed', 'requires_payment_method'],
  ] as const) {
    const { id, card } = await typeCard(gateway.url, '4000 0027 6000 3184')
    expect(card?.last4).toBe('3184')
    const asked = await pay({ payment_method: id })
    expect(asked).toMatchObject({ status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: back } } })
    const address = asked.next_action!.redirect_to_url!.url!
    const { page, html, location } = await answerBank(`${address}&locale=fr`, { outcome })
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3999')
    expect(html).toContain('12,50')
    expect(location).toBe(`${back}?payment_intent=${asked.id}&payment_intent_client_secret=${asked.client_secret}&redirect_status=${redirect_status}`)
    expect((await answerBank(address, { outcome: 'complete' })).page.headers.get('location')).toBe(location)
    expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe(status)
  }
})

test('a bank page opens with the secret of its link only', async () => {
  const asked = await pay({ payment_method: 'pm_card_authenticationRequired' })
  const page = await fetch(`${gateway.url}/authenticate/${asked.id}?key=guess`)
  expect(page.status).toBe(404)
  const body = new URLSearchParams({ key: 'guess', outcome: 'complete' })
  expect((await fetch(`${gateway.url}/authenticate/${asked.id}`, { method: 'POST', body })).status).toBe(404)
  expect((await stripe.paymentIntents.retrieve(asked.id)).status).toBe('requires_action')
})

test.each([
  ['pm_card_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4000000000000341', 'card_declined', 'generic_decline'],
])('the bank refuses ben with %s', async (card, code, decline_code) => {
  const payment_method = card.startsWith('pm_') ? card : (await typeCard(gateway.url, card)).id
  const error = await refusal(pay({ payment_method }))
  expect(error).toMatchObject({ statusCode: 402, type: 'StripeCardError', code, decline_code, payment_intent: { status: 'requires_payment_method' } })
  const again = await stripe.paymentIntents.confirm(error.payment_intent!.id, { payment_method: 'pm_card_mastercard', return_url: back })
  expect(again).toMatchObject({ status: 'succeeded', last_payment_error: null })
})

test('the same key charges ben once, other parameters are refused', async () => {
  const idempotencyKey = 'order-9'
  const first = await pay({ metadata: { order: '9' } }, { idempotencyKey })
  const second = await pay({ metadata: { order: '9' } }, { idempotencyKey })
  expect(second.id).toBe(first.id)
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true')
  expect((await stripe.charges.list({ payment_intent: first.id })).data).toHaveLength(1)
  expect(await refusal(pay({ amount: 9999 }, { idempotencyKey }))).toMatchObject({ statusCode: 400, type: 'StripeIdempotencyError' })
})

test('ten clicks of ben at once with one key are one charge', async () => {
  const patient = stripeAt(gateway.url, 5)
  const order = { amount: 700, currency: 'eur', confirm: true, payment_method: 'pm_card_visa', return_url: back }
  const all = await Promise.all(Array.from({ length: 10 }, () => patient.paymentIntents.create(order, { idempotencyKey: 'order-10' })))
  expect(new Set(all.map(({ id }) => id)).size).toBe(1)
})

test('ben gets back no more than he paid, even from ten refunds at once', async () => {
  const { id } = await pay()
  const part = await stripe.refunds.create({ payment_intent: id, amount: 250 })
  expect(part).toMatchObject({ status: 'succeeded', amount: 250 })
  expect(await refusal(stripe.refunds.create({ payment_intent: id, amount: 1001 }))).toMatchObject({ statusCode: 400, param: 'amount' })
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: id, amount: 300 })))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await stripe.refunds.create({ payment_intent: id })
  expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({ code: 'charge_already_refunded' })
  const charge = await stripe.charges.retrieve(part.charge as string)
  expect(charge).toMatchObject({ amount_refunded: 1250, refunded: true })
})

test('ben saves a card with the bank and later pays without being there', async () => {
  const customer = (await stripe.customers.create({ email: 'ben@example.com' })).id
  const payment_method = (await typeCard(gateway.url, '4000002500003155')).id
  const setup = await stripe.setupIntents.create({ customer, payment_method, confirm: true, return_url: back })
  expect(setup.status).toBe('requires_action')
  const { location } = await answerBank(setup.next_action!.redirect_to_url!.url!, { outcome: 'complete' })
  expect(location).toContain('redirect_status=succeeded')
  expect((await stripe.setupIntents.retrieve(setup.id)).status).toBe('succeeded')
  expect((await stripe.customers.listPaymentMethods(customer)).data.map(({ id }) => id)).toEqual([payment_method])
  const later = { amount: 999, currency: 'usd', customer, confirm: true, off_session: true }
  expect((await stripe.paymentIntents.create({ ...later, payment_method })).status).toBe('succeeded')
  const error = await refusal(stripe.paymentIntents.create({ ...later, payment_method: 'pm_card_authenticationRequired' }))
  expect(error).toMatchObject({ statusCode: 402, code: 'authentication_required' })
  expect(await refusal(pay({ payment_method }))).toMatchObject({ statusCode: 400, param: 'customer' })
})

test('ben is deleted as a customer: his cards can no longer be charged, and deleting him again says that he is not there', async () => {
  const customer = (await stripe.customers.create({ email: 'ben@example.com' })).id
  const other = (await stripe.customers.create({ email: 'cleo@example.com' })).id
  const [card, others] = [(await typeCard(gateway.url, '4242424242424242')).id, (await typeCard(gateway.url, '4242424242424242')).id]
  await stripe.paymentMethods.attach(card, { customer })
  await stripe.paymentMethods.attach(others, { customer: other })
  expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, object: 'customer', deleted: true })
  expect((await stripe.paymentMethods.retrieve(card)).customer).toBeNull()
  expect(await refusal(pay({ payment_method: card }))).toMatchObject({ statusCode: 400 })
  expect(await refusal(stripe.customers.retrieve(customer))).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  expect(await refusal(stripe.customers.del(customer))).toMatchObject({ statusCode: 404, code: 'resource_missing' })
  expect((await stripe.customers.listPaymentMethods(other)).data.map(({ id }) => id)).toEqual([others])
})

test('ben attaches, lists and detaches cards', async () => {
  const customer = (await stripe.customers.create()).id
  const card = await stripe.paymentMethods.attach('pm_card_mastercard', { customer })
  expect(card.id).not.toBe('pm_card_mastercard')
  expect(await refusal(stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }))).toMatchObject({
    statusCode: 402,
    code: 'card_declined',
  })
  const failing = (await typeCard(gateway.url, '4000000000000341')).id
  await stripe.paymentMethods.attach(failing, { customer })
  expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data).toHaveLength(2)
  await stripe.paymentMethods.detach(card.id)
  expect((await stripe.paymentMethods.list({ customer })).data.map(({ id }) => id)).toEqual([failing])
  expect(await refusal(pay({ customer, payment_method: failing }))).toMatchObject({ code: 'card_declined' })
})

test('ben cancels before he paid, not after', async () => {
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
  expect(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
  })
  expect(await refusal(stripe.paymentIntents.cancel((await pay()).id))).toMatchObject({ code: 'payment_intent_unexpected_state' })
})

test('a real card, a typing error and an old card are refused by name', async () => {
  const codeOf = async (number: string, more = {}) => (await typeCard(gateway.url, number, more)).error?.code
  expect(await codeOf('4111111111111111')).toBe('card_declined')
  expect(await codeOf('4242424242424241')).toBe('incorrect_number')
  expect(await codeOf('4242424242424242', { 'card[exp_year]': '2020' })).toBe('invalid_expiry_year')
  expect(await codeOf('4242424242424242', { 'card[cvc]': '1' })).toBe('invalid_cvc')
})

test('the number and the code of a card are nowhere in the database', async () => {
  await typeCard(gateway.url, '4000 0000 0000 0341', { 'card[cvc]': '973', 'billing_details[name]': 'Ben Okafor' })
  const tables = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'sandbox'`,
  )
  const dumps = await Promise.all(tables.rows.map(({ name }) => database.pool.query<{ row: string }>(`select t::text as row from ${name} t`)))
  const dump = dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n')
  expect(tables.rows.length).toBeGreaterThanOrEqual(3)
  expect(dump).toContain('Ben Okafor')
  for (const number of ['4242424242424242', '4000000000000341', '4000002760003184', '4000 0000 0000 0341']) expect(dump).not.toContain(number)
  expect(dump).not.toMatch(/"cvc"|"number"|\b973\b/)
})

test('an API key of one account gives no access to another', async () => {
  const post = (headers: Record<string, string>, path = '/v1/customers') =>
    fetch(`${gateway.url}${path}`, { method: 'POST', headers, body: new URLSearchParams() })
  expect((await post({})).status).toBe(401)
  expect((await post({ authorization: 'Bearer sk_test_wrong' })).status).toBe(401)
  expect((await post({ authorization: `Bearer ${keys.publishable_key}` })).status).toBe(403)
  const elsewhere = { authorization: `Bearer ${keys.publishable_key}`, origin: 'http://localhost:3999' }
  expect((await post(elsewhere, '/v1/payment_methods')).status).toBe(403)
  expect((await post({ authorization: `Bearer ${keys.secret_key}` }, '/v1/payment_methods')).status).toBe(402)
})
