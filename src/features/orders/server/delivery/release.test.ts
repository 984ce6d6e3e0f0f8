import { beforeAll, expect, test } from 'vitest'
import { context, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../../contract.ts'
import { releaseReserved } from './release.timer.ts'

const world = useWorld()
beforeAll(() => openShop(world.ann))

async function shipped({ abroad }: { abroad: boolean }) {
  const stamp = await sell(world, world.ann)
  const { id } = (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!
  await world.pool.query('update orders set abroad = $2 where id = $1', [id, abroad])
  await world.ann.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  return id
}
const order = async (id: string) => (await world.ben.gets(orders.show, { id: id as never })).order

test('an unconfirmed tracking number does not shorten the release, not even within the country: 30 days', async () => {
  const { release_at, shipped_at } = await order(await shipped({ abroad: false }))
  expect((Date.parse(release_at!) - Date.parse(shipped_at!)) / 86_400_000).toBe(30)
})

test('a dispute opened after the timer has found the release due: the timer looks again under the lock, and releases nothing', async () => {
  const id = await shipped({ abroad: true })
  await world.pool.query("update orders set status = 'disputed', release_at = to_timestamp(0) where id = $1", [id])
  await context(world, (one) => releaseReserved.run(one, id))
  expect(await order(id)).toMatchObject({ status: 'disputed', released_at: null })
})
