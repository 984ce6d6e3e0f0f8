import { expect, test } from 'vitest'
import { useWorld } from '#test/support/world.ts'
import { lists, vocabularies } from '../contract.ts'
import { groupOf, isTerm, seedVocabularies, termNames } from './public.ts'
import { termsOf } from './seed.ts'

const world = useWorld()
interface Page {
  data: { code: string }[]
  total: number
  next_page_url: string | null
}
const walk = async (url: string) => ((await (await fetch(`${world.url}${url}`)).json()) as { result: Page }).result

test('cleo gets all lists in one call and in her language', async () => {
  const { data } = await world.cleo.gets(vocabularies.staticData, { types: [...lists] }, { locale: 'fr' })
  expect(Object.keys(data)).toEqual([...lists])
  for (const list of lists) expect(data[list]!.length, list).toBeGreaterThan(1)
  expect(data.stampConditions![0]).toMatchObject({ code: 'MINT', name: 'Neuf', parent: null })
  expect(data.searchableCategories!.map(({ code }) => code)).toEqual([
    'StampItem',
    'User',
    'Contact',
    'Product',
    'Bounty',
    'Store',
    'Auction',
    'Trade',
    'Club',
    'Blog',
  ])
})

test('an unknown list, a prototype, or none at all is refused at its field', async () => {
  for (const types of [['settings'], ['__proto__'], ['constructor'], [], 'countries']) {
    const { status, errors } = await world.guest.ask(vocabularies.staticData, { types } as never)
    expect(status).toBe(422)
    expect(Object.keys(errors!)[0]).toMatch(/^types/)
  }
})

test('ben finds the Ivory Coast without accents, in French and in English', async () => {
  for (const search of ['cote d', 'CÔTE D’IVOIRE', 'ivory']) {
    const { data } = await world.ben.gets(vocabularies.countries, { search }, { locale: 'fr' })
    expect(
      data.map(({ code }) => code),
      search,
    ).toContain('CI')
  }
  const { data } = await world.ben.gets(vocabularies.countries, { search: 'китай' }, { locale: 'ru' })
  expect(data[0]!.name.toLowerCase()).toContain('китай')
})

test('names with the prefix come first, and a code finds its country', async () => {
  const { data } = await world.guest.gets(vocabularies.countries, { search: 'aus' })
  expect(data[0]!.name).toMatch(/^Aus/)
  expect((await world.guest.gets(vocabularies.countries, { search: 'ch' })).data.map(({ code }) => code)).toContain('CH')
})

test('a former country shows its years', async () => {
  const { data } = await world.guest.gets(vocabularies.countries, { search: 'Abu Dhabi' })
  expect(data[0]).toMatchObject({ code: 'x_abu_dhabi', year_from: 1964, year_to: 1972 })
})

test('paging over HTTP shows every topic once', async () => {
  const seen: string[] = []
  let url: string | null = '/api/topics?page_size=40'
  let pages = 0
  while (url) {
    const page: Page = await walk(url)
    seen.push(...page.data.map(({ code }) => code))
    url = page.next_page_url
    if (url) expect(url).toMatch(/^\/api\/topics\?page_size=40&cursor=/)
    if (++pages > 10) throw new Error('no end')
    expect(page.total).toBe(135)
  }
  expect([seen.length, new Set(seen).size, pages]).toEqual([135, 135, 4])
})

test('a search continues on its next page', async () => {
  const first = await walk('/api/countries?search=island&page_size=2')
  const second = await walk(first.next_page_url!)
  expect(first.total).toBe(second.total)
  expect(second.data[0]!.code).not.toBe(first.data[0]!.code)
})

test('an invalid cursor is refused at its field', async () => {
  for (const cursor of ['penny', Buffer.from('["no_such_topic"]').toString('base64url'), Buffer.from('[1]').toString('base64url')]) {
    const { status, errors } = await world.guest.ask(vocabularies.topics, { cursor })
    expect([status, Object.keys(errors!)]).toEqual([422, ['cursor']])
  }
})

test('stamps and supplies have categories of their own', async () => {
  const stamps = await world.guest.gets(vocabularies.categories, {}, { locale: 'es' })
  const supplies = await world.guest.gets(vocabularies.categories, { type: 'supplies' }, { locale: 'es' })
  expect([stamps.data[0]!.code, supplies.data[0]]).toMatchObject(['classics', { code: 'hinges', name: 'Fijasellos' }])
})

test('the public functions name a code in five languages, and an unknown code by itself', async () => {
  const { db } = world.product
  expect((await termNames(db, 'ru'))('countries', 'DE')).toBe('Германия')
  expect((await termNames(db, 'zh-CN'))('conditions', 'USED')).toBe('旧票')
  expect((await termNames(db, 'en'))('countries', 'QQ')).toBe('QQ')
  expect([await isTerm(db, 'countries', 'FR'), await isTerm(db, 'countries', 'fr'), await isTerm(db, 'gum', 'FR')]).toEqual([true, false, false])
  expect([await groupOf(db, 'catalogue_types', 'scott'), await groupOf(db, 'conditions', 'MINT')]).toEqual(['stamp', null])
  expect(await db.transaction().execute((tx) => isTerm(tx, 'topics', 'owls'))).toBe(true)
})

test('unchanged files are not read again; a changed one updates its list, retires missing terms and deletes nothing', async () => {
  await world.pool.query("update terms set en = 'Mynt' where code = 'MINT'")
  await seedVocabularies(world.pool)
  expect((await world.pool.query("select en from terms where code = 'MINT'")).rows[0].en).toBe('Mynt')
  await world.pool.query(
    "insert into terms (list, code, sort, en, es, fr, \"zh-CN\", ru) values ('conditions', 'SOAKED', 99, 's', 's', 's', 's', 's')",
  )
  await world.pool.query("update seeds set hash = 'older'")
  await Promise.all([seedVocabularies(world.pool), seedVocabularies(world.pool)])
  const { rows } = await world.pool.query(
    "select code, en, is_retired from terms where list = 'conditions' and code in ('MINT', 'SOAKED') order by code",
  )
  expect(rows).toEqual([
    { code: 'MINT', en: 'Mint', is_retired: false },
    { code: 'SOAKED', en: 's', is_retired: true },
  ])
})

test('a line with a cell too few stops the start instead of shifting its columns', () => {
  expect(() => termsOf('gum', 'code\tsort\nOG')).toThrow('gum.tsv: OG has 1 cells instead of 2')
})
