import { beforeAll, expect, test } from 'vitest'
import { retryRefund } from '#features/payments/server/public.ts'
import { expectBooks } from '#test/support/books.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useGatewayProxy } from '#test/support/outside/gateway-proxy.ts'
import { until } from '#test/support/outside/payments-harness.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../../contract.ts'

const world = useWorld({ COMMISSION: '250' })
const { cut, mend } = useGatewayProxy(world)
beforeAll(async () => {
  await openShop(world.ann)
})
async function sold(sent = false, card?: string) {
  const stamp = await sell(world, world.ann)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id], card))).group.orders[0]!
  if (sent) await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
  return id
}
const order = async (id: string) => (await world.ben.gets(orders.show, { id: id as never })).order
const sql = async (text: string, ...values: unknown[]) => (await world.pool.query(text, values)).rows
const books = async (step: string) => {
  await world.settle()
  await expectBooks(world, step)
}

test('ten refunds of a third at once: three are given, and no cent more than was paid', async () => {
  const id = await sold(true)
  const said = await Promise.all(Array.from({ length: 10 }, () => world.ann.ask(orders.refund, { id, amount: 4_000, reason: 'goodwill' })))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(said.filter(({ code }) => code === 'refund.more_than_left')).toHaveLength(7)
  await books('three thirds')
  expect(await order(id)).toMatchObject({ refunded: 12_000, status: 'shipped' })
})

test('one key gives back once, and answers the same again', async () => {
  const id = await sold(true)
  const key = crypto.randomUUID()
  const input = { id, amount: 700, reason: 'goodwill' } as const
  const said = [await world.ann.ask(orders.refund, input, { key }), await world.ann.ask(orders.refund, input, { key })]
  expect(said.map(({ status }) => status)).toEqual([200, 200])
  expect(said[0]!.text).toBe(said[1]!.text)
  expect((await world.ann.ask(orders.refund, { ...input, amount: 701 }, { key })).code).toBe('idempotency.reused')
  expect((await world.ann.ask(orders.refund, input, { key: undefined })).code).toBe('idempotency.missing')
  await books('one key')
  expect((await order(id)).refunded).toBe(700)
})

test('ann sends and cancels at the same moment: either it is on its way or the money goes back', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await sold()
    const [sent, cancelled] = await Promise.all([world.ann.ask(orders.ship, { id, carrier: 'La Poste' }), world.ann.ask(orders.callOff, { id })])
    expect([sent.status, cancelled.status].sort()).toEqual([200, 409])
    await books('sent or cancelled')
    expect((await order(id)).status).toBe(sent.status === 200 ? 'shipped' : 'cancelled')
  }
})

test('ben confirms while ann gives all back: the money is in one place', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await sold(true)
    await Promise.all([world.ben.ask(orders.confirm, { id }), world.ann.ask(orders.refund, { id, amount: 12_800, reason: 'damaged' })])
    await books('confirmed or refunded')
    expect(await order(id)).toMatchObject({ status: 'refunded', refunded: 12_800 })
  }
})

test('a gateway that does not answer: the refund is booked, says that it is on its way, and is sent once when the gateway is back', async () => {
  const id = await sold(true)
  cut(/refunds/)
  const { refund } = await world.ann.gets(orders.refund, { id, amount: 900, reason: 'missing' })
  expect(refund.status).toBe('open')
  await books('without the gateway')
  mend()
  await sql('update payment_refunds set check_at = clock_timestamp() where check_at is not null')
  await books('with the gateway')
  expect((await order(id)).refunds).toMatchObject([{ amount: 900, status: 'sent' }])
  const [split] = await sql('select captured::int, refunded::int from payment_splits where order_id = $1', id)
  expect(split).toEqual({ captured: 12_800, refunded: 900 })
})

test('the gateway has sent the money and its answer is lost: the same key is asked again, and the money goes once', async () => {
  const id = await sold(true)
  const before = (await sql("select count(*)::int as n from sandbox.objects where object = 'refund'"))[0].n
  cut(/refunds/)
  await world.ann.gets(orders.refund, { id, amount: 1_100, reason: 'missing' })
  mend()
  const [{ id: refund_id, ref }] = await sql(
    'select r.id, p.provider_ref as ref from payment_refunds r join payments p on p.id = r.payment_id join order_refunds o on o.payment_refund_id = r.id where o.order_id = $1',
    id,
  )
  await world.gateway.gateway.stripe.refunds.create({ payment_intent: ref, amount: 1_100, metadata: { refund_id } }, { idempotencyKey: refund_id })
  await sql('update payment_refunds set check_at = clock_timestamp() where check_at is not null')
  await books('asked again')
  expect((await sql("select count(*)::int as n from sandbox.objects where object = 'refund'"))[0].n).toBe(before + 1)
})

test('the bank returns a refund that had been sent: it is owed again, listed for the operator, and tried again under a new key', async () => {
  const id = await sold(true, 'pm_card_refundFail')
  const { refund } = await world.ann.gets(orders.refund, { id, amount: 900, reason: 'missing' })
  expect(refund.status).toBe('sent')
  const found = 'select p.id, p.status, p.attempt from payment_refunds p join order_refunds o on o.payment_refund_id = p.id where o.order_id = $1'
  const split = async () => (await sql('select refunded::int from payment_splits where order_id = $1', id))[0].refunded
  const becomes = (status: string, attempt: number) =>
    until(async () => {
      await world.settle()
      const [row] = await sql(found, id)
      return row.status === status && row.attempt === attempt
    })
  const owed = async () =>
    (await sql("select coalesce(sum(credits_posted - debits_posted), 0)::int as n from ledger_accounts where code = 'refunds_clearing'"))[0].n
  await becomes('failed', 0)
  await books('returned')
  expect([await split(), await owed()]).toEqual([0, 900])
  const [{ id: refund_id }] = await sql(found, id)
  await world.product.db.transaction().execute((tx) => retryRefund({ tx } as never, refund_id))
  await becomes('sent', 1)
  await books('sent again')
  expect([await split(), await owed()]).toEqual([900, 0])
  await becomes('failed', 1)
  await books('returned again')
  expect([await split(), await owed()]).toEqual([0, 900])
  const codes = await sql("select code from ledger_txns where ref_type = 'payment_refund' and ref_id = $1 order by id", refund_id)
  expect(codes.map(({ code }) => code)).toEqual(['refund', 'refund_returned', 'refund_2', 'refund_returned_2'])
}, 30_000)
