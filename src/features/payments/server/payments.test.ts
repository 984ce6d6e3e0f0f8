import Stripe from 'stripe'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { answerBank, openLetters, openPaymentsHarness } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { payments } from '../contract.ts'
import { cardOf, openPayment, voidOutside } from './public.ts'

const world = useWorld()
const { inOne, intentsOf, look, open, pay, record, settled, stripe, tools } = openPaymentsHarness(world)
const { quiet } = openLetters(world)

afterAll(quiet)
afterEach(() => vi.restoreAllMocks())

test('ben pays with his visa: captured, one event, and the card is saved', async () => {
  const { id, row } = await open(world.ben, 'pm_card_visa')
  const word = await pay(id)
  expect(word).toMatchObject({ status: 'captured', amount: 4_320, currency: 'USD', failure: null })
  expect(await record(id, word)).toMatchObject({ status: 'captured', captured: 4_320, check_at: null, provider_ref: word.provider_ref })
  for (const late of [
    word,
    { ...word, status: 'processing' as const },
    { ...word, status: 'failed' as const },
    { ...word, status: 'voided' as const },
  ])
    await record(id, late)
  expect((await row()).status).toBe('captured')
  expect(await settled(id)).toEqual(['captured'])
  expect(await cardOf(world.product.db, id)).toEqual({ brand: 'visa', last4: '4242' })
  const { payment_methods } = await world.ben.gets(payments.methods, {})
  expect(payment_methods).toMatchObject([{ brand: 'visa', last4: '4242' }])
  const again = await open(world.ben, payment_methods[0]!.payment_method_id)
  expect((await pay(again.id)).status).toBe('captured')
})

test('ben returns before the webhook: one poll is enough, five at once change nothing', async () => {
  const { id } = await open(world.ben, 'pm_card_threeDSecure2Required')
  const word = await pay(id)
  await answerBank(word.action_url!, 'complete')
  const words = await Promise.all(Array.from({ length: 5 }, () => look(id)))
  await Promise.all(words.map((one) => record(id, one)))
  await world.settle()
  expect(await settled(id)).toEqual(['captured'])
  expect(await intentsOf(id)).toHaveLength(1)
})

test('ben fails 3-D Secure: failed, and the intent can never be paid afterwards', async () => {
  const { id } = await open(world.ben, 'pm_card_authenticationRequired')
  await answerBank((await pay(id)).action_url!, 'fail')
  const word = await look(id)
  expect(await record(id, word)).toMatchObject({ status: 'failed', failure: 'not_authenticated', captured: 0 })
  expect((await stripe().paymentIntents.retrieve(word.provider_ref!)).status).toBe('canceled')
  expect(await look(id)).toMatchObject({ status: 'failed', failure: 'not_authenticated' })
})

test.each([
  ['pm_card_chargeDeclined', 'declined'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'wrong_code'],
  ['pm_that_nobody_knows', 'card_unknown'],
])('%s does not pay: %s, and ben may try again', async (card, failure) => {
  const { id, ref_id, row } = await open(world.ben, card)
  expect(await record(id, await pay(id))).toMatchObject({ status: 'failed', failure, check_at: null })
  await world.settle()
  expect(await settled(id)).toEqual(['failed'])
  expect(await pay(id)).toMatchObject({ status: 'failed' })
  const again = await inOne((context) =>
    openPayment(context, {
      member_id: world.ben.id,
      ref_type: 'order_group',
      ref_id,
      amount: 4_320,
      currency: 'USD',
      payment_method_id: 'pm_card_visa',
    }),
  )
  await record(again, await pay(again))
  expect(await row()).toMatchObject({ id: again, attempt: 2, status: 'captured' })
  await expect(
    inOne((context) =>
      openPayment(context, {
        member_id: world.ben.id,
        ref_type: 'order_group',
        ref_id,
        amount: 1,
        currency: 'USD',
        payment_method_id: 'pm_card_visa',
      }),
    ),
  ).rejects.toThrow('paid already')
})

