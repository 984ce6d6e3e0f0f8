import { expect, test } from 'vitest'
import { itemFor, keepItem } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { stampItems } from '../../contract.ts'

const world = useWorld()
type Asked = Parameters<typeof world.ann.gets<typeof stampItems.list>>[1]
const names = async (who: typeof world.ann, asked: Asked) => (await who.gets(stampItems.list, asked)).stamp_items.data.map(({ name }) => name)

/** A member with some stamps of two countries. */
async function boxOf(name: string) {
  const who = await world.join(name)
  const numbered = (number: string) => [{ type: 'scott', number }]
  for (const [item, more] of [
    ['b', { country: 'FR', year_issued: 1876, catalogue_number: numbered('10') }],
    ['a', { country: 'FR', year_issued: 1849, catalogue_number: numbered('2') }],
    ['d', { country: 'DE', year_issued: 1900, catalogue_number: numbered('B2'), status: 'PRIVATE' }],
    ['c', { country: 'DE', year_issued: null, catalogue_number: numbered('10a'), estimated_catalogue_value: 900, condition: 'U' }],
  ] as const)
    await keepItem(world, who, { name: `${name} ${item}`, topic_ids: ['birds'], ...more, catalogue_number: [...more.catalogue_number] } as never)
  return { who, user_id: who.id as never }
}

test('a box is read in each of its orders, page by page, with every item once', async () => {
  const { who, user_id } = await boxOf('hanna')
  const expected = { newest: 'cdab', oldest: 'badc', name: 'abcd', country: 'dcab', number: 'cdab', year: 'abdc', value: 'cdab' }
  for (const [order, letters] of Object.entries(expected)) {
    const seen: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await who.gets(stampItems.list, { user_id, order_by_condition: order as never, page_size: 1, ...(cursor && { cursor }) })
      seen.push(...page.stamp_items.data.map(({ name }) => name.at(-1)!))
      if (!page.stamp_items.next_page_url) break
      cursor = new URL(page.stamp_items.next_page_url, 'http://x').searchParams.get('cursor')!
    }
    expect([order, seen.length, new Set(seen).size]).toEqual([order, 4, 4])
    // What has no value stands in the order of its making.
    if (order !== 'value') expect([order, seen.join('')]).toEqual([order, letters])
    else expect(seen[0]).toBe('c')
  }
  expect((await who.ask(stampItems.list, { user_id, order_by_condition: 'price; drop table' as never })).status).toBe(422)
})

test('filters narrow a box: country, years, condition, topic, number of a catalogue, place', async () => {
  const { who, user_id } = await boxOf('irma')
  const found = async (more: object) => (await names(who, { user_id, order_by_condition: 'name', ...more })).map((name) => name.at(-1)).join('')
  expect(await found({ country: ['DE'] })).toBe('cd')
  expect(await found({ year_from: 1850, year_to: 1900 })).toBe('bd')
  expect(await found({ condition: ['U'] })).toBe('c')
  expect(await found({ topic_ids: ['birds', 'ships'] })).toBe('abcd')
  expect(await found({ category_ids: ['nothing'] })).toBe('')
  expect(await found({ catalogue_number: '{"type":"scott","number":"10"}' })).toBe('b')
  expect(await found({ catalogue_number: 'michel:10' })).toBe('')
  expect(await found({ catalogue_number: '10a' })).toBe('c')
  expect(await found({ catalogue_number: '{"type":{"$gt":1},"number":{}}' })).toBe('')
  await keepItem(world, who, { name: 'irma e', storage_place: 'red book' })
  expect(await found({ search: 'RED bo' })).toBe('e')
  expect((await world.ben.gets(stampItems.list, { user_id, search: 'red bo' })).stamp_items.data).toEqual([])
})

test('without a member, what all members show: never a private item, and only what an index finds', async () => {
  const { who } = await boxOf('jana')
  const shown = await names(world.ben, { search: 'jana' })
  expect(shown.sort()).toEqual(['jana a', 'jana b', 'jana c'])
  expect(await names(world.guest, { country: ['DE'], search: 'jana' })).toEqual(['jana c'])
  expect(await names(who, { search: 'jana d' })).toEqual([])
  for (const wide of [{ order_by_condition: 'name' }, { tags: ['x'] }, { trash: true }] as const)
    expect((await world.ben.ask(stampItems.list, wide as never)).code).toBe('stamp_item.whose')
  await world.pool.query('update members set suspended_at = clock_timestamp() where id = $1', [who.id])
  expect(await names(world.ben, { search: 'jana' })).toEqual([])
})

