import { expect, test } from 'vitest'
import { stampItems } from '#features/stamp-items/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { keepEntry } from '#test/support/catalogue.ts'
import { itemFor } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { catalogue } from '../contract.ts'

const world = useWorld()
type Asked = GivenOf<typeof catalogue.list>
const names = async (asked: Asked) => (await world.guest.gets(catalogue.list, asked)).entries.data.map(({ name }) => name)

test('cleo, still a guest, reads an entry in her own words', async () => {
  const [id] = await keepEntry(world)
  const { entry } = await world.guest.gets(catalogue.show, { id: id as never })
  expect(entry).toMatchObject({
    name: 'Penny head 1 penny black',
    names: { country: 'Great Britain', color: 'Black' },
    catalogue_number: [
      { type: 'scott', number: '1', name: 'Scott' },
      { type: 'stanley_gibbons', number: '2' },
    ],
    topics: [{ code: 'royalty' }],
    media: null,
  })
  expect(String(entry.number)).toMatch(/^[1-9]\d{7}$/)
  expect((await world.guest.ask(catalogue.show, { id: crypto.randomUUID() as never })).code).toBe('catalogue.not_found')
  expect((await world.guest.ask(catalogue.show, { id: 'nonsense' as never })).status).toBe(404)
})

test('each filter finds its own: country, decade, years, topic, kind, words in any language, and all of them together', async () => {
  await keepEntry(
    world,
    {
      name: 'Ceres 20 c black',
      series: 'Ceres',
      country: 'FR',
      year_issued: 1849,
      topic_ids: ['mythology'],
      denomination: '20 c',
      catalogue_number: [],
    },
    { name: 'Zeppelin 1 mark', series: 'Air mail', country: 'DE', year_issued: 1931, topic_ids: ['zeppelins'], color: 'red', catalogue_number: [] },
    {
      name: 'Five francs',
      series: 'Hercules',
      item_kind: 'coin',
      country: 'FR',
      year_issued: 1849,
      topic_ids: [],
      color: null,
      catalogue_number: [{ type: 'km', number: '756.1' }],
    },
    { name: 'Undated local post', series: '', country: null, year_issued: null, topic_ids: [], catalogue_number: [] },
  )
  expect(await names({ country: ['FR'] })).toEqual(['Ceres 20 c black', 'Five francs'])
  expect(await names({ country: ['FR'], item_kind: ['coin'] })).toEqual(['Five francs'])
  expect(await names({ decade: 1930 })).toEqual(['Zeppelin 1 mark'])
  expect(await names({ year_from: 1841, year_to: 1849, item_kind: ['stamp'] })).toEqual(['Ceres 20 c black'])
  expect(await names({ topic_ids: ['zeppelins', 'mythology'] })).toEqual(['Ceres 20 c black', 'Zeppelin 1 mark'])
  expect(await names({ search: 'Франция чёрная' })).toEqual(['Ceres 20 c black'])
  expect(await names({ search: 'zepp' })).toEqual(['Zeppelin 1 mark'])
  expect(await names({ search: '法国', item_kind: ['coin'] })).toEqual(['Five francs'])
  expect(await names({ search: 'CÉRÈS', decade: 1840, country: ['FR', 'DE'] })).toEqual(['Ceres 20 c black'])
  expect(await names({ search: 'Ceres', country: ['DE'] })).toEqual([])
  expect((await names({})).at(-1)).toBe('Undated local post')
  expect((await names({ sort: 'added' }))[0]).toBe('Undated local post')
  expect(await names({ decade: 1930, year_to: 1920 })).toEqual([])
})

test('a number finds what bears it: in its system, in any, among words, and by the number said aloud here', async () => {
  const [black] = await keepEntry(
    world,
    {
      name: 'Test A',
      country: 'SE',
      catalogue_number: [
        { type: 'scott', number: '240' },
        { type: 'michel', number: 'Block 5' },
      ],
    },
    { name: 'Test B', country: 'NO', catalogue_number: [{ type: 'stanley_gibbons', number: '240' }] },
  )
  expect(await names({ search: 'Scott 240' })).toEqual(['Test A'])
  expect(await names({ search: 'SG.240' })).toEqual(['Test B'])
  expect(await names({ search: 'Norway sg 240' })).toEqual(['Test B'])
  expect(await names({ search: 'Sweden sg 240' })).toEqual([])
  expect(await names({ catalogue_number: '240' })).toEqual(['Test A', 'Test B'])
  expect(await names({ catalogue_number: '240', catalogue_type: 'stanley_gibbons' })).toEqual(['Test B'])
  expect(await names({ catalogue_number: 'block5', catalogue_type: 'michel' })).toEqual(['Test A'])
  const { entry } = await world.guest.gets(catalogue.show, { id: black as never })
  expect(await names({ catalogue_number: String(entry.number) })).toEqual(['Test A'])
  expect(await names({ catalogue_number: String(entry.number), catalogue_type: 'own' })).toEqual(['Test A'])
  expect(await names({ catalogue_number: String(entry.number), catalogue_type: 'scott' })).toEqual([])
})

