import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { products } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
type Filter = GivenOf<typeof products.list>
const find = async (filter: Filter, who = world.guest) => (await who.gets(products.list, filter)).products
const names = async (filter: Filter, who = world.guest) => (await find(filter, who)).data.map(({ name }) => name)

beforeAll(async () => {
  await openShop(world.ann, 'Ann’s Classics')
  await openShop(world.ben, 'Бенина лавка')
  const put = (name: string, regular_price: number, item: object, seller = world.ann, more = {}) =>
    sell(world, seller, { item: { name, ...item }, product: { name, regular_price, ...more } })
  await put('Cérès', 30_000, { country: 'FR', year_issued: 1849, condition: 'U', catalogue_number: [{ type: 'scott', number: '3' }] })
  await put('Penny Black', 20_000, { country: 'GB', year_issued: 1840, condition: 'MNH', catalogue_number: [{ type: 'scott', number: '240' }] })
  await put('Vostok', 100, { country: 'x_soviet_union', year_issued: 1961, condition: 'CTO', catalogue_number: [] }, world.ben)
  await put('庚申年猴票', 90_000, { country: 'CN', year_issued: 1980, condition: null, catalogue_number: [], topic_ids: ['birds'] }, world.ben)
  await put('Eagle', 20_000, { item_kind: 'coin', country: 'US', year_issued: 2021, condition: null, catalogue_number: [] }, world.ben, {
    regular_price: 25_000,
    sale_price: 20_000,
  })
})

test('newest first, cheapest first and dearest first', async () => {
  expect(await names({})).toEqual(['Eagle', '庚申年猴票', 'Vostok', 'Penny Black', 'Cérès'])
  expect(await names({ sort: 'price_low' })).toEqual(['Vostok', 'Penny Black', 'Eagle', 'Cérès', '庚申年猴票'])
  expect(await names({ sort: 'price_high' })).toEqual(['庚申年猴票', 'Cérès', 'Eagle', 'Penny Black', 'Vostok'])
})

test('filters combine with and, values of one filter with or', async () => {
  expect(await names({ country: ['FR', 'x_soviet_union'] })).toEqual(['Vostok', 'Cérès'])
  expect(await names({ country: ['FR', 'x_soviet_union'], condition: ['USED'], price_from: 200 })).toEqual(['Cérès'])
  expect(await names({ condition: ['MINT'] })).toEqual(['Penny Black'])
  expect(await names({ condition: ['NA'] })).toEqual(['Eagle', '庚申年猴票'])
  expect(await names({ item_kind: ['coin'] })).toEqual(['Eagle'])
  expect(await names({ price_from: 20_000, price_to: 20_000 })).toEqual(['Eagle', 'Penny Black'])
  expect(await names({ productable_type: 'Supply' })).toEqual([])
})

test('years are a range, open at either end, or a single year', async () => {
  expect(await names({ years: 'before-1849' })).toEqual(['Penny Black'])
  expect(await names({ years: '1840-1849' })).toEqual(['Penny Black', 'Cérès'])
  expect(await names({ years: '2020-now' })).toEqual(['Eagle'])
  expect(await names({ year_issued: 1961 })).toEqual(['Vostok'])
  expect((await world.guest.ask(products.list, { years: '1840-' } as never)).status).toBe(422)
})

test('words are found in any language, without accents, and by prefix', async () => {
  expect(await names({ search: 'ceres' })).toEqual(['Cérès'])
  expect(await names({ search: 'CÉRÈS francia' })).toEqual(['Cérès'])
  expect(await names({ search: 'scott 240' })).toEqual(['Penny Black'])
  expect(await names({ search: 'pen' })).toEqual(['Penny Black'])
  expect(await names({ search: '猴票' })).toEqual(['庚申年猴票'])
  expect(await names({ search: '中国' })).toEqual(['庚申年猴票'])
  expect(await names({ search: 'лавка вост' })).toEqual([])
  expect(await names({ search: 'лавка vos' })).toEqual(['Vostok'])
  expect(await names({ search: '1849' })).toEqual(['Cérès'])
})

