import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { orders } from '#features/orders/contract.ts'
import { expectBooks } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { until } from '#test/support/outside/payments-harness.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { disputes } from '../contract.ts'

const world = useWorld({ COMMISSION: '250' })
let boss: Actor
beforeAll(async () => {
  await openShop(world.ann)
  boss = await world.join('boss', { role: 'administrator' })
})
const sql = async (text: string, ...values: unknown[]) => (await world.pool.query(text, values)).rows
const owed = async (code: string) =>
  (await sql('select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where code = $1 and owner_id is null', code))[0]
    .n

test('a refund that no card takes is paid in another way: owed no longer, never sent again, and ben reads how', async () => {
  const { ann, ben } = world
  const stamp = await sell(world, ann)
  const { id } = (await ben.gets(orders.checkout, await cartOf(ben, [stamp.id], 'pm_card_refundFail'))).group.orders[0]!
  await ann.gets(orders.ship, { id, carrier: 'La Poste' })
  await ann.gets(orders.refund, { id, amount: 900, reason: 'missing' })
  const failed = async () => (await boss.gets(disputes.waiting, {})).refunds
  await until(async () => {
    await sql('update sandbox.planned set due = clock_timestamp()')
    await world.settle()
    return (await failed()).length === 1
  })
  const [refund] = await failed()
  expect(await owed('refunds_clearing')).toBe(900)
  const how = { id: refund!.id, how: 'By bank transfer, reference 4711' }
  expect((await ann.ask(disputes.settleRefund, how)).status).toBe(403)
  const said = await Promise.all([1, 2].map(() => boss.ask(disputes.settleRefund, how)))
  expect(said.map(({ status }) => status).sort()).toEqual([200, 404])
  await world.settle()
  expect([await owed('refunds_clearing'), await owed('payout_clearing'), await failed()]).toEqual([0, 900, []])
  expect((await boss.ask(disputes.retryRefund, { id: refund!.id })).code).toBe('refund.not_failed')
  await sql('update payment_refunds set check_at = clock_timestamp() where id = $1', refund!.id)
  await world.settle()
  expect(await sql('select status, attempt from payment_refunds where id = $1', refund!.id)).toEqual([{ status: 'settled', attempt: 0 }])
  expect((await ben.gets(orders.show, { id })).order.refunds).toMatchObject([{ amount: 900, status: 'settled' }])
  expect((await ben.gets(notifications.list, {})).notifications.data[0]!.data.message).toContain('reference 4711')
  expect(await sql("select facts->>'how' as how from mails where template = 'refund_paid_otherwise'")).toEqual([{ how: how.how }])
  // What was paid outside counts as given back: the rest of the order is all that is left.
  expect((await ann.ask(orders.refund, { id, amount: 12_800, reason: 'damaged' })).code).toBe('refund.more_than_left')
  await expectBooks(world, 'paid in another way')
}, 30_000)
