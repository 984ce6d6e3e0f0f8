import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../../contract.ts'
import { PARCELS_MOST } from '../../rules.ts'

const world = useWorld()
beforeAll(async () => {
  await openShop(world.ann)
})
async function sold() {
  const stamp = await sell(world, world.ann)
  return (await world.ben.gets(orders.checkout, await cartOf(world.ben, [stamp.id]))).group.orders[0]!.id
}
const DAYS = 86_400_000

test('ann sends an order in three parcels: each has its number, ben is told of each, and the money waits for the last one', async () => {
  const { ann, ben, cleo } = world
  const id = await sold()
  expect(await ann.ask(orders.addParcel, { id, carrier: 'La Poste' })).toMatchObject({ status: 409, code: 'order.wrong_state' })
  await ann.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  await world.pool.query("update orders set release_at = release_at - interval '20 days' where id = $1", [id])
  await ann.gets(orders.addParcel, { id, carrier: 'Chronopost', tracking: 'XJ1', contents: 'The two albums' })
  const { order } = await ann.gets(orders.addParcel, { id, carrier: 'La Poste' })
  expect(order.parcels).toMatchObject([
    { carrier: 'La Poste', tracking: 'RR482117305FR', contents: '' },
    { carrier: 'Chronopost', tracking: 'XJ1', contents: 'The two albums' },
    { carrier: 'La Poste', tracking: '', contents: '' },
  ])
  expect((Date.parse(order.release_at!) - Date.parse(order.parcels[2]!.shipped_at)) / DAYS).toBe(30)
  expect([order.status, order.actions.includes('add_parcel')]).toEqual(['shipped', true])
  await world.settle()
  const told = (await ben.gets(notifications.list, {})).notifications.data.filter(({ data }) => data.subject?.includes('another parcel'))
  expect(told).toHaveLength(2)
  for (const who of [ben, cleo]) expect((await who.ask(orders.addParcel, { id, carrier: 'An Post' })).status).not.toBe(200)
  await ben.gets(orders.confirm, { id })
  expect((await ann.ask(orders.addParcel, { id, carrier: 'La Poste' })).code).toBe('order.wrong_state')
  const arrived = (await ben.gets(orders.show, { id })).order
  expect(arrived.parcels.map(({ delivered_at }) => delivered_at)).toEqual(Array(3).fill(arrived.delivered_at))
})

test('a parcel a month does not hold the money back: it is released before day ninety, and until then ben may open a dispute', async () => {
  const { ann, ben } = world
  const id = await sold()
  await ann.gets(orders.ship, { id, carrier: 'La Poste' })
  const back = ['paid_at', 'shipped_at', 'release_at'].map((column) => `${column} = ${column} - interval '65 days'`)
  await world.pool.query(`update orders set ${back.join(', ')} where id = $1`, [id])
  await ann.gets(orders.addParcel, { id, carrier: 'La Poste' })
  const { order } = await ben.gets(orders.show, { id })
  expect(Math.round((Date.parse(order.release_at!) - Date.parse(order.paid_at!)) / DAYS)).toBe(89)
  expect(order.actions).toContain('dispute')
})

test('no earlier than before, one for each press, and no more than twenty', async () => {
  const { ann } = world
  const id = await sold()
  await ann.gets(orders.ship, { id, carrier: 'La Poste' })
  await world.pool.query("update orders set release_at = clock_timestamp() + interval '60 days' where id = $1", [id])
  const key = crypto.randomUUID()
  for (let n = 0; n < 2; n++) await ann.gets(orders.addParcel, { id, carrier: 'La Poste' }, { key })
  const { order } = await ann.gets(orders.show, { id })
  expect(order.parcels).toHaveLength(2)
  expect(Math.round((Date.parse(order.release_at!) - Date.now()) / DAYS)).toBe(60)
  const said = await Promise.all(Array.from({ length: 24 }, () => ann.ask(orders.addParcel, { id, carrier: 'La Poste' })))
  expect(said.filter(({ status }) => status === 200)).toHaveLength(PARCELS_MOST - 2)
  expect(said.filter(({ code }) => code === 'order.parcels_most')).toHaveLength(24 - PARCELS_MOST + 2)
})
