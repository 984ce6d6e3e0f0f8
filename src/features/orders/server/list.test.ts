import { expect, test } from 'vitest'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf, DECLINED, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../contract.ts'

const world = useWorld()

test('of one purchase ann sees the order that she sold in it, and cleo none', async () => {
  const { ann, ben, cleo } = world
  await openShop(ann)
  const [first, second] = [await sell(world, ann), await sell(world, ann)]
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [first.id]))
  await ben.gets(orders.checkout, await cartOf(ben, [second.id]))
  const asked = { role: 'seller', group_id: group.id } as const
  expect((await ann.gets(orders.list, asked)).orders.data.map(({ id }) => id)).toEqual(group.orders.map(({ id }) => id))
  expect((await ann.gets(orders.list, { role: 'seller' })).orders.data).toHaveLength(2)
  expect((await cleo.gets(orders.list, asked)).orders.data).toEqual([])
})

test('dora’s declined order is not in her history; her paid one is', async () => {
  const dora = await world.join('dora')
  const [declined, paid] = [await sell(world, world.ann), await sell(world, world.ann)]
  expect((await dora.ask(orders.checkout, await cartOf(dora, [declined.id], DECLINED))).code).toBe('payment.declined')
  await world.settle()
  const { rows } = await world.pool.query('select status from orders where buyer_id = $1', [dora.id])
  expect(rows).toEqual([{ status: 'cancelled' }])
  expect((await dora.gets(orders.list, { role: 'buyer' })).orders.data).toEqual([])
  const { group } = await dora.gets(orders.checkout, await cartOf(dora, [paid.id]))
  expect((await dora.gets(orders.list, { role: 'buyer' })).orders.data.map(({ id }) => id)).toEqual(group.orders.map(({ id }) => id))
})

test('what waits for its payment stands in ann’s list without its buyer, and leaves it when it is paid or given up; its page stays closed', async () => {
  const { ann, ben, cleo } = world
  const stamp = await sell(world, ann)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [stamp.id], THREE_D))
  const { orders: found } = await ann.gets(orders.waiting, {})
  expect(found.data.map(({ id }) => id)).toEqual(group.orders.map(({ id }) => id))
  expect(Object.keys(found.data[0]!).sort()).toEqual([
    'currency',
    'first_name',
    'id',
    'items',
    'media',
    'number',
    'placed_at',
    'reserved_until',
    'total',
  ])
  expect(JSON.stringify(found)).not.toContain('ben')
  expect((await cleo.gets(orders.waiting, {})).orders.data).toEqual([])
  expect((await ann.ask(orders.show, { id: group.orders[0]!.id })).status).toBe(404)
  await ben.gets(orders.cancelGroup, { id: group.id })
  expect((await ann.gets(orders.waiting, {})).orders.data).toEqual([])
})
