import { beforeAll, expect, test } from 'vitest'
import { notifications } from '#features/notifications/contract.ts'
import { products } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import { dice } from '#test/proofs/plain-list.ts'
import type { Actor } from '#test/support/cast.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'
import { savedSearches } from '../contract.ts'

const world = useWorld()
let dora: Actor
beforeAll(async () => {
  dora = await world.join('dora', { plan: 'premium' })
  await openShop(world.ann, 'Ann’s Classics')
  await openShop(world.ben, 'Ben’s Blocks')
  await world.settle()
}, 60_000)

type Given = GivenOf<typeof savedSearches.save>
let count = 0
const given = (filters: Given['filters'], more: Partial<Given> = {}): Given => ({
  ...{ name: `Search ${++count}`, searchable_type: 'Product', filters, alerts: 'instant' },
  ...more,
})
const save = async (who: Actor, filters: Given['filters'], more: Partial<Given> = {}) =>
  (await who.gets(savedSearches.save, given(filters, more))).saved_search
const found = async (id: string) =>
  (await world.pool.query('select subject_id from saved_search_matches where saved_search_id = $1', [id])).rows.map((row) => row.subject_id as string)
/** What is due later is due now. */
async function tell() {
  await world.pool.query("update saved_searches set due_at = clock_timestamp() - interval '1 second' where due_at is not null")
  await world.settle()
  await world.settle()
}
const notices = async (who: Actor) =>
  (await who.gets(notifications.list, {}, { locale: 'en' })).notifications.data
    .filter(({ data }) => data.type === 'saved_search_found')
    .map(({ data }) => data)
const letters = async (who: Actor) =>
  (await world.pool.query("select facts from mails where recipient = $1 and template = 'saved_search' order by id", [who.email])).rows.map(
    (row) => row.facts,
  )

test('cleo keeps a search, ann lists what fits: cleo is told once, of all finds in one message and one letter', async () => {
  const { id } = await save(world.cleo, { search: 'penny bl', country: ['GB'] })
  await sell(world, world.ann, { item: { country: 'GB' }, product: { name: 'Penny Black' } })
  await sell(world, world.ann, { item: { country: 'FR' }, product: { name: 'Penny Black' } })
  await sell(world, world.ben, { item: { country: 'GB' }, product: { name: 'Penny Black, plate 2' } })
  await world.settle()
  expect(await found(id)).toHaveLength(2)
  expect(await notices(world.cleo)).toEqual([])
  await tell()
  expect(await notices(world.cleo)).toEqual([expect.objectContaining({ subject: '2 new finds', path: '/saved-searches' })])
  expect(await letters(world.cleo)).toHaveLength(1)
  await tell()
  expect(await notices(world.cleo)).toHaveLength(1)
  // A later find is told alone, without those that were told before.
  await sell(world, world.ben, { item: { country: 'GB' }, product: { name: 'Penny Black, plate 3' } })
  await world.settle()
  await tell()
  expect((await letters(world.cleo)).map(({ count }) => Number(count))).toEqual([2, 1])
})

test('what is taken down and listed again is told no second time', async () => {
  const search = await save(dora, { search: 'zeppelin' })
  const { id } = await sell(world, world.ann, { product: { name: 'Zeppelin' } })
  await world.settle()
  await tell()
  await world.ann.gets(products.unpublish, { id })
  await world.ann.gets(products.publish, { id })
  await world.settle()
  await tell()
  expect([await found(search.id), (await notices(dora)).length]).toEqual([[id], 1])
  const [kept] = (await dora.gets(savedSearches.list, {})).saved_searches.data
  expect(kept).toMatchObject({ id: search.id, match_count: 1, filters: { search: 'zeppelin' }, alerts: 'instant' })
})

test('one is not told of one’s own, nor of who is blocked, nor while alerts are off', async () => {
  const eve = await world.join('eve', { plan: 'premium' })
  const searches = [
    await save(world.ann, { search: 'swan' }),
    await save(eve, { search: 'swan' }),
    await save(dora, { search: 'swan' }, { alerts: 'off' }),
  ]
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ann.id, eve.id])
  await sell(world, world.ann, { product: { name: 'Inverted swan' } })
  await world.settle()
  for (const { id } of searches) expect(await found(id)).toEqual([])
})

test('what was found and is hidden before it is told, is told to nobody', async () => {
  const finn = await world.join('finn')
  await save(finn, { search: 'germania' }, { alerts: 'daily' })
  const { id } = await sell(world, world.ann, { product: { name: 'Germania' } })
  await world.settle()
  await world.ann.gets(products.unpublish, { id })
  await tell()
  expect(await notices(finn)).toEqual([])
  await sell(world, world.ben, { product: { name: 'Germania 10 Pf' } })
  await world.settle()
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, finn.id])
  await tell()
  expect(await notices(finn)).toEqual([])
})

