import { beforeAll, expect, test } from 'vitest'
import { dashboard } from '#features/dashboard/contract.ts'
import { network } from '#features/network/contract.ts'
import { searches } from '#features/search/contract.ts'
import { keepItem, openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const asked = async (search: string, who = world.guest, more: object = {}) =>
  (await who.gets(searches.suggest, { search, page_size: 8, ...more }, { locale: 'en' })).search
const offered = async (search: string, who = world.guest, more: object = {}) => {
  const { data, countries, meant } = await asked(search, who, more)
  const of = (type: string) => data.flatMap(({ searchable_type, title }) => (searchable_type === type ? [title] : []))
  return { data, countries, meant, products: of('Product'), stores: of('Store'), items: of('StampItem'), members: of('User') }
}
const only = async (searchable_type: string, search: string, who = world.guest) =>
  (await asked(search, who, { searchable_type })).data.map(({ title }) => title)
const names = async (search: string, who = world.guest) => only('Product', search, who)

beforeAll(async () => {
  await openShop(world.ann, 'Ann’s Classics')
  await openShop(world.ben, 'Frankfurt stamps')
  for (const name of ['Penny Black', 'Cérès 20c. noir', 'Penny Black']) await sell(world, world.ann, { product: { name } })
  await sell(world, world.ben, { item: { country: 'GB' }, product: { name: 'Black penny, plate 3' } })
  await keepItem(world, world.cleo, {
    name: 'Sputnik, first day',
    status: 'OPEN_TO_OFFERS',
    catalogue_number: [{ type: 'michel', number: '2017 II' }],
  })
  await keepItem(world, world.cleo, { name: 'Sputnik, a hidden one', status: 'PRIVATE', catalogue_number: [{ type: 'michel', number: '2017 II' }] })
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

test('a hit has the specification’s names, and opens its page', async () => {
  const [hit] = (await asked('penny', world.guest, { searchable_type: 'Product' })).data
  expect(hit).toMatchObject({
    ...{ searchable_type: 'Product', title: 'Penny Black', path: `/products/${hit!.searchable.id}` },
    searchable: {
      productable_type: 'StampItem',
      medias: [{ media_url: expect.any(String) }],
      amount: expect.any(Number),
      currency: 'USD',
      line: 'Ann’s Classics',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  })
})

test('countries and stores with this prefix and something for sale are suggested too', async () => {
  const { countries, data } = await offered('fra')
  expect(countries).toEqual([{ code: 'FR', name: 'France' }])
  expect(data.find(({ searchable_type }) => searchable_type === 'Store')).toMatchObject({
    title: 'Frankfurt stamps',
    searchable: { product_count: 1 },
  })
  expect((await offered('germany')).countries).toEqual([])
})

test('a store is found by the beginning of its number, and by a word of its name', async () => {
  const { rows } = await world.pool.query('select uuid, name from stores order by name')
  const frankfurt = rows.find(({ name }) => name === 'Frankfurt stamps')
  const named = (search: string) => only('Store', search)
  expect(await named(`ST-${frankfurt.uuid}`)).toEqual(['Frankfurt stamps'])
  expect(await named(`st-${String(frankfurt.uuid).slice(0, 6)}`)).toEqual(['Frankfurt stamps'])
  expect((await named('ST-')).toSorted()).toEqual(['Ann’s Classics', 'Frankfurt stamps'])
  expect((await offered('ST-')).products).toEqual([])
  expect(await named('classics')).toEqual(['Ann’s Classics'])
})

test('shown items are found by name, by a word of it and by their number; a private one by none of these', async () => {
  for (const search of ['sputnik', 'first day sput', 'Mi 2017 II', 'Michel Nr. 2017II', 'михель 2017 ii'])
    expect([search, await only('StampItem', search)]).toEqual([search, ['Sputnik, first day']])
  expect(await only('StampItem', 'hidden')).toEqual([])
  // Before it by name and by age, the private one takes nobody's place either.
  for (const search of ['sputnik', 'Mi 2017 II']) {
    const { data } = await asked(search, world.guest, { searchable_type: 'StampItem', page_size: 1 })
    expect([search, data.map(({ title }) => title)]).toEqual([search, ['Sputnik, first day']])
  }
  expect(await only('StampItem', 'sg 2017 II')).toEqual([])
})

test('one wrong letter is corrected, and the suggestion is named', async () => {
  const meant = async (search: string) => {
    const { meant, products } = await offered(search)
    return [meant, products[0]]
  }
  expect(await meant('peny')).toEqual(['penny', 'Penny Black'])
  expect(await meant('pennny blak')).toEqual(['penny black', 'Penny Black'])
  expect(await meant('penny')).toEqual([null, 'Penny Black'])
  expect(await meant('xyzzyq')).toEqual([null, undefined])
  expect(await asked('frankfrt', world.guest, { searchable_type: 'Store' })).toMatchObject({
    meant: 'frankfurt',
    data: [{ title: 'Frankfurt stamps' }],
  })
  expect((await asked('colectr', world.guest, { searchable_type: 'User' })).meant).toBe('collector')
})

test('there are never more rows than requested', async () => {
  for (const page_size of [1, 2, 3, 10]) {
    const { countries, data } = await offered('a', world.guest, { page_size })
    expect(countries.length + data.length).toBeLessThanOrEqual(page_size)
  }
})

test('a chosen kind is offered alone, an unknown one refused', async () => {
  for (const { code } of (await world.ann.gets(searches.kinds, {})).kinds) {
    const { data, countries } = await asked('a', world.ann, { searchable_type: code })
    expect([code, countries, data.filter(({ searchable_type }) => searchable_type !== code)]).toEqual([code, [], []])
  }
  expect(await only('Store', 'fra')).toEqual(['Frankfurt stamps'])
  const { status, code } = await world.guest.ask(searches.suggest, { search: 'a', searchable_type: 'Order' })
  expect([status, code]).toEqual([422, 'search.unknown_kind'])
  expect((await world.guest.ask(searches.suggest, { search: 'a', searchable_type: "x'; drop" })).status).toBe(422)
})

test('the kinds are those of the list searchableCategories that a slice has, in the reader’s language', async () => {
  const { kinds } = await world.guest.gets(searches.kinds, {}, { locale: 'fr' })
  const codes = kinds.map(({ code }) => code)
  expect(codes.slice(0, 4)).toEqual(['StampItem', 'User', 'Contact', 'Product'])
  expect(kinds.find(({ code }) => code === 'Store')!.name).toBe('Boutiques')
})

test('contacts are one’s own network: whom one follows and who follows one', async () => {
  const [dora, emil] = [await world.join('dora'), await world.join('emil')]
  await dora.gets(network.follow, { id: emil.id })
  await world.settle()
  expect(await only('Contact', 'emil', dora)).toEqual(['emil Collector'])
  expect(await only('Contact', 'dora', emil)).toEqual(['dora Collector'])
  expect([await only('Contact', 'ann', dora), await only('Contact', 'emil')]).toEqual([[], []])
  expect(await only('User', 'emil')).toEqual(['emil Collector'])
})

test('who may not search for members is offered none, of either kind', async () => {
  const ada = await world.join('ada', { role: 'administrator' })
  const { code, version, amount, yearly_amount, permissions, limits } = (await ada.gets(dashboard.plans, {})).plans.find(
    ({ code }) => code === 'guest',
  )!
  const fewer = permissions.filter((one) => one !== 'search.search_members')
  await ada.gets(dashboard.keepPlan, {
    ...{ code, version, amount, yearly_amount, permissions: fewer },
    limits: Object.entries(limits).map(([name, most]) => ({ name, most })),
  })
  await world.settle()
  expect([await only('User', 'cleo'), await only('Contact', 'cleo')]).toEqual([[], []])
  expect((await offered('cleo')).members).toEqual([])
  expect(await only('User', 'cleo', world.ann)).toEqual(['cleo Collector'])
})

test('empty input, punctuation and percent signs suggest nothing, and nothing breaks', async () => {
  for (const search of ['', '  ', '%', '_', "'", '\\', '\u{10FFFF}']) expect((await asked(search)).data).toEqual([])
})

test('a blocked member sees neither the other’s store, products, items nor name', async () => {
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  expect(await names('black penny', world.cleo)).toEqual(['Penny Black'])
  for (const search of ['frank', 'stamps']) expect(await only('Store', search, world.cleo)).toEqual([])
  expect(await only('Store', 'ST-', world.cleo)).toEqual(['Ann’s Classics'])
  expect(await only('StampItem', 'sputnik', world.ben)).toEqual([])
  expect(await only('StampItem', 'Mi 2017 II', world.ben)).toEqual([])
  expect(await only('User', 'ben', world.cleo)).toEqual([])
  expect(await only('Store', 'frank', world.ann)).toHaveLength(1)
})
