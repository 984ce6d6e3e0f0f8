import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { giveBackOdd, oddPayments } from '#features/payments/server/public.ts'
import { products } from '#features/products/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useGatewayProxy } from '#test/support/outside/gateway-proxy.ts'
import { answerBank, openLetters, until } from '#test/support/outside/payments-harness.ts'
import { cartOf, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const world = useWorld()
const { cut, mend } = useGatewayProxy(world)
const { quiet } = openLetters(world)
beforeAll(async () => {
  await openShop(world.ann)
})

const stripe = () => world.gateway.gateway.stripe
const group = async (id: string) => (await world.ben.gets(orders.showGroup, { id: id as never })).group
const stock = async (id: string) => (await world.guest.gets(products.show, { id: id as never })).product.quantity
const sql = async (text: string, ...values: unknown[]) => (await world.pool.query(text, values)).rows
/** Makes all gateway checks due now. */
async function looksAgain() {
  await sql('update payments set check_at = clock_timestamp() where check_at is not null')
  await sql('update payment_refunds set check_at = clock_timestamp() where check_at is not null')
  await world.settle()
}
async function atTheBank() {
  const stamp = await sell(world, world.ann)
  const bought = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id], THREE_D))).group
  return { stamp, id: bought.id, bank: bought.payment!.action_url!, payment_id: bought.payment!.id }
}
const intentOf = async (payment_id: Id<'payments'>) => {
  const [row] = await sql('select provider_ref from payments where id = $1', payment_id)
  return stripe().paymentIntents.retrieve(row.provider_ref)
}
const expire = (id: string) => sql("update order_groups set reserved_until = clock_timestamp() - interval '1 second' where id = $1", id)

test('cancelled without an answer of the gateway: the stock stays reserved until it confirms that no money comes', async () => {
  const { stamp, id, payment_id } = await atTheBank()
  cut()
  const said = await world.ben.ask(orders.cancelGroup, { id })
  expect([said.status, said.result!.group.status]).toEqual([202, 'pending_payment'])
  expect(said.result!.group.cancel_asked_at).not.toBeNull()
  await looksAgain()
  expect([(await group(id)).status, await stock(stamp.id)]).toEqual(['pending_payment', 0])
  mend()
  await looksAgain()
  expect([(await group(id)).status, await stock(stamp.id)]).toEqual(['cancelled', 1])
  expect((await intentOf(payment_id)).status).toBe('canceled')
  const [{ actor }] = await sql(
    "select actor from order_changes where action = 'cancel' and order_id in (select id from orders where order_group_id = $1)",
    id,
  )
  expect(actor).toBe('buyer')
})

test('settled again after it is paid: the payment that bought it stays', async () => {
  const { id, bank, payment_id } = await atTheBank()
  await answerBank(bank, 'complete')
  for (let time = 1; time <= 2; time++) expect((await world.ben.gets(orders.settle, { id })).group.status).toBe('paid')
  await quiet()
  expect(await sql('select reason from payment_refunds where payment_id = $1', payment_id)).toEqual([])
  expect(await sql("select from ledger_txns where code = 'order_capture' and ref_id = $1", id)).toHaveLength(1)
})

test('cancelled with the gateway available: at once, with 200', async () => {
  const { stamp, id } = await atTheBank()
  const said = await world.ben.ask(orders.cancelGroup, { id })
  expect([said.status, said.result!.group.status, await stock(stamp.id)]).toEqual([200, 'cancelled', 1])
})

test.each(['the buyer', 'the clock'])('ended by %s without the gateway, and 3-D Secure succeeds afterwards: it is bought, once', async (who) => {
  const { stamp, id, bank } = await atTheBank()
  cut()
  if (who === 'the buyer') expect((await world.ben.ask(orders.cancelGroup, { id })).status).toBe(202)
  else {
    await expire(id)
    await world.settle()
  }
  expect((await group(id)).cancel_asked_at).not.toBeNull()
  mend()
  await answerBank(bank, 'complete')
  expect((await world.ben.gets(orders.settle, { id })).group.status).toBe('paid')
  await quiet()
  expect(await sql("select from ledger_txns where code = 'order_capture' and ref_id = $1", id)).toHaveLength(1)
  expect((await world.guest.gets(products.show, { id: stamp.id })).product.status).toBe('sold_out')
  await expectBalanced(world)
})

test('a payment being voided is never requested again, even if the gateway never received the first request', async () => {
  const stamp = await sell(world, world.ann)
  const cart = await cartOf(world.ben, [stamp.id])
  cut(/confirm$/)
  const bought = (await world.ben.gets(orders.checkout, cart)).group
  expect(bought.status).toBe('pending_payment')
  cut()
  expect((await world.ben.ask(orders.cancelGroup, { id: bought.id })).status).toBe(202)
  mend()
  await looksAgain()
  expect([(await group(bought.id)).status, await stock(stamp.id)]).toEqual(['cancelled', 1])
  expect((await intentOf(bought.payment!.id)).amount_received).toBe(0)
})

/** The bank declines and the intent cannot be cancelled; afterwards it is paid. */
async function paidLate(payment_method = 'pm_card_visa') {
  const { stamp, id, bank, payment_id } = await atTheBank()
  await answerBank(bank, 'fail')
  cut(/cancel$/)
  expect((await world.ben.ask(orders.settle, { id })).code).toBe('payment.declined')
  expect([(await group(id)).status, await stock(stamp.id)]).toEqual(['cancelled', 1])
  // Runs that are under way finish before the connection is restored.
  await quiet()
  mend()
  const { id: ref } = await intentOf(payment_id)
  await stripe().paymentIntents.confirm(ref, { payment_method, return_url: 'http://localhost/back' })
  return { stamp, id, payment_id, ref }
}
const owed = async () =>
  Number((await sql("select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where code = 'refunds_clearing'"))[0].n)