test('a search of everything, an unknown kind, a name twice and one too many are refused', async () => {
  const gus = await world.join('gus')
  const no = async (wish: Given) => {
    const { status, code } = await gus.ask(savedSearches.save, wish)
    return [status, code]
  }
  expect(await no(given({ search: '  ' }))).toEqual([422, 'saved_search.everything'])
  expect(await no(given({ search: 'x' }, { searchable_type: 'Order' }))).toEqual([422, 'saved_search.kind'])
  expect((await gus.ask(savedSearches.save, given({ country: ["x' or"] }))).status).toBe(422)
  const first = await save(gus, { search: 'one' })
  expect(await no(given({ search: 'two' }, { name: first.name }))).toEqual([422, 'saved_search.name_taken'])
  for (const search of ['two', 'three']) await save(gus, { search })
  expect(await no(given({ search: 'four' }))).toEqual([403, 'saved_search.limit'])
  const silent = await save(gus, { search: 'four' }, { alerts: 'off' })
  expect((await gus.ask(savedSearches.setAlerts, { id: silent.id, alerts: 'daily' })).code).toBe('saved_search.limit')
  await gus.gets(savedSearches.setAlerts, { id: first.id, alerts: 'off' })
  await gus.gets(savedSearches.setAlerts, { id: silent.id, alerts: 'daily' })
  expect((await world.cleo.ask(savedSearches.setAlerts, { id: first.id, alerts: 'off' })).status).toBe(404)
  expect((await world.cleo.ask(savedSearches.remove, { id: first.id })).status).toBe(404)
  await gus.gets(savedSearches.remove, { id: first.id })
  expect((await gus.gets(savedSearches.list, {})).saved_searches.data).toHaveLength(3)
})

/** Forty listings of drawn facts; their ids. */
async function listForty(pick: ReturnType<typeof dice>): Promise<string[]> {
  const listed: string[] = []
  for (let at = 0; at < 40; at++) {
    const item = {
      ...{
        country: pick(['FR', 'GB', null]),
        year_issued: pick([1849, 1955, 2021, null]),
        condition: pick(['MNH', 'U', null]),
        color: pick(['carmine', 'black', null]),
      },
      ...{
        format: pick(['single', 'block_4', null]),
        topic_ids: pick([[], ['birds'], ['birds', 'cats']]),
        denomination: pick(['20 c', '1 franc', '']),
      },
    }
    const name = pick(['Cérès noir', 'Penny', 'Black swan'])
    listed.push((await sell(world, pick([world.ann, world.ben]), { item, product: { name, regular_price: pick([99, 100, 5_000, 9_000]) } })).id)
  }
  return listed
}

test('a hundred random searches find exactly what the list finds with their filters', async () => {
  const pick = dice(7)
  const maybe = <T>(value: () => T): T[] => (pick([true, false, false]) ? [value()] : [])
  const hal = await world.join('hal', { plan: 'premium' })
  const kept: { id: string; filters: Given['filters'] }[] = []
  for (let at = 0; at < 100; at++) {
    const filters: Given['filters'] = {
      ...{ search: maybe(() => pick(['noir', 'cérès no', 'black', 'фран', '法国', 'xyz'])).join(''), country: maybe(() => pick(['FR', 'GB'])) },
      ...{
        color: maybe(() => pick(['carmine', 'family_red', 'black'])),
        topic_ids: maybe(() => pick(['birds', 'cats'])),
        format: maybe(() => pick(['single', 'block_4'])),
      },
      ...{ condition: maybe(() => pick(['MINT', 'USED'] as const)), denomination: maybe(() => pick(['20 c', '1 franc'])) },
      ...Object.assign(
        {},
        ...maybe(() => ({ years: pick(['before-1950', '1950-1959', '2020-now']) })),
        ...maybe(() => ({ price_to: pick([99, 5_000]) })),
      ),
    }
    if (!Object.values(filters).some((one) => (Array.isArray(one) || typeof one === 'string' ? one.length : one !== undefined))) continue
    kept.push({ id: (await save(hal, filters)).id, filters })
  }
  const listed = await listForty(pick)
  await world.settle()
  let all = 0
  for (const { id, filters } of kept) {
    const { data } = (await hal.gets(products.list, { ...filters, page_size: 250 } as never)).products
    const wanted = data.map((one) => one.id as string).filter((one) => listed.includes(one))
    all += wanted.length
    expect([filters, (await found(id)).toSorted()]).toEqual([filters, wanted.toSorted()])
  }
  expect(all).toBeGreaterThan(100)
  console.info(`${kept.length} searches, ${listed.length} listings, ${all} finds`)
}, 240_000)
