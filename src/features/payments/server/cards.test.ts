import Stripe from 'stripe'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openLetters, openPaymentsHarness } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { payments } from '../contract.ts'

const world = useWorld()
const { open, pay, record, stripe } = openPaymentsHarness(world)
const { quiet } = openLetters(world)

afterAll(quiet)
afterEach(() => vi.restoreAllMocks())

test('cleo saves cards: the first is her default, saving twice is once, and removing passes the default on', async () => {
  const first = await world.cleo.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa' })
  const { payment_method_id } = first.payment_method
  expect(first.payment_method).toMatchObject({ is_default: true, type: 'card', brand: 'visa', last4: '4242' })
  const twice = await Promise.all([1, 2].map(() => world.cleo.gets(payments.keepMethod, { payment_method_id })))
  expect(twice.map(({ payment_method }) => payment_method)).toEqual([first.payment_method, first.payment_method])
  const second = await world.cleo.gets(payments.keepMethod, { payment_method_id: 'pm_card_mastercard', is_default: true })
  const { payment_methods, fields_url } = await world.cleo.gets(payments.methods, {}, { locale: 'fr' })
  expect(payment_methods.map(({ last4, is_default }) => [last4, is_default])).toEqual([
    ['4444', true],
    ['4242', false],
  ])
  expect(fields_url).toMatch(/\/fields\?publishable_key=.*&locale=fr$/)
  await world.cleo.gets(payments.removeMethod, { payment_method_id: second.payment_method.payment_method_id })
  expect((await world.cleo.gets(payments.methods, {})).payment_methods).toMatchObject([{ last4: '4242', is_default: true }])
  expect((await world.cleo.ask(payments.removeMethod, { payment_method_id: second.payment_method.payment_method_id })).status).toBe(404)
  expect((await world.cleo.ask(payments.keepMethod, { payment_method_id: second.payment_method.payment_method_id })).status).toBe(404)
})

test('two defaults at the same moment leave one', async () => {
  const dora = await world.join('dora')
  const cards = await Promise.all(
    ['pm_card_visa', 'pm_card_mastercard'].map((payment_method_id) => dora.gets(payments.keepMethod, { payment_method_id, is_default: true })),
  )
  for (let n = 0; n < 5; n++)
    await Promise.all(
      cards.map(({ payment_method: { payment_method_id } }) => dora.gets(payments.keepMethod, { payment_method_id, is_default: true })),
    )
  const { payment_methods } = await dora.gets(payments.methods, {})
  expect(payment_methods.filter(({ is_default }) => is_default)).toHaveLength(1)
  const { rows } = await world.pool.query('select from payment_customers where member_id = $1', [dora.id])
  expect(rows).toHaveLength(1)
})

test('cleo’s card is hers: ben can neither save, remove nor pay with it, and a declined one is not saved', async () => {
  const { payment_method } = await world.cleo.gets(payments.keepMethod, { payment_method_id: 'pm_card_mastercard' })
  const { payment_method_id } = payment_method
  for (const op of [payments.keepMethod, payments.removeMethod])
    expect(await world.ben.ask(op, { payment_method_id })).toMatchObject({ status: 404, code: 'payment_method.not_found' })
  const { id } = await open(world.ben, payment_method_id)
  expect(await record(id, await pay(id))).toMatchObject({ status: 'failed', failure: 'card_unknown' })
  expect(await world.ben.ask(payments.keepMethod, { payment_method_id: 'pm_card_chargeDeclined' })).toMatchObject({
    status: 422,
    code: 'payment.declined',
  })
  expect((await world.guest.ask(payments.methods, {})).status).toBe(401)
})

test('without the gateway no card is saved or lost, and a retry is possible', async () => {
  const gone = new Stripe.errors.StripeConnectionError({ message: 'gone' } as never)
  const eve = await world.join('eve')
  vi.spyOn(stripe().customers, 'create').mockRejectedValue(gone)
  expect(await eve.ask(payments.keepMethod, { payment_method_id: 'pm_card_visa' })).toMatchObject({ status: 503, code: 'payment.gateway' })
  vi.restoreAllMocks()
  const { payment_method } = await eve.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa' })
  vi.spyOn(stripe().paymentMethods, 'detach').mockRejectedValue(gone)
  expect(await eve.ask(payments.removeMethod, { payment_method_id: payment_method.payment_method_id })).toMatchObject({ status: 503 })
  expect((await eve.gets(payments.methods, {})).payment_methods).toHaveLength(1)
})

test('there are no payouts yet', async () => {
  expect(await world.ann.gets(payments.account, {})).toEqual({ member_id: world.ann.id, connected_account: null })
})
