import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import { sumDays, unsummed } from '#features/stamp-items/server/public.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { cartOf } from '#test/support/sale.ts'
import { useWorld } from '#test/support/world.ts'
import { orders } from '../../contract.ts'
import { quartilesOf } from '../../rules.ts'

const world = useWorld()
const deals = async (id: string, who = world.guest) => (await who.gets(orders.deals, { id: id as never })).deals

/** A sale of ann's to ben that was completed this many hours ago. */
async function sold(entry: string, price: number, hours: number) {
  const { ann, ben, pool } = world
  const product = await sell(world, ann, { item: { catalogue_entry_id: entry as never, catalogue_number: [] }, product: { regular_price: price } })
  const { group } = await ben.gets(orders.checkout, await cartOf(ben, [product.id]))
  const { id } = group.orders[0]!
  await ann.gets(orders.ship, { id, carrier: 'La Poste', tracking: 'RR482117305FR' })
  await ben.gets(orders.confirm, { id })
  await world.settle()
  await pool.query("update orders set status = 'completed', completed_at = clock_timestamp() - make_interval(hours => $2) where id = $1", [id, hours])
  return { id, item: product.productable_id! }
}

test('a deal appears a day after its end, without names, and quartiles with the fifth; a refunded or contested one is none', async () => {
  await openShop(world.ann)
  const [entry, other] = (await keepEntry(world, { name: 'Sold' }, { name: 'Another' })) as readonly string[] as readonly [string, string]
  expect(await deals(entry)).toMatchObject({ count: 0, quartiles: null, data: [] })
  const fresh = await sold(entry, 9_000, 23)
  expect((await deals(entry)).count).toBe(0)
  const ids = []
  for (const price of [1_000, 2_000, 3_000, 4_000]) ids.push(await sold(entry, price, 30))
  expect(await deals(entry)).toMatchObject({ count: 4, quartiles: null })
  await world.pool.query("update orders set completed_at = clock_timestamp() - interval '25 hours' where id = $1", [fresh.id])
  const told = await deals(entry)
  expect(told).toMatchObject({ count: 5, currency: 'USD', quartiles: { lower: 2_000, median: 3_000, upper: 4_000 } })
  expect(Object.keys(told.data[0]!).sort()).toEqual(['condition', 'day', 'price'])
  const text = JSON.stringify(told)
  for (const name of ['ann', 'ben', world.ann.id, world.ben.id, ids[0]!.id]) expect(text).not.toContain(name)

  await world.pool.query('update orders set refunded = 1 where id = $1', [ids[0]!.id])
  await world.pool.query("update orders set status = 'disputed' where id = $1", [ids[1]!.id])
  expect(await deals(entry)).toMatchObject({ count: 3, quartiles: null })
  // The entry is frozen in the order.
  await world.pool.query('update stamp_items set catalogue_entry_id = $2 where id = $1', [ids[2]!.item, other])
  expect((await deals(entry)).count).toBe(3)
  expect((await deals(other)).count).toBe(0)
}, 60_000)

test('quartiles are those of percentile_cont, in whole minor units, and none under five', async () => {
  expect(quartilesOf([1, 2, 3, 4])).toBeNull()
  for (const prices of [
    [5, 1, 4, 2, 3],
    [10, 20, 30, 40, 50, 61],
    [7, 7, 7, 7, 7, 1_000_000],
    Array.from({ length: 99 }, (_, at) => (at * 7_919) % 1_009),
  ]) {
    const { rows } = await world.pool.query(
      `select round(percentile_cont(0.25) within group (order by p))::int as lower, round(percentile_cont(0.5) within group (order by p))::int as median,
        round(percentile_cont(0.75) within group (order by p))::int as upper from unnest($1::int[]) p`,
      [prices],
    )
    const ours = quartilesOf(prices)!
    for (const part of ['lower', 'median', 'upper'] as const) expect(Math.abs(ours[part] - rows[0][part])).toBeLessThanOrEqual(1)
  }
})

test('what an item is worth in coins: the median of the deals of its entry from the fifth on, and nothing before', async () => {
  const [entry] = (await keepEntry(world, { name: 'Worth coins' })) as unknown as readonly [string]
  const bens = await keepItem(world, world.ben, { catalogue_entry_id: entry as never })
  const worth = async () => (await world.ben.gets(stampItems.show, { id: bens.id as never })).stamp_item.suggested_coin_value
  for (const price of [1_000, 2_000, 4_000, 5_000]) await sold(entry, price, 30)
  expect(await worth()).toBeNull()
  await sold(entry, 3_300, 30)
  expect(await worth()).toBe(3_300)
  const plain = await keepItem(world, world.ben)
  expect((await world.ben.gets(stampItems.show, { id: plain.id as never })).stamp_item.suggested_coin_value).toBeNull()
}, 60_000)

test('what one has sold by each day: paid orders, less what was paid back; buyers and others have sold nothing', async () => {
  const told = async (who = world.ann) => (await who.gets(orders.sold, { span: 'month' })).points.at(-1)!.sold
  const before = await told()
  const [entry] = (await keepEntry(world, { name: 'Sold over time' })) as unknown as readonly [string]
  const { id } = await sold(entry, 2_500, 1)
  expect([await told(), await told(world.ben)]).toEqual([before + 2_500, 0])
  await world.pool.query('update orders set refunded = 700 where id = $1', [id])
  expect(await told()).toBe(before + 1_800)
  await world.pool.query('update orders set refunded = total where id = $1', [id])
  expect(await told()).toBe(before)
  await world.pool.query('update sales_days set day = day - 2 where seller_id = $1', [world.ann.id])
  expect(await unsummed(world.product.db, 'sales_days', 'seller_id', 100)).toEqual([world.ann.id])
  await world.product.db.transaction().execute((tx) => sumDays(tx, 'sales_days', ['seller_id', 'day', 'currency'], world.ann.id))
  expect([await told(), (await world.pool.query('select count(*)::int as n from sales_days where not is_summed')).rows[0].n]).toEqual([before, 0])
}, 60_000)