test('a thousand ids are refused, a hundred answered, and ben gets only those that he may see', async () => {
  const [secret, shown] = [await keepItem(world, world.ann, { status: 'PRIVATE' }), await keepItem(world, world.ann)]
  const ids = [secret.id, shown.id, crypto.randomUUID(), shown.id] as never[]
  const got = async (who: typeof world.ann) => (await who.gets(stampItems.byIds, { ids })).stamp_items.map(({ id }) => id)
  expect([await got(world.ann), await got(world.ben), await got(world.guest)]).toEqual([[secret.id, shown.id], [shown.id], [shown.id]])
  const many = Array.from({ length: 1_000 }, () => crypto.randomUUID() as never)
  expect((await world.ben.ask(stampItems.byIds, { ids: many })).status).toBe(422)
})

test('counts of a box are exact for its owner and hide what is private from others', async () => {
  const { who, user_id } = await boxOf('karl')
  const count_type = ['status', 'country', 'year', 'topic', 'condition', 'category', 'kind'] as const
  const counted = async (by: typeof world.ann) => {
    const { total, counts } = await by.gets(stampItems.counts, { user_id, count_type: [...count_type] })
    const told = Object.entries(counts).map(([type, rows]) => [type, Object.fromEntries(rows.map(({ code, count }) => [code, count]))])
    return { total, ...Object.fromEntries(told) }
  }
  expect(await counted(who)).toEqual({
    ...{ total: 4, status: { FOR_SALE: 3, PRIVATE: 1 }, country: { FR: 2, DE: 2 }, year: { 1849: 1, 1876: 1, 1900: 1 } },
    ...{ topic: { birds: 4 }, condition: { MNH: 3, U: 1 }, category: {}, kind: { stamp: 4 } },
  })
  for (const by of [world.ben, world.guest])
    expect(await counted(by)).toMatchObject({ total: 3, status: { FOR_SALE: 3 }, country: { FR: 2, DE: 1 }, year: { 1849: 1, 1876: 1 } })
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [who.id, world.ben.id])
  expect(await counted(world.ben)).toMatchObject({ total: 0, status: {}, country: {} })
  expect((await world.ben.ask(stampItems.counts, { user_id, count_type: ['salary' as never] })).status).toBe(422)
})

test('what is like an item: the same issue first, nothing private, nothing of somebody who has blocked', async () => {
  const finn = await world.join('lars')
  const make = (name: string, more: object) => keepItem(world, finn, { name, country: 'NO', year_issued: 1910, ...more })
  const wanted = await make('wanted', { color: 'blue', perforation: '14', format: 'single', shape: 'square', grade: 'XF' })
  await make('twin', { color: 'blue', perforation: '14', format: 'single', shape: 'square', grade: 'XF' })
  await make('cousin', { year_issued: 1912, color: 'red' })
  await make('stranger', { country: 'SE', year_issued: 1910 })
  await make('secret twin', { color: 'blue', perforation: '14', status: 'PRIVATE' })
  const alike = async (who: typeof world.ann, asked: object) =>
    (await who.gets(stampItems.similar, asked)).stamp_items.map(({ stamp_item, matches }) => [stamp_item.name, matches.length])
  expect(await alike(world.ben, { stamp_item_id: wanted.id })).toEqual([
    ['twin', 8],
    ['cousin', 2],
  ])
  expect((await alike(world.guest, { country: 'NO', color: 'red' }))[0]).toEqual(['cousin', 2])
  expect((await world.ben.ask(stampItems.similar, {})).code).toBe('stamp_item.like_what')
  const hidden = await keepItem(world, world.ann, { status: 'PRIVATE' })
  expect((await world.ben.ask(stampItems.similar, { stamp_item_id: hidden.id as never })).status).toBe(404)
  const media_id = hidden.medias[0]!.id
  expect((await world.ben.ask(stampItems.similar, { media_id })).status).toBe(404)
  expect((await world.ann.ask(stampItems.similar, { media_id })).status).toBe(200)
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [finn.id, world.cleo.id])
  expect(await alike(world.cleo, { country: 'NO' })).toEqual([])
})

test('values of one’s own collection by currency, each piece counted', async () => {
  const mia = await world.join('mia')
  for (const more of [
    { estimated_catalogue_value: 1_000, quantity_owned: { mint: 1, used: 2 }, purchase_price: 500 },
    { estimated_catalogue_value: 250, estimated_catalogue_currency: 'EUR' },
    { status: 'PRIVATE', purchase_price: 70 },
  ])
    await mia.gets(stampItems.create, await itemFor(world, mia, more as never))
  expect(await mia.gets(stampItems.values, {})).toEqual({
    ...{ pieces: 5, trash: 0 },
    estimated: [
      { amount: 3_000, currency: 'USD' },
      { amount: 250, currency: 'EUR' },
    ],
    paid: [{ amount: 570, currency: 'USD' }],
  })
  expect((await world.guest.ask(stampItems.values, {})).status).toBe(401)
})
