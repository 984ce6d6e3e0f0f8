import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#test/support/cast.ts'
import { caller, insist } from '#test/support/client.ts'
import { inParallel } from '#test/support/concurrency.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { answerBank } from '#test/support/outside/payments-harness.ts'
import { cartOf, expectBalanced, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
})
const AT_ONCE = Number(process.env.PROVE_N ?? 12)
const RETRIES = 10 * AT_ONCE
/** HTTP client that retries when the server is busy. */
const over = (who: Actor) => caller(world.url, who)
const count = async (sql: string, ...values: unknown[]) => Number((await world.pool.query(sql, values)).rows[0].n)

test('of many checkouts of the last unit exactly one becomes an order', { timeout: 900_000 }, async () => {
  const stamp = await sell(world, world.ann)
  const [ben, cleo] = [await cartOf(world.ben, [stamp.id]), await cartOf(world.cleo, [stamp.id])]
  const said = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, at) =>
      insist(over(at % 2 ? world.ben : world.cleo), orders.checkout, at % 2 ? ben : cleo, crypto.randomUUID()),
    ),
  )
  expect(said.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(said.filter(({ code }) => code === 'cart.changed')).toHaveLength(AT_ONCE - 1)
  await world.settle()
  expect(await count('select stock_on_hand as n from products where id = $1', stamp.id)).toBe(0)
  expect(
    await count(
      "select count(*) as n from order_items i join orders o on o.id = i.order_id where i.product_id = $1 and o.status = 'processing'",
      stamp.id,
    ),
  ).toBe(1)
  await expectBalanced(world)
})

test('a double submit with one key makes one order and one charge, and the same answer', { timeout: 900_000 }, async () => {
  const stamp = await sell(world, world.ann, { product: { quantity: 20 } })
  const cart = await cartOf(world.ben, [stamp.id])
  const key = crypto.randomUUID()
  const said = await inParallel(Array.from({ length: RETRIES }), Math.min(AT_ONCE, 50), () => insist(over(world.ben), orders.checkout, cart, key))
  const again = await world.ben.ask(orders.checkout, cart, { key })
  const made = new Set([...said, again].filter(({ status }) => status === 200).map(({ text }) => text))
  expect(made.size).toBe(1)
  expect(again.status).toBe(200)
  expect(
    await count(
      "select count(*) as n from orders where seller_id = $1 and buyer_id = $2 and item_total = 12500 and status = 'processing' and id in (select order_id from order_items where product_id = $3)",
      world.ann.id,
      world.ben.id,
      stamp.id,
    ),
  ).toBe(1)
  const paid_by =
    'select id::text from payments where ref_id in (select order_group_id from orders join order_items i on i.order_id = orders.id where i.product_id = $1)'
  expect(
    await count(
      `select count(*) as n from sandbox.objects where object = 'payment_intent' and body->>'status' = 'succeeded' and body->'metadata'->>'payment_id' in (${paid_by})`,
      stamp.id,
    ),
  ).toBe(1)
  expect(await world.ben.ask(orders.checkout, { ...cart, expected_total: cart.expected_total + 1 }, { key })).toMatchObject({
    status: 422,
    code: 'idempotency.reused',
  })
  expect(await world.ben.ask(orders.checkout, cart, { key: undefined })).toMatchObject({ status: 400, code: 'idempotency.missing' })
})

test('the webhook before, after and five times around the return page makes one capture', async () => {
  const stamp = await sell(world, world.ann)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id], THREE_D))
  await answerBank(group.payment!.action_url!, 'complete')
  const back = () => world.ben.gets(orders.settle, { id: group.id })
  await Promise.all([back(), back(), world.settle(), back(), world.settle(), back(), back()])
  await world.settle()
  expect((await back()).group.status).toBe('paid')
  expect(await count("select count(*) as n from ledger_txns where code = 'order_capture' and ref_id = $1", group.id)).toBe(1)
  expect(await count('select count(*) as n from notifications where subject_id = $1 and member_id = $2', group.orders[0]!.id, world.ann.id)).toBe(1)
  await expectBalanced(world)
})

test('ben cancels while his bank accepts: either bought or not, never both', async () => {
  for (let round = 0; round < 4; round++) {
    const stamp = await sell(world, world.ann)
    const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id], THREE_D))
    await Promise.all([answerBank(group.payment!.action_url!, 'complete'), world.ben.ask(orders.cancelGroup, { id: group.id })])
    await world.ben.ask(orders.settle, { id: group.id })
    await world.settle()
    const { status } = (await world.ben.gets(orders.showGroup, { id: group.id })).group
    const captured = await count("select count(*) as n from ledger_txns where code = 'order_capture' and ref_id = $1", group.id)
    const stock = await count('select stock_on_hand - stock_reserved as n from products where id = $1', stamp.id)
    expect({ status, captured, stock }).toEqual(
      status === 'paid' ? { status: 'paid', captured: 1, stock: 0 } : { status: 'cancelled', captured: 0, stock: 1 },
    )
    await expectBalanced(world)
  }
})
