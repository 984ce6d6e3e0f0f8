import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
let store_id: never
const made: Awaited<ReturnType<typeof sell>>[] = []
beforeAll(async () => {
  await openShop(world.ann)
  for (let nth = 0; nth < 5; nth++) made.push(await sell(world, world.ann))
  store_id = made[0]!.store_id as never
})
const windowsFor = async (who: typeof world.guest) => (await who.gets(products.windows, { store_id: [store_id] })).windows

test('a store shows its three newest items in stock, each with one small picture', async () => {
  await world.pool.query('update listings set quantity = 0 where subject_id = $1', [made[4]!.id])
  const [window] = await windowsFor(world.ben)
  const shown = [3, 2, 1].map((nth) => made[nth]!.medias[0]!.media_url)
  expect(window).toMatchObject({ store_id, pieces: shown.map((picture_url) => ({ picture_url, productable_type: 'StampItem' })) })
  expect((await windowsFor(world.guest))[0]!.pieces).toHaveLength(3)
  expect((await world.guest.gets(products.windows, { store_id: [] })).windows).toEqual([])
  expect((await world.guest.gets(products.windows, { store_id: [crypto.randomUUID() as never] })).windows).toEqual([])
})

test('a member blocked by ann does not see the items of her store; others do', async () => {
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, world.cleo.id])
  expect(await windowsFor(world.cleo)).toEqual([])
  expect((await windowsFor(world.ben))[0]!.pieces).toHaveLength(3)
})

test('each country and topic of the market has its newest item', async () => {
  await world.pool.query('analyze listings')
  const { country, country_count, topic_count } = await world.guest.gets(products.shelves, {})
  expect(country).toMatchObject([{ code: 'FR', piece: { productable_type: 'StampItem' } }])
  expect([country_count, topic_count >= 0]).toEqual([1, true])
})
