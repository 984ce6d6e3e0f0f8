import { beforeAll, expect, test } from 'vitest'
import { coins } from '#features/coins/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { retryRefund } from '#features/payments/server/public.ts'
import { transact } from '#server/operations/transaction.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useGatewayProxy } from '#test/support/outside/gateway-proxy.ts'
import { openLetters, until } from '#test/support/outside/payments-harness.ts'
import { cartOf, expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { reconciliation } from '../contract.ts'
import { compareDays } from './compare.sweeper.ts'
import { dueDays } from './queries.ts'

const world = useWorld()
const { cut, mend } = useGatewayProxy(world)
const { quiet } = openLetters(world)
let ada: Actor
let today: string
beforeAll(async () => {
  await openShop(world.ann)
  ada = await world.join('ada.books', { role: 'administrator' })
  today = (await world.pool.query("select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD') as day")).rows[0].day
})
const sql = async (text: string, ...values: unknown[]) => (await world.pool.query(text, values)).rows
/** The night has come: today is compared as if it were over. */
async function night() {
  const { db, tools } = world.product
  const found = await compareDays.outside(db, today, tools)
  await transact({ db, tools, wake: () => {} }, (context) => compareDays.finish(context, today, found))
  await world.settle()
  return (await ada.gets(reconciliation.list, {})).reconciliations.find(({ day }) => day === today)!
}

test('sales, refunds, chargebacks and coins of a day are in both books, to the cent', async () => {
  const buy = async (card?: string) =>
    (await world.ben.gets(orders.checkout, await cartOf(world.ben, [(await sell(world, world.ann)).id], card))).group.orders[0]!.id
  const [first] = [await buy(), await buy('pm_card_createDispute')]
  await world.ann.gets(orders.ship, { id: first, carrier: 'La Poste' })
  await world.ann.gets(orders.refund, { id: first, amount: 700, reason: 'missing' })
  // A refund that the bank returns, and that is sent again: each attempt has its own name there.
  const back = await buy('pm_card_refundFail')
  await world.ann.gets(orders.ship, { id: back, carrier: 'La Poste' })
  await world.ann.gets(orders.refund, { id: back, amount: 300, reason: 'goodwill' })
  const found = "from payment_refunds where amount = 300 and status = 'failed' and attempt ="
  const failed = (attempt: number) =>
    until(async () => {
      await world.settle()
      return (await sql(`select ${found} ${attempt}`)).length === 1
    })
  await failed(0)
  const [{ id: again }] = await sql(`select id ${found} 0`)
  await world.product.db.transaction().execute((tx) => retryRefund({ tx } as never, again))
  await failed(1)
  const { purchase } = await world.ben.gets(coins.buy, { coins: 500, quantity: 1, payment_method_id: 'pm_card_refundFail', expected_amount: 500 })
  await world.ben.gets(coins.refund, { id: purchase.id })
  await until(async () => {
    await world.settle()
    const [row] = await sql(
      "select (select count(*)::int from chargeback_movements) as taken, (select count(*)::int from payment_refunds where status = 'dropped') as dropped",
    )
    return row.taken === 1 && row.dropped === 1
  })
  await quiet()
  const day = await night()
  expect(day).toMatchObject({ missing_here: 0, missing_there: 0, amounts: 0, differences: [], again: false })
  expect(day.matched).toBe(12)
}, 40_000)

test('what one side lacks, and another amount, are told with both sums; compared again, a day has each difference once', async () => {
  const { stripe } = world.gateway.gateway
  const [{ ref, amount }] = await sql("select provider_ref as ref, amount::int from payments where ref_type = 'order_group' order by id limit 1")
  // By hand at the gateway, and a booking that the gateway knows nothing of.
  const { id: refund } = await stripe.refunds.create({ payment_intent: ref, amount: 100 })
  await sql(
    "update sandbox.objects set body = jsonb_set(body, '{amount}', to_jsonb($2::int)) where object = 'balance_transaction' and body->>'source' in (select id from sandbox.objects where object = 'charge' and body->>'payment_intent' = $1)",
    ref,
    amount + 1,
  )
  for (let n = 0; n < 2; n++) {
    const day = await night()
    expect(day).toMatchObject({ matched: 11, missing_here: 1, missing_there: 0, amounts: 1 })
    expect(day.differences.map(({ kind, reference, ours, theirs }) => [kind, reference, ours, theirs]).sort()).toEqual([
      ['amount', ref, amount, amount + 1],
      ['missing_here', refund, null, -100],
    ])
  }
  await sql("update payments set provider_ref = 'pi_elsewhere' where provider_ref = $1", ref)
  expect(await night()).toMatchObject({ missing_here: 2, missing_there: 1, amounts: 0 })
  await sql("update payments set provider_ref = $1 where provider_ref = 'pi_elsewhere'", ref)
})

test('fees that the card network keeps are booked with their day, once', async () => {
  await sql("update sandbox.objects set body = body || '{\"fee\": 30}' where object = 'balance_transaction' and body->>'type' = 'charge'")
  const before = (await sql("select coalesce(sum(debits_posted - credits_posted), 0)::int as n from ledger_accounts where code = 'psp_fees'"))[0].n
  for (let n = 0; n < 2; n++) await night()
  const after = (await sql("select coalesce(sum(debits_posted - credits_posted), 0)::int as n from ledger_accounts where code = 'psp_fees'"))[0].n
  expect(after - before).toBe(120)
  await expectBalanced(world)
})

test('each night once: the days since the first payment, and none before it', async () => {
  const { db } = world.product
  expect(await dueDays(db, 100)).toEqual([])
  await sql("update payments set created_at = created_at - interval '3 days' where id = (select id from payments order by id limit 1)")
  const due = await dueDays(db, 100)
  expect([2, 3]).toContain(due.length)
  expect(due).not.toContain(today)
  await world.settle()
  expect(await dueDays(db, 100)).toEqual([])
})

test('a silent card network postpones the day; an operator asks again, and nobody else does', async () => {
  cut(/balance_transactions/)
  const { id } = await night()
  expect((await ada.gets(reconciliation.list, {})).reconciliations.find((one) => one.id === id)).toMatchObject({ again: true })
  mend()
  expect((await world.ann.ask(reconciliation.again, { id })).status).toBe(403)
  await ada.gets(reconciliation.again, { id })
  expect((await night()).again).toBe(false)
})
