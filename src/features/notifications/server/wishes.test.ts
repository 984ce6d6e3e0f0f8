import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { settings } from '#features/settings/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { notifications } from '../contract.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
})

async function sold() {
  const { ann, ben } = world
  const stamp = await sell(world, ann)
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [stamp.id]))
  await world.settle()
  await ann.gets(orders.ship, { id: group.orders[0]!.id, carrier: 'La Poste' })
  await world.settle()
}
const letters = async (who: string) =>
  (await world.pool.query("select template from mails where recipient = $1 and template <> 'verify' order by id", [who])).rows.map(
    (row) => row.template,
  )
const notices = async (who: 'ann' | 'ben') => (await world[who].gets(notifications.list, {})).notifications.data.map(({ data }) => data.type).sort()

test('ben is notified of his parcel in the app and by mail; what he switches off stays off, and ann’s letter of the sale is sent all the same', async () => {
  await sold()
  expect(await letters(world.ben.email)).toEqual(['order_shipped'])
  expect(await letters(world.ann.email)).toEqual(['store_order_received'])
  expect(await notices('ben')).toEqual(['sale_order_confirmation', 'store_order_action'])

  for (const [property, value] of [
    ['store_order_action.mail', 'off'],
    ['store_order_action.in_app', false],
  ] as const)
    await world.ben.gets(settings.keep, { group: 'notifications', property, value })
  await world.ann.gets(settings.keep, { group: 'notifications', property: 'store_order_received.in_app', value: false })
  await sold()
  expect(await letters(world.ben.email)).toEqual(['order_shipped'])
  expect(await letters(world.ann.email)).toEqual(['store_order_received', 'store_order_received'])
  expect(await notices('ben')).toEqual(['sale_order_confirmation', 'sale_order_confirmation', 'store_order_action'])
  expect(await notices('ann')).toEqual(['store_order_received'])
})