test('a poll requested while another is running is not postponed', async () => {
  const { id, row } = await open(world.ben, 'pm_card_authenticationRequired')
  const word = await pay(id)
  await record(id, word)
  await quiet()
  await world.pool.query(
    "update payments set created_at = created_at - interval '20 minutes', check_at = clock_timestamp() + interval '60 seconds' where id = $1",
    [id],
  )
  expect((await record(id, word)).check_at!.getTime() - Date.now()).toBeGreaterThan(500_000)
  await world.pool.query("update payments set check_at = clock_timestamp() - interval '1 millisecond' where id = $1", [id])
  const { check_at } = await record(id, word)
  expect(check_at!.getTime()).toBeLessThanOrEqual(Date.now() + 1_000)
  await quiet()
  expect((await row()).check_at!.getTime()).toBeGreaterThan(Date.now() + 60_000)
})

test('one payment at a time is open for one purchase', async () => {
  const { ref_id } = await open(world.ben, 'pm_card_visa')
  const second = inOne((context) =>
    openPayment(context, {
      member_id: world.ben.id,
      ref_type: 'order_group',
      ref_id,
      amount: 4_320,
      currency: 'USD',
      payment_method_id: 'pm_card_visa',
    }),
  )
  await expect(second).rejects.toThrow('payments_open')
})

test('the answer was lost after the intent was created: requested again, even three times at once, there is one intent and one charge', async () => {
  const { id, row } = await open(world.ben, 'pm_card_visa')
  const [lost, ...words] = [await pay(id), ...(await Promise.all([pay(id), pay(id), look(id)]))]
  expect(words.map(({ provider_ref }) => provider_ref)).toEqual([1, 2, 3].map(() => lost.provider_ref))
  expect(await intentsOf(id)).toHaveLength(1)
  expect((await stripe().charges.list({ payment_intent: lost.provider_ref! })).data).toHaveLength(1)
  await world.pool.query('update payments set check_at = clock_timestamp() where id = $1', [id])
  await world.settle()
  expect(await row()).toMatchObject({ status: 'captured', provider_ref: lost.provider_ref })
  expect(await settled(id)).toEqual(['captured'])
})

test('the gateway does not answer: the payment is processing, and polled until it is known', async () => {
  const { id, row } = await open(world.ben, 'pm_card_visa')
  const confirm = vi
    .spyOn(stripe().paymentIntents, 'confirm')
    .mockRejectedValue(new Stripe.errors.StripeConnectionError({ message: 'gone' } as never))
  const word = await pay(id)
  expect(word).toMatchObject({ status: 'processing', provider_ref: expect.stringMatching(/^pi_/) })
  expect((await record(id, word)).check_at).not.toBeNull()
  confirm.mockRestore()
  await world.pool.query('update payments set check_at = clock_timestamp() where id = $1', [id])
  await world.settle()
  expect((await row()).status).toBe('captured')
})

test('a cancelled payment takes no money, whether its intent was known, lost or never created', async () => {
  for (const before of ['never made', 'lost', 'known']) {
    const { id } = await open(world.ben, 'pm_card_authenticationRequired')
    if (before !== 'never made') {
      const word = await pay(id)
      if (before === 'known') await record(id, word)
    }
    const word = await voidOutside(tools(), world.product.db, id)
    expect(word.status).toBe('voided')
    expect((await pay(id)).status).toBe('voided')
    expect(await record(id, word)).toMatchObject({ status: 'voided', captured: 0 })
    expect((await stripe().charges.list({ payment_intent: word.provider_ref! })).data).toEqual([])
    expect(await settled(id)).toEqual(['voided'])
  }
  const { id } = await open(world.ben, 'pm_card_visa')
  await pay(id)
  expect((await voidOutside(tools(), world.product.db, id)).status).toBe('captured')
})

test('another amount or another intent is not fulfilled, and an operator is notified', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const odd of [{ amount: 1 }, { currency: 'EUR' }, { provider_ref: 'pi_of_somebody_else' }]) {
    const { id } = await open(world.ben, 'pm_card_visa')
    const word = await pay(id)
    await record(id, { ...word, status: 'processing' })
    expect(await record(id, { ...word, ...odd })).toMatchObject({
      status: 'processing',
      failure: 'mismatch',
      captured: 0,
      check_at: null,
      provider_ref: word.provider_ref,
    })
    expect(await settled(id)).toEqual([])
  }
  expect(told).toHaveBeenCalledTimes(3)
})
