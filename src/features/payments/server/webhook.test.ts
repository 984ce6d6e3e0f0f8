import { afterAll, expect, test } from 'vitest'
import type { Id } from '#kernel/shapes.ts'
import { answerBank, eventOf, openLetters, openPaymentsHarness, until } from '#test/support/outside/payments-harness.ts'
import { useWorld } from '#test/support/world.ts'
import { paymentView } from './public.ts'

const world = useWorld()
const { look, open, pay, record, settled } = openPaymentsHarness(world)
const { events, quiet, send } = openLetters(world)

afterAll(quiet)
const notified = async (payment_id: Id<'payments'>) =>
  (await world.pool.query("select from outbox where name = 'payments.notified' and data->>'payment_id' = $1", [payment_id])).rowCount!

test('ben’s bank asks for 3-D Secure; the result comes with the webhook, once', async () => {
  const { id, row } = await open(world.ben, 'pm_card_authenticationRequired')
  const word = await pay(id)
  expect(paymentView(await record(id, word))).toMatchObject({ status: 'requires_action', action_url: expect.stringContaining('/authenticate/') })
  await answerBank(word.action_url!, 'complete')
  await until(async () => (await row()).status === 'captured')
  const words = await Promise.all(Array.from({ length: 5 }, () => look(id)))
  await Promise.all(words.map((one) => record(id, one)))
  for (let n = 0; n < 5; n++) expect(await send(eventOf(word.provider_ref!))).toBe(200)
  await world.settle()
  expect(await settled(id)).toEqual(['captured'])
  expect(paymentView(await row())).toMatchObject({ status: 'captured', action_url: null })
})

test('a webhook that is unsigned, old, modified, signed with another secret or for another recipient changes nothing', async () => {
  const { id, row } = await open(world.ben, 'pm_card_authenticationRequired')
  const { provider_ref } = await record(id, await pay(id))
  await quiet()
  const [before, { check_at }] = [await events(), await row()]
  const event = eventOf(provider_ref!)
  expect(await send(event, { secret: '' })).toBe(401)
  expect(await send(event, { age: 301 })).toBe(401)
  expect(await send(event, { alter: (text) => JSON.stringify(JSON.parse(text), null, 1) })).toBe(401)
  expect(await send(event, { secret: 'whsec_another' })).toBe(401)
  expect(await events()).toBe(before)
  expect((await row()).check_at).toEqual(check_at)
  expect(await send(eventOf('pi_unknown', { metadata: { payment_id: "' or 1=1" } }))).toBe(200)
  expect((await row()).check_at).toEqual(check_at)
})

test('a webhook’s content is never trusted, and its replay has no effect', async () => {
  const { id, row } = await open(world.ben, 'pm_card_authenticationRequired')
  const { provider_ref } = await record(id, await pay(id))
  await quiet()
  const lie = eventOf(provider_ref!, { status: 'succeeded', amount_received: 4_320 })
  const [before, told] = [await events(), await notified(id)]
  expect(await Promise.all([1, 2, 3, 4, 5].map(() => send(lie)))).toEqual([200, 200, 200, 200, 200])
  await world.settle()
  expect(await events()).toBe(before + 1)
  expect(await notified(id)).toBe(told + 1)
  expect((await row()).status).toBe('requires_action')
  expect(await settled(id)).toEqual([])
})

test('a webhook that comes before our own answer finds its payment by our id in the metadata', async () => {
  const { id, row } = await open(world.ben, 'pm_card_visa')
  await pay(id)
  await until(async () => (await row()).status === 'captured')
  expect(await settled(id)).toEqual(['captured'])
})
