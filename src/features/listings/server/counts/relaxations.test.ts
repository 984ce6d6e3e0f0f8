import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { dice, type PlainListFilter } from '#test/proofs/plain-list.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import { useWorld } from '#test/support/world.ts'

const world = useWorld()
const VALUES = {
  country: ['FR', 'GB', 'JP'],
  condition: ['MINT', 'USED'],
  color: ['carmine', 'black', 'olive'],
  format: ['single', 'block_4'],
  topic_ids: ['birds', 'cats'],
  item_kind: ['stamp', 'coin'],
} as const
const FACETS = Object.keys(VALUES) as (keyof typeof VALUES)[]

beforeAll(async () => {
  const pick = dice(3)
  for (const seller of [world.ann, world.ben]) await openShop(seller)
  for (let at = 0; at < 14; at++) {
    const drawn = {
      country: pick(['FR', 'GB']),
      condition: pick(['MNH', 'U']),
      color: pick(['carmine', 'black']),
      format: pick(['single', 'block_4']),
    }
    await sell(world, at % 3 ? world.ann : world.ben, { item: { ...drawn, topic_ids: [pick(['birds', 'cats'])] } })
  }
  await world.settle()
}, 60_000)

const total = async (filter: PlainListFilter) => (await world.guest.gets(products.list, filter)).products.total

test('an empty result shows how many results each filter hides, the most first', async () => {
  const pick = dice(17)
  let ways = 0
  for (let at = 0; at < 200 && ways < 25; at++) {
    const filter: Record<string, unknown> = {}
    for (const facet of FACETS) if (pick([true, false])) filter[facet] = [pick(VALUES[facet])]
    if (await total(filter)) continue
    const { drops, is_counted } = await world.guest.gets(products.drops, filter)
    const wanted = await Promise.all(Object.keys(filter).map(async (name) => [name, await total({ ...filter, [name]: [] })] as const))
    expect(new Map(drops.map((drop) => [drop.filter, drop.total]))).toEqual(new Map(wanted.filter(([, found]) => found)))
    expect([is_counted, drops.map((drop) => drop.total)]).toEqual([true, drops.map((drop) => drop.total).sort((a, b) => b - a)])
    ways += Number(drops.length > 0)
  }
  expect(ways).toBe(25)
})

test('fewer words are suggested too, but only if they find something', async () => {
  const { drops } = await world.guest.gets(products.drops, { search: 'cérès nowhere noir' })
  expect(drops.map(({ filter, search, total }) => [filter, search, total])).toEqual([
    ['search', 'cérès noir', 14],
    ['search', null, 14],
  ])
})

test('a misspelt word is replaced by the nearest known one', async () => {
  const ways = async (filter: PlainListFilter) => {
    const { drops } = await world.guest.gets(products.drops, filter)
    return drops.filter(({ is_spelling }) => is_spelling).map(({ search, total }) => [search, total])
  }
  expect(await ways({ search: 'crees nior' })).toEqual([['ceres noir', 14]])
  expect(await ways({ search: 'ceres noir', country: ['JP'] })).toEqual([])
  expect(await ways({ search: 'crees', country: ['JP'] })).toEqual([])
  expect(await ways({ country: ['JP'] })).toEqual([])
})

test('a word no longer used by any listing is removed within a day; others stay', async () => {
  const known = async () => {
    const { rows } = await world.pool.query("select word from search_words where list = 'listings' and word in ('hindenburg', 'ceres') order by word")
    return rows.map(({ word }) => word)
  }
  const { id } = await sell(world, world.ann, { product: { name: 'Hindenburg' } })
  expect(await known()).toEqual(['ceres', 'hindenburg'])
  await world.ann.gets(products.archive, { id })
  await world.settle()
  expect(await known()).toEqual(['ceres', 'hindenburg'])
  await world.pool.query("update search_words set checked_at = checked_at - interval '25 hours'")
  await world.settle()
  expect(await known()).toEqual(['ceres'])
})

test('own listings are counted for oneself only, and a blocked seller’s are not counted', async () => {
  const asked = { my_stuff: 'only' as const, country: ['JP'] }
  const mine = async (who: typeof world.ann) => (await who.gets(products.drops, asked)).drops.find(({ filter }) => filter === 'country')?.total
  expect([await mine(world.ann), await mine(world.ben), await mine(world.guest)]).toEqual([9, 5, undefined])
  const nowhere = async (who: typeof world.ann) => (await who.gets(products.drops, { country: ['JP'] })).drops.map((drop) => drop.total)
  expect(await nowhere(world.guest)).toEqual([14])
  await world.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [world.ben.id, world.cleo.id])
  expect([await nowhere(world.cleo), await nowhere(world.guest)]).toEqual([[9], [14]])
})
