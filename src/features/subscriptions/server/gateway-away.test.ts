import { expect, test } from 'vitest'
import { useGatewayProxy } from '#test/support/outside/gateway-proxy.ts'
import { answerBank, openLetters, until } from '#test/support/outside/payments-harness.ts'
import { charges, planOf, wish } from '#test/support/plans.ts'
import { expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { subscriptions } from '../contract.ts'

const world = useWorld()
const { cut, mend } = useGatewayProxy(world)
const { quiet } = openLetters(world)

const sql = async (text: string, ...values: unknown[]) => (await world.pool.query(text, values)).rows
const stripe = () => world.gateway.gateway.stripe
async function looksAgain() {
  await sql('update payments set check_at = clock_timestamp() where check_at is not null')
  await world.settle()
}
async function atTheBank(name: string) {
  const who = await world.join(name)
  const { charge } = await who.gets(subscriptions.start, wish('basic', THREE_D))
  return { who, id: charge.id, bank: charge.payment!.action_url!, payment_id: charge.payment!.id as string }
}

test('cancelled without the gateway: it ends when the gateway has confirmed that no money comes', async () => {
  const { who, id } = await atTheBank('lea.away')
  cut()
  const { charge } = await who.gets(subscriptions.giveUp, { id })
  expect(charge).toMatchObject({ status: 'open', payment: { void_asked: true } })
  mend()
  await looksAgain()
  expect(await charges(world, who)).toEqual(['start 800 failed'])
  expect((await planOf(who)).plan).toBe('free')
})

test('cancelled without the gateway, and 3-D Secure succeeds afterwards: the plan is bought, once', async () => {
  const { who, id, bank } = await atTheBank('max.away')
  cut()
  await who.gets(subscriptions.giveUp, { id })
  mend()
  await answerBank(bank, 'complete')
  await looksAgain()
  await quiet()
  expect([await charges(world, who), (await planOf(who)).plan]).toEqual([['start 800 paid'], 'basic'])
  await expectBalanced(world)
})

test('expired without the gateway: the sweeper asks once, then the sweeper of payments continues', async () => {
  const { who } = await atTheBank('noa.away')
  await sql("update subscription_charges set expires_at = clock_timestamp() - interval '1 second' where member_id = $1", who.id)
  cut()
  await world.settle()
  expect(await charges(world, who)).toEqual(['start 800 open'])
  expect(await sql('select from subscription_charges where member_id = $1 and expires_at is not null', who.id)).toEqual([])
  mend()
  await looksAgain()
  expect(await charges(world, who)).toEqual(['start 800 failed'])
})

test('a late payment of a plan that has ended is booked and refunded', async () => {
  const { who, id, bank, payment_id } = await atTheBank('pau.away')
  await answerBank(bank, 'fail')
  cut(/cancel$/)
  await who.ask(subscriptions.settle, { id })
  expect(await charges(world, who)).toEqual(['start 800 failed'])
  await quiet()
  mend()
  const [{ provider_ref }] = await sql('select provider_ref from payments where id = $1', payment_id)
  await stripe().paymentIntents.confirm(provider_ref, { payment_method: 'pm_card_visa', return_url: 'http://localhost/back' })
  await quiet()
  await until(async () => (await sql("select from payment_refunds where payment_id = $1 and status = 'sent'", payment_id)).length === 1)
  await world.settle()
  expect((await planOf(who)).plan).toBe('free')
  expect((await stripe().refunds.list({ payment_intent: provider_ref })).data).toMatchObject([{ amount: 800 }])
  expect(await sql("select from mails where template = 'money_returned' and recipient = $1", who.email)).toHaveLength(1)
  expect(await sql('select name from outbox where dead_at is not null or done_at is null')).toEqual([])
  await expectBalanced(world)
})
