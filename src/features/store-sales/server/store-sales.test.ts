import { beforeAll, expect, test } from 'vitest'
import { orders } from '#features/orders/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { call } from '#test/support/http-request.ts'
import { cartOf, THREE_D } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { storeSales } from '../contract.ts'

const world = useWorld({ COMMISSION: '250' })
beforeAll(async () => {
  await openShop(world.ann)
  await openShop(world.cleo)
})
const ids: string[] = []
async function sale(seller = world.ann, card?: string) {
  const { id } = await sell(world, seller)
  const { group } = await world.ben.gets(orders.checkout, await cartOf(world.ben, [id], card))
  return group.orders[0]!.id
}
const paid = (id: string, at: string) => world.pool.query(`update orders set paid_at = ${at} where id = $1`, [id])
const sales = async (who = world.ann) => (await who.gets(storeSales.show, {})).sales
const statement = async (month?: string, who = world.ann) =>
  (await call(world.url, storeSales.statement, month ? { month } : {}, { token: who.token })).text

test('a store without a sale has thirty days of nothing, and no change', async () => {
  const { days, last, change, months } = await sales()
  expect([days.length, days.every(({ orders: n, amount }) => n === 0 && amount === 0), last.average, change, months]).toEqual([30, true, 0, null, []])
})

test('what is paid counts on its day, less commission and what went back; what waits for its payment does not, nor what another sold', async () => {
  for (let n = 0; n < 3; n++) ids.push(await sale())
  await sale(world.ann, THREE_D)
  await sale(world.cleo)
  await world.ann.gets(orders.ship, { id: ids[0]! as never, carrier: 'La Poste' })
  await world.ann.gets(orders.refund, { id: ids[0]! as never, amount: 1_800, reason: 'goodwill' })
  await paid(ids[1]!, "clock_timestamp() - interval '5 days'")
  await paid(ids[2]!, "clock_timestamp() - interval '40 days'")
  const { days, last, before, change } = await sales()
  const commission = 2 * 312 - Math.floor((312 * 1_800) / 12_500)
  expect(last).toEqual({
    ...{ orders: 2, amount: 25_600, postage: 600, commission, refunded: 1_800, net: 25_600 - 1_800 - commission, average: 12_800, buyers: 1 },
  })
  expect([before.orders, before.amount, change]).toEqual([1, 12_800, 100])
  expect(days.map(({ orders: n }) => n)).toEqual([...Array(24).fill(0), 1, 0, 0, 0, 0, 1])
  expect((await sales(world.cleo)).last.orders).toBe(1)
})

test('the last moment of a day is that day’s, the first of the next is the next’s', async () => {
  const today = "(clock_timestamp() at time zone 'UTC')::date::timestamp at time zone 'UTC'"
  await paid(ids[1]!, `${today} - interval '1 microsecond'`)
  expect((await sales()).days.slice(-2).map(({ orders: n }) => n)).toEqual([1, 1])
  await paid(ids[1]!, today)
  expect((await sales()).days.slice(-2).map(({ orders: n }) => n)).toEqual([0, 2])
})

test('months add up to what the orders say, and the statement lists them without naming who bought', async () => {
  const { months } = await sales()
  expect(months.reduce((sum, { orders: n }) => sum + n, 0)).toBe(3)
  for (const { amount, refunded, commission, net } of months) expect(net).toBe(amount - refunded - commission)
  const text = await statement()
  expect(text.trim().split('\r\n')).toHaveLength(4)
  expect(text).toContain('"128.00","3.00"')
  for (const word of ['ben', 'Byrne', 'Galway']) expect(text).not.toContain(word)
  expect((await statement('2020-01')).trim().split('\r\n')).toHaveLength(1)
  expect((await statement(undefined, world.cleo)).trim().split('\r\n')).toHaveLength(2)
  expect((await world.guest.ask(storeSales.show, {})).status).toBe(401)
})
