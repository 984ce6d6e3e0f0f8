import { beforeAll, expect, test } from 'vitest'
import { causeOf } from '#test/support/books.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf, expectBalanced } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
})

async function completed(buyer: Actor) {
  const stamp = await sell(world, world.ann)
  const { id } = (await buyer.gets(orders.checkout, await cartOf(buyer, [stamp.id]))).group.orders[0]!
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste' })
  await buyer.gets(orders.confirm, { id })
  await world.pool.query("update orders set delivered_at = clock_timestamp() - interval '15 days' where id = $1", [id])
}
async function coinsOf({ id }: Actor): Promise<number> {
  const { rows } = await world.pool.query<{ coins: string }>(
    "select coalesce(sum(credits_posted - debits_posted), 0) as coins from ledger_accounts where owner_id = $1 and code = 'member_coins'",
    [id],
  )
  return Number(rows[0]!.coins)
}

test('a completed order is worth ten coins to each side, once a day for the same two members', async () => {
  await Promise.all([completed(world.ben), completed(world.ben), completed(world.cleo)])
  await world.settle()
  expect(await Promise.all([world.ann, world.ben, world.cleo].map(coinsOf))).toEqual([20, 10, 10])
  expect((await causeOf(world.ben, 'order_completed', 'COIN'))?.path).toMatch(/^\/orders\/order-tracking\//)
  expect((await causeOf(world.ann, 'order_completed_sold', 'COIN'))?.path).toMatch(/^\/store\/order-detail\//)
  await completed(world.ben)
  await world.settle()
  expect(await coinsOf(world.ben)).toBe(10)
  await expectBalanced(world)
})
