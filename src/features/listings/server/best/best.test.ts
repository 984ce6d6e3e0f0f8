import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { rankWords, tiersOf } from './tiers.ts'

const world = useWorld()
const find = async (filter: GivenOf<typeof products.list>) => (await world.guest.gets(products.list, filter)).products
const names = async (filter: GivenOf<typeof products.list>) => (await find(filter)).data.map(({ name }) => name)

beforeAll(async () => {
  await openShop(world.ann, 'Penny Lane Stamps')
  const put = (name: string, item: object = {}) => sell(world, world.ann, { item: { name: 'a', catalogue_number: [], ...item }, product: { name } })
  await put('Penny Black')
  await put('Black penny, plate 3')
  await put('War canoe', { denomination: '1 penny' })
  await put('Penny Red')
  await put('Big Penny', { catalogue_number: [{ type: 'scott', number: '240a' }], year_issued: 1961 })
  await put('Series of 240a pieces')
  await put('庚申年猴票')
  await put('猴子')
})

test('names with the prefix first, then names with the words, then words anywhere; the newest first among equals', async () => {
  expect(await names({ search: 'penny' })).toEqual([
    'Penny Red',
    'Penny Black',
    'Big Penny',
    'Black penny, plate 3',
    '猴子',
    '庚申年猴票',
    'Series of 240a pieces',
    'War canoe',
  ])
  expect((await names({ search: 'penny black' })).slice(0, 2)).toEqual(['Penny Black', 'Black penny, plate 3'])
  expect((await names({ search: 'black pen' })).slice(0, 2)).toEqual(['Black penny, plate 3', 'Penny Black'])
  expect((await names({ search: '猴' })).slice(0, 2)).toEqual(['猴子', '庚申年猴票'])
})

test('a catalogue number comes before the same number in a name', async () => {
  expect(await names({ search: 'scott 240a' })).toEqual(['Big Penny'])
  expect(await names({ search: '240a' })).toEqual(['Big Penny', 'Series of 240a pieces'])
})

test('the newest can be requested first, and without words that is the only order', async () => {
  expect((await names({ search: 'penny', sort: 'newest' }))[0]).toBe('猴子')
  expect(await names({})).toEqual(await names({ sort: 'newest' }))
})

test('cursor and numbered pages show the same list, through all tiers', async () => {
  const all = await names({ search: 'penny', page_size: 100 })
  const walked: string[] = []
  for (let cursor: string | undefined; ; ) {
    const { data, next_page_url } = await find({ search: 'penny', page_size: 3, ...(cursor && { cursor }) })
    walked.push(...data.map(({ name }) => name))
    if (!next_page_url) break
    cursor = new URL(next_page_url, 'http://x').searchParams.get('cursor')!
  }
  const paged = (await Promise.all([1, 2, 3].map((page) => names({ search: 'penny', page_size: 3, page })))).flat()
  expect([walked, paged]).toEqual([all, all])
})

test('a cached search is read again when a better match is listed', async () => {
  const first = async () => (await names({ search: 'zeppelin' }))[0]
  await sell(world, world.ann, { product: { name: 'Graf Zeppelin' } })
  expect(await first()).toBe('Graf Zeppelin')
  await sell(world, world.ann, { product: { name: 'Zeppelin over Rio' } })
  expect(await first()).toBe('Zeppelin over Rio')
  await sell(world, world.ann, { product: { name: 'Hindenburg' }, item: { name: 'zeppelin' } })
  expect(await first()).toBe('Zeppelin over Rio')
})

test('how a name is ranked', () => {
  expect(rankWords('Penny Black', ['240a'])).toEqual(['=penny', '=black', '^penny', '#240a'])
  expect(rankWords('猴票', [])).toEqual(['=猴', '=票', '=猴票', '^猴', '^猴票'])
  expect(rankWords('%', ['MS'])).toEqual([])
  expect(tiersOf('%')).toEqual([])
  expect(tiersOf("o'neill 12").map(({ query }) => query)).toEqual([
    "'o' & 'neill' & '#12'",
    "'^o' & '=neill' & '=12':*",
    "'=o' & '=neill' & '=12':*",
    "'o' & 'neill' & '12':*",
  ])
})
