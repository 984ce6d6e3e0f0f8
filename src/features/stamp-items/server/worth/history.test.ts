import { expect, test } from 'vitest'
import { keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { stampItems } from '../../contract.ts'
import { sumDays, unsummed } from './queries-day-sums.ts'

const world = useWorld()
type Who = Awaited<ReturnType<typeof world.join>>
const today = async (who: Who, currency?: string) =>
  (await who.gets(stampItems.history, { span: 'month', ...(currency && { currency }) })).points.at(-1)!
const estimate = (amount: number, currency = 'USD') => ({ estimated_catalogue_value: amount, estimated_catalogue_currency: currency })
const facts = (item: Awaited<ReturnType<typeof keepItem>>) => ({ id: item.id as never, name: item.name })
const days = (who: Who) =>
  world.pool.query('select day::text, what, currency, amount::int, is_summed from collection_days where member_id = $1', [who.id])

test('what is added, changed, deleted and brought back is in the sums of its day', async () => {
  const olga = await world.join('olga')
  expect(await today(olga)).toMatchObject({ items: 0, pieces: 0, estimated: 0, paid: 0 })
  const item = await keepItem(world, olga, { ...estimate(500), quantity_owned: { mint: 1, used: 2 }, purchase_price: 700, purchase_currency: 'USD' })
  expect(await today(olga)).toMatchObject({ items: 1, pieces: 3, estimated: 1_500, paid: 700 })
  await olga.gets(stampItems.update, { ...facts(item), ...estimate(600), quantity_owned: { mint: 0, used: 2 } })
  expect(await today(olga)).toMatchObject({ items: 1, pieces: 2, estimated: 1_200, paid: 0 })
  await olga.gets(stampItems.remove, { id: item.id as never })
  expect(await today(olga)).toMatchObject({ items: 0, pieces: 0, estimated: 0, paid: 0 })
  await olga.gets(stampItems.restore, { ids: [item.id as never] })
  expect(await today(olga)).toMatchObject({ items: 1, pieces: 2, estimated: 1_200 })
})

test('a change that concerns no sum writes no row, and another sees nothing of it', async () => {
  const paul = await world.join('paul')
  const item = await keepItem(world, paul, estimate(500))
  const before = (await days(paul)).rows.length
  await paul.gets(stampItems.update, { ...facts(item), ...estimate(500), private_note: 'from the fair', quantity_owned: item.quantity_owned })
  expect((await days(paul)).rows.length).toBe(before)
  expect(await today(await world.join('rita'))).toMatchObject({ items: 0, estimated: 0 })
})

test('each currency has a curve of its own; the site’s is told first', async () => {
  const vera = await world.join('vera')
  await keepItem(world, vera, estimate(500))
  await keepItem(world, vera, estimate(900, 'EUR'))
  const told = await vera.gets(stampItems.history, {})
  expect([told.currency, told.currencies, told.points.at(-1)!.estimated]).toEqual(['USD', ['EUR', 'USD'], 500])
  expect(await today(vera, 'EUR')).toMatchObject({ items: 2, estimated: 900 })
})

test('days, weeks and months: what lies before the first one is in all of them', async () => {
  const walt = await world.join('walt')
  await keepItem(world, walt, estimate(500))
  await world.pool.query('update collection_days set day = day - 800 where member_id = $1', [walt.id])
  await keepItem(world, walt, estimate(200))
  const points = async (span: 'month' | 'year' | 'all') => (await walt.gets(stampItems.history, { span })).points
  const [month, year, all] = [await points('month'), await points('year'), await points('all')]
  expect([month.length, month[0]!.estimated, month.at(-2)!.estimated, month.at(-1)!.estimated]).toEqual([31, 500, 500, 700])
  expect([year[0]!.estimated, year.at(-1)!.estimated, year.length >= 53]).toEqual([500, 700, true])
  expect([all[0]!.estimated, all.at(-1)!.estimated, all.length]).toEqual([500, 700, expect.any(Number)])
  expect(all.length).toBeGreaterThanOrEqual(27)
  const [now] = (await world.pool.query("select (clock_timestamp() at time zone 'UTC')::date::text as day")).rows
  for (const list of [month, year, all]) expect(list.at(-1)!.day).toBe(now.day)
})

test('days that are over become one row a sum, and the curve stays as it was', async () => {
  // The timer would sum them meanwhile.
  await world.product.timers.stop()
  const xenia = await world.join('xenia')
  for (const amount of [100, 200, 300]) await keepItem(world, xenia, estimate(amount))
  await world.pool.query('update collection_days set day = day - 3 where member_id = $1', [xenia.id])
  await keepItem(world, xenia, estimate(50))
  const before = await xenia.gets(stampItems.history, { span: 'month' })
  expect(await unsummed(world.product.db, 'collection_days', 'member_id', 100)).toContain(xenia.id)
  await world.product.db.transaction().execute((tx) => sumDays(tx, 'collection_days', ['member_id', 'day', 'what', 'currency'], xenia.id))
  expect(await xenia.gets(stampItems.history, { span: 'month' })).toEqual(before)
  const { rows } = await days(xenia)
  expect(
    rows
      .filter(({ is_summed }) => is_summed)
      .map(({ what, amount }) => [what, amount])
      .sort(),
  ).toEqual([
    ['estimated', 600],
    ['items', 3],
    ['pieces', 3],
  ])
  expect(await unsummed(world.product.db, 'collection_days', 'member_id', 100)).not.toContain(xenia.id)
})