test('a walk finds every entry once, in every order, while others are added before and behind it', async () => {
  await keepEntry(
    world,
    ...Array.from({ length: 7 }, (_, at) => ({ name: `Walk ${at}`, country: 'IS', year_issued: at === 6 ? null : 1900 + (at >> 1) })),
  )
  for (const sort of ['oldest', 'latest', 'added'] as const) {
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const { entries } = await world.guest.gets(catalogue.list, { country: ['IS'], sort, page_size: 2, ...(cursor && { cursor }) })
      seen.push(...entries.data.map(({ name }) => name).filter((name) => name.startsWith('Walk')))
      await keepEntry(world, { name: 'New, old', country: 'IS', year_issued: 1850 }, { name: 'New, young', country: 'IS', year_issued: 1999 })
      if (!entries.next_page_url) break
      cursor = new URL(entries.next_page_url, 'http://x').searchParams.get('cursor')!
    }
    expect([sort, seen.toSorted()]).toEqual([sort, ['Walk 0', 'Walk 1', 'Walk 2', 'Walk 3', 'Walk 4', 'Walk 5', 'Walk 6']])
    expect(new Set(seen).size).toBe(seen.length)
    await world.pool.query("delete from catalogue_entries where name like 'New, %'")
  }
  const { entries } = await world.guest.gets(catalogue.list, { country: ['IS'], page: 3, page_size: 3 })
  expect(entries).toMatchObject({ total: 7, data: [{ name: 'Walk 6' }], next_page_url: null })
})

test('what is not a question is told at its field, and what only looks like one finds nothing', async () => {
  const wrong: [object, string][] = [
    [{ decade: 1845 }, 'decade'],
    [{ year_from: 99 }, 'year_from'],
    [{ country: ["FR'; drop table catalogue_entries"] }, 'country'],
    [{ catalogue_number: 'x'.repeat(41) }, 'catalogue_number'],
    [{ search: 'x'.repeat(81) }, 'search'],
    [{ sort: 'price' }, 'sort'],
    [{ cursor: 'WzFd' }, 'cursor'],
  ]
  for (const [asked, field] of wrong) {
    const { status, errors } = await world.guest.ask(catalogue.list, asked as Asked)
    expect([status, Object.keys(errors ?? {})[0]?.split('.')[0] ?? 'form']).toEqual([422, field])
  }
  for (const search of ["'", "\\' | !", '&:*', '<script>', '%_%', 'scott 240 | 1=1'])
    expect((await world.guest.ask(catalogue.list, { search })).status, search).toBe(200)
  expect(await names({ search: '&:*' })).toEqual([])
})

test('a cursor of one order is no cursor of another', async () => {
  const { entries } = await world.guest.gets(catalogue.list, { page_size: 1, sort: 'added' })
  const cursor = new URL(entries.next_page_url!, 'http://x').searchParams.get('cursor')!
  expect((await world.guest.ask(catalogue.list, { page_size: 1, sort: 'oldest', cursor })).status).toBe(422)
})

test('the ways in count what is there, and every plan may browse', async () => {
  const counts = await world.guest.gets(catalogue.counts, {})
  const { rows } = await world.pool.query("select count(*)::int as n, count(*) filter (where country = 'FR')::int as fr from catalogue_entries")
  expect(counts.total).toBe(rows[0].n)
  expect(counts.country.find(({ code }) => code === 'FR')).toMatchObject({ count: rows[0].fr, name: 'France' })
  expect(counts.decade.map(({ code }) => Number(code))).toEqual(counts.decade.map(({ code }) => Number(code)).toSorted((a, b) => a - b))
  for (const who of [world.ann, world.cleo]) expect((await who.ask(catalogue.counts, {})).status).toBe(200)
})

test('an item says which entry it is a copy of; an entry that is not there is told at its field; a change may take it away', async () => {
  const [catalogue_entry_id] = (await keepEntry(world)) as [never]
  const given = await itemFor(world, world.ann, { catalogue_entry_id })
  const { stamp_item } = await world.ann.gets(stampItems.create, given)
  expect(stamp_item.catalogue_entry).toMatchObject({ id: catalogue_entry_id, name: 'Penny head 1 penny black' })
  const gone = await world.ann.ask(stampItems.create, { ...given, catalogue_entry_id: crypto.randomUUID() as never })
  expect([gone.status, Object.keys(gone.errors ?? {})]).toEqual([422, ['catalogue_entry_id']])
  const { catalogue_entry_id: _, ...without } = given
  expect((await world.ann.gets(stampItems.update, { id: stamp_item.id, ...without })).stamp_item.catalogue_entry).toBeNull()
  await world.ann.gets(stampItems.update, { id: stamp_item.id, ...given })
  await world.pool.query('delete from catalogue_entries where id = $1', [catalogue_entry_id])
  expect((await world.ann.gets(stampItems.show, { id: stamp_item.id })).stamp_item.catalogue_entry).toBeNull()
})

test('words that only the catalogue has forgive one letter in five, with the filters that were asked for', async () => {
  const meant = async (asked: Asked) => (await world.guest.gets(catalogue.list, asked)).meant
  expect(await meant({ search: 'hercuels' })).toBe('hercules')
  expect(await meant({ search: 'ceers blakc' })).toBe('ceres black')
  expect(await meant({ search: 'hercules' })).toBe(null)
  expect(await meant({ search: 'hercuels', country: ['DE'] }), 'nothing of Germany is called so').toBe(null)
  expect(await meant({ search: 'xyzzyq' })).toBe(null)
})
