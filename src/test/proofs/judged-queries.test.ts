import { beforeAll, describe, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { profiles } from '#features/profiles/contract.ts'
import { searches } from '#features/search/contract.ts'
import { openShop, sell } from '../support/fixtures.ts'
import { useWorld } from '../support/world.ts'
import { MEMBERS, PRODUCTS, STORES, WARES } from './judged-queries.ts'

const world = useWorld()

beforeAll(async () => {
  const ivanova = await world.join('ivanova')
  await openShop(world.ann, 'Anne’s Classics')
  await openShop(world.ben, 'Maison Vautrelle')
  await openShop(ivanova, 'Северная марка')
  const sellers = [world.ann, world.ann, world.ann, world.ben, ivanova]
  for (const [at, [name, country, year_issued, type, number, more]] of WARES.entries())
    await sell(world, sellers[at % sellers.length]!, {
      item: { name, country, year_issued, catalogue_number: [{ type, number }], topic_ids: [], ...more },
      product: { name },
    })
  await world.settle()
}, 120_000)

const first = async (search: string) => (await world.guest.gets(products.list, { search })).products.data[0]?.name
/** What the page shows: the results, or for an empty list those of the nearest spelling. */
async function shown(search: string) {
  const found = await first(search)
  if (found) return found
  const { drops } = await world.guest.gets(products.drops, { search })
  const meant = drops.find(({ is_spelling }) => is_spelling)?.search
  return meant ? first(meant) : undefined
}
const suggested = async (search: string) => (await world.guest.gets(searches.suggest, { search })).search

describe('what comes first', () => {
  test.each(PRODUCTS)('in the list: %s', async (search, ...wanted) => expect(wanted).toContain(await shown(search)))
  test.each(PRODUCTS)('among the suggestions there is something for %s', async (search, ...wanted) => {
    const found = (await suggested(search)).data.map(({ title }) => title)
    expect(wanted.some((name) => found.includes(name))).toBe(true)
  })
  test.each(STORES)('of the stores suggested: %s', async (search, ...wanted) => {
    const { data, meant } = await suggested(search)
    const store = data.find(({ searchable_type }) => searchable_type === 'Store')
    expect(wanted).toContain(store?.title ?? (meant && data.find(({ searchable_type }) => searchable_type === 'Product')?.searchable.line))
  })
  test.each(MEMBERS)('of the members: %s', async (search, ...wanted) =>
    expect(wanted).toContain((await world.guest.gets(profiles.search, { search })).users.data[0]?.username),
  )
})
