import { beforeAll, expect, test } from 'vitest'
import { searches } from '#features/search/contract.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const offered = async (search: string, who = world.guest, page_size = 8) =>
  (await who.gets(searches.suggest, { search, page_size }, { locale: 'en' })).suggestions
const names = async (search: string, who = world.guest) => (await offered(search, who)).products.map(({ name }) => name)

beforeAll(async () => {
  await openShop(world.ann, 'Ann’s Classics')
  await openShop(world.ben, 'Frankfurt stamps')
  for (const name of ['Penny Black', 'Cérès 20c. noir', 'Penny Black']) await sell(world, world.ann, { product: { name } })
  await sell(world, world.ben, { item: { country: 'GB' }, product: { name: 'Black penny, plate 3' } })
  await world.settle()
})

test('names with the prefix come before names with the words, and each name once', async () => {
  expect(await names('penny')).toEqual(['Penny Black', 'Black penny, plate 3'])
  expect(await names('black pen')).toEqual(['Black penny, plate 3', 'Penny Black'])
})

test('one letter is enough, and neither case nor accents matter', async () => {
  expect((await names('p'))[0]).toBe('Penny Black')
  expect((await names('CERES'))[0]).toBe('Cérès 20c. noir')
})

test('countries and stores with this prefix and something for sale are suggested too', async () => {
  const { countries, stores } = await offered('fra')
  expect(countries).toEqual([{ code: 'FR', name: 'France' }])
  expect(stores).toMatchObject([{ name: 'Frankfurt stamps', product_count: 1 }])
  expect((await offered('germany')).countries).toEqual([])
})

test('a store is found by the beginning of its number, and by a word of its name', async () => {
  const { rows } = await world.pool.query('select uuid, name from stores order by name')
  const frankfurt = rows.find(({ name }) => name === 'Frankfurt stamps')
  const named = async (search: string, who = world.guest) => (await offered(search, who)).stores.map(({ name }) => name)
  expect(await named(`ST-${frankfurt.uuid}`)).toEqual(['Frankfurt stamps'])
  expect(await named(`st-${String(frankfurt.uuid).slice(0, 6)}`)).toEqual(['Frankfurt stamps'])
  expect((await named('ST-')).toSorted()).toEqual(['Ann’s Classics', 'Frankfurt stamps'])
  expect((await offered('ST-')).products).toEqual([])
  expect(await named('classics')).toEqual(['Ann’s Classics'])
})

test('one wrong letter is corrected, and the suggestion is named', async () => {
  const meant = async (search: string) => {
    const { meant, products: found } = await offered(search)
    return [meant, found[0]?.name]
  }
  expect(await meant('peny')).toEqual(['penny', 'Penny Black'])
  expect(await meant('pennny blak')).toEqual(['penny black', 'Penny Black'])
  expect(await meant('penny')).toEqual([null, 'Penny Black'])
  expect(await meant('xyzzyq')).toEqual([null, undefined])
})

test('there are never more rows than requested', async () => {
  const { countries, stores, products: found } = await offered('fra', world.guest, 3)
  expect(countries.length + stores.length + found.length).toBeLessThanOrEqual(3)
})

test('only one kind if one kind is requested; a store shows its number', async () => {
  const of = async (searchable_type: 'Product' | 'Store') =>
    (await world.guest.gets(searches.suggest, { search: 'fra', searchable_type }, { locale: 'en' })).suggestions
  const [goods, shops] = [await of('Product'), await of('Store')]
  expect([goods.stores, goods.countries.length]).toEqual([[], 1])
  expect([shops.countries, shops.products]).toEqual([[], []])
  expect(shops.stores).toEqual([{ id: expect.any(String), uuid: expect.any(Number), name: 'Frankfurt stamps', product_count: 1 }])
})

test('empty input, punctuation and percent signs suggest nothing, and nothing breaks', async () => {
  for (const search of ['', '  ', '%', '_', "'", '\\', '\u{10FFFF}']) expect(await names(search)).toEqual([])
})

test('a blocked member sees neither the other’s store nor their products', async () => {
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  expect(await names('black penny', world.cleo)).toEqual(['Penny Black'])
  expect((await offered('frank', world.cleo)).stores).toEqual([])
  expect((await offered('stamps', world.cleo)).stores).toEqual([])
  expect((await offered('ST-', world.cleo)).stores.map(({ name }) => name)).toEqual(['Ann’s Classics'])
  expect((await offered('frank', world.ann)).stores).toHaveLength(1)
})