test('hostile searches and cursors are answered harmlessly', async () => {
  const hostile = ['%', '_', '\\', "'", "' or 1=1 --", ':*', '&|!()', 'a & !b', '(a+)+$', '<->', '\u202Eabc', '$$', 'ﷺ', "x'; drop table products"]
  for (const search of hostile) expect([search, (await world.guest.ask(products.list, { search })).status]).toEqual([search, 200])
  for (const search of ['x'.repeat(10_000), 'a\u0000b', '\uD800']) expect((await world.guest.ask(products.list, { search })).status).toBe(422)
  for (const wrong of [
    { page: 0 },
    { page: 101 },
    { page_size: 251 },
    { sort: 'price' },
    { cursor: '!' },
    { cursor: 'WyJ4Il0' },
    { cursor: 'WzFd', sort: 'price_low' },
    { country: ['a b'] },
    { price_from: -1 },
    { status: ['draft'] },
  ])
    expect([wrong, (await world.guest.ask(products.list, wrong as never)).status]).toEqual([wrong, 422])
  expect(await names({ search: '%' })).toEqual([])
})

test('cursor and numbered pages show every product once, in every order', async () => {
  for (const sort of ['best', 'newest', 'price_low', 'price_high'] as const) {
    const [walked, paged]: [string[], string[]] = [[], []]
    for (let cursor: string | undefined; ; ) {
      const { data, next_page_url, total } = await find({ sort, page_size: 2, ...(cursor && { cursor }) })
      walked.push(...data.map(({ name }) => name))
      expect(total).toBe(cursor ? undefined : 5)
      if (!next_page_url) break
      expect(next_page_url).toMatch(/^\/api\/products\?/)
      cursor = new URL(next_page_url, 'http://x').searchParams.get('cursor')!
    }
    for (const page of [1, 2, 3]) paged.push(...(await names({ sort, page, page_size: 2 })))
    expect([walked, paged]).toEqual([await names({ sort }), walked])
  }
})

test('a total is exact to a thousand', async () => {
  await fillUp()
  const { total, more_than_total } = await find({ item_kind: ['other'], page_size: 10 })
  expect({ total, more_than_total }).toEqual({ total: 1_000, more_than_total: true })
  expect(await find({ item_kind: ['stamp'], page_size: 10, page: 1 })).toMatchObject({ total: 4, more_than_total: false })
})
async function fillUp() {
  await world.pool.query(`with p as (insert into products (store_id, member_id, stamp_item_id, unit, name, currency, regular_price)
      select store_id, member_id, stamp_item_id, unit, 'n', 'USD', 1 from products cross join generate_series(1, 201) returning *)
    insert into listings (kind, subject_id, member_id, store_id, store_name, name, item_kind, productable_type, price, regular_price, currency, quantity, condition_group, words)
    select 'product', p.id, p.member_id, p.store_id, 's', 'n', 'other', 'StampItem', 1, 1, 'USD', 1, 'NA', '' from p`)
}

/** The statements over the index of listings that one list needs. */
async function statementsOf(filter: Filter) {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await world.product.dispatcher.dispatch(products.list.http, filter, {
    viewer: { kind: 'guest', id: null, permissions: new Set(['marketplace.buying.listing']) },
    locale: 'en',
    client: 'api',
    peer: '',
    agent: '',
  })
  const asked = spy.mock.calls.map(([said]) => (said as unknown as { text?: string }).text ?? String(said))
  spy.mockRestore()
  return asked.filter((text) => text.includes('listings')).length
}
test('a first page with its total is one query, and so is a further page', async () => {
  const { next_page_url } = await find({ page_size: 2 })
  const cursor = new URL(next_page_url!, 'http://x').searchParams.get('cursor')!
  expect(await statementsOf({ page_size: 2, cursor })).toBe(1)
  expect(await statementsOf({ page_size: 2, country: ['FR'], price_to: 900_000 })).toBe(1)
})

test('a card shows country and condition in the viewer’s language, and its picture', async () => {
  const [card] = (await world.guest.gets(products.list, { search: 'ceres' }, { locale: 'ru' })).products.data
  expect(card).toMatchObject({
    country: 'FR',
    country_name: 'Франция',
    condition: 'U',
    catalogue_number: 'Sc 3',
    store_name: 'Ann’s Classics',
    quantity: 1,
  })
  expect(card!.media!.key).toMatch(/^[\w-]{22}$/)
  expect(card!.media).not.toHaveProperty('signatures')
})

test('blocks in either direction and suspensions hide listings', async () => {
  const anns = { search: 'penny' }
  expect(await names(anns, world.cleo)).toEqual(['Penny Black'])
  for (const [blocker, blocked] of [
    [world.ann, world.cleo],
    [world.cleo, world.ann],
  ] as const) {
    await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [blocker.id, blocked.id])
    const { data, total } = await find(anns, world.cleo)
    expect([data, total]).toEqual([[], 0])
    expect(await names(anns, world.ben)).toEqual(['Penny Black'])
    await world.pool.query('delete from blocks')
  }
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [world.ann.id])
  expect(await names(anns, world.cleo)).toEqual([])
})