test('a late payment of a cancelled order is booked and refunded automatically, and its buyer is notified', async () => {
  const { stamp, id, payment_id, ref } = await paidLate()
  cut(/refunds/)
  await quiet()
  await until(async () => (await owed()) === 12_800)
  expect((await world.ben.ask(orders.settle, { id })).status).toBe(200)
  expect([(await group(id)).status, await stock(stamp.id)]).toEqual(['cancelled', 1])
  await expectBalanced(world)

  mend()
  await looksAgain()
  expect(await owed()).toBe(0)
  expect((await stripe().refunds.list({ payment_intent: ref })).data).toMatchObject([{ amount: 12_800, status: 'succeeded' }])
  expect(await sql('select captured, refunded from payments where id = $1', payment_id)).toEqual([{ captured: 12_800, refunded: 12_800 }])
  await looksAgain()
  expect((await stripe().refunds.list({ payment_intent: ref })).data).toHaveLength(1)
  await expectBalanced(world)
  const told = (await world.ben.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)
  expect(told).toEqual(expect.arrayContaining(['$\u00a0128.00 goes back to your card', '$\u00a0128.00 has gone back to your card']))
  expect(await sql("select facts->>'amount' as amount from mails where template = 'money_returned'")).toEqual([{ amount: '$\u00a0128.00' }])
  expect(await sql('select name from outbox where dead_at is not null or done_at is null')).toEqual([])
})

test('a refund whose answer is lost is requested again with the same key, and is made once', async () => {
  const { payment_id, ref } = await paidLate()
  await quiet()
  await until(async () => (await sql("select from payment_refunds where payment_id = $1 and status = 'sent'", payment_id)).length === 1)
  const [{ id }] = await sql('select id from payment_refunds where payment_id = $1', payment_id)
  await sql('update payments set refunded = 0 where id = $1', payment_id)
  await sql("update payment_refunds set status = 'open', ended_at = null, provider_ref = null, check_at = clock_timestamp() where id = $1", id)
  await world.settle()
  const { data: refunds } = await stripe().refunds.list({ payment_intent: ref })
  expect(refunds).toHaveLength(1)
  // Idempotency: with a different key the gateway would refuse a second refund without naming the first.
  expect(await sql('select status, provider_ref from payment_refunds where id = $1', id)).toEqual([{ status: 'sent', provider_ref: refunds[0]!.id }])
  expect(await sql("select from ledger_txns where code = 'refund' and ref_id = $1", id)).toHaveLength(1)
  await expectBalanced(world)
})

test('a late payment whose refund the bank returns is owed again, told to its buyer and the operator, and sent again under a new key', async () => {
  const { payment_id } = await paidLate('pm_card_refundFail')
  const found = async () => (await sql('select id, status, attempt from payment_refunds where payment_id = $1', payment_id))[0]
  const becomes = (status: string, attempt: number) =>
    until(async () => {
      await world.settle()
      const row = await found()
      return row?.status === status && row.attempt === attempt
    })
  const again = () => world.product.db.transaction().execute((tx) => giveBackOdd({ tx, emit: () => {} } as never, payment_id))
  await becomes('failed', 0)
  expect(await owed()).toBe(12_800)
  await expectBalanced(world)
  const odd = (await oddPayments(world.product.db, 100)).find(({ id }) => id === payment_id)
  expect(odd).toMatchObject({ kind: 'late_capture', refund_status: 'failed', taken: 12_800 })
  const told = (await world.ben.gets(notifications.list, {})).notifications.data.map(({ data }) => data.subject)
  expect(told).toContain('$\u00a0128.00 has not reached your card')

  expect(await again()).toBe(true)
  expect(await again()).toBe(false)
  await becomes('sent', 1)
  expect(await owed()).toBe(0)
  await becomes('failed', 1)
  expect(await owed()).toBe(12_800)
  await expectBalanced(world)
  const codes = await sql("select code from ledger_txns where ref_type = 'payment_refund' and ref_id = $1 order by id", (await found()).id)
  expect(codes.map(({ code }) => code)).toEqual(['refund', 'refund_returned', 'refund_2', 'refund_returned_2'])
}, 30_000)

test('a second payment of a purchase that is paid goes back, and a refund of the order is of the first', async () => {
  const stamp = await sell(world, world.ann)
  const { id, orders: made } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group
  const other = await stripe().paymentIntents.create({
    amount: 12_800,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
    return_url: 'http://localhost/back',
  })
  const [{ id: late }] = await sql(
    `insert into payments (member_id, ref_type, ref_id, attempt, provider, provider_ref, method_ref, amount, currency, status, check_at)
    select member_id, ref_type, ref_id, 2, provider, $2, method_ref, amount, currency, 'failed', clock_timestamp() from payments where ref_id = $1 returning id`,
    id,
    other.id,
  )
  await until(async () => {
    await world.settle()
    return (await sql("select from payment_refunds where payment_id = $1 and status = 'sent'", late)).length === 1
  })
  expect((await group(id)).status).toBe('paid')
  await world.ann.gets(orders.ship, { id: made[0]!.id, carrier: 'USPS', tracking: '9400' })
  const { refund } = await world.ann.gets(orders.refund, { id: made[0]!.id, amount: 500, reason: 'goodwill' })
  expect(refund.status).toBe('sent')
  const given = await sql(
    'select p.reason, p.payment_id = $2 as late from payment_refunds p join payments a on a.id = p.payment_id where a.ref_id = $1',
    id,
    late,
  )
  expect(given).toEqual(
    expect.arrayContaining([
      { reason: 'late_capture', late: true },
      { reason: 'order', late: false },
    ]),
  )
  await expectBalanced(world)
})
