import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { products } from '#features/products/contract.ts'
import { stampItems } from '#features/stamp-items/contract.ts'
import { fill } from '#kernel/address.ts'
import { pathOf } from '#kernel/operation.ts'
import type { Actor } from '../support/cast.ts'
import { keepItem, openShop, sell } from '../support/fixtures.ts'
import { headersOf, request } from '../support/http-request.ts'
import { useWorld } from '../support/world.ts'

const RUNS = Number(process.env.PROVE_N ?? 6)
const STABLE = 17
const world = useWorld()
let dora: Actor
/** Products that stay during the test, many with equal prices; `restless` ones come and go. */
const stable: { id: string; productable_id: string; regular_price: number }[] = []
const restless: string[] = []
const PRICES = [500, 500, 700, 900]

const offer = async (regular_price: number) =>
  (await sell(world, dora, { product: { regular_price, quantity: 2 }, item: { quantity_owned: { mint: 0, used: 5 } } })) as (typeof stable)[number]
beforeAll(async () => {
  dora = await world.join('dora', { plan: 'premium' })
  await openShop(dora)
  for (let n = 0; n < STABLE; n++) {
    const { id, productable_id } = await offer(PRICES[n % 4]!)
    stable.push({ id, productable_id, regular_price: PRICES[n % 4]! })
    if (n % 4 === 0) restless.push((await offer(PRICES[n % 4]!)).id)
  }
})

/** Changes while a list is paged through. Only restless products change their place in the order. */
const DEEDS = {
  comes: async (n: number) => void restless.push((await offer(PRICES[n % 4]!)).id),
  'is called otherwise': async (n: number) => {
    const { id, productable_id, regular_price } = stable[n % STABLE]!
    const given = { id: id as never, productable_id: productable_id as never, regular_price, quantity: 2, is_published: true }
    await dora.gets(products.update, { ...given, name: `Cérès ${n}` })
  },
  goes: async (n: number) => void (await dora.ask(products.archive, { id: restless[n % restless.length]! as never })),
  'is another price': async (n: number) =>
    void (await world.pool.query(
      'with moved as (update products set regular_price = $2 where id = $1) update listings set price = $2, regular_price = $2 where subject_id = $1',
      [restless[n % restless.length], PRICES[(n + 1) % 4]],
    )),
  'is kept': async () => void (await keepItem(world, dora)),
} as const
type Name = keyof typeof DEEDS

interface List {
  readonly address: (page_size: number) => string
  readonly idsOf: (result: never) => string[]
  readonly wanted: () => string[]
}
const market = (sort: string): List => ({
  address: (page_size) => fill(`/api${pathOf(products.list.http)}`, { sort, page_size }),
  idsOf: ({ products }: { products: { data: { id: string }[] } }) => products.data.map(({ id }) => id),
  wanted: () => stable.map(({ id }) => id),
})
const LISTS: Readonly<Record<string, List>> = {
  'the market, newest first': market('newest'),
  'the market, cheapest first': market('price_low'),
  'the market, dearest first': market('price_high'),
  'dora’s own shelf': {
    address: (page_size) => fill(`/api${pathOf(products.ofStore.http)}`, { page_size }),
    idsOf: ({ products }: { products: { data: { id: string }[] } }) => products.data.map(({ id }) => id),
    wanted: () => stable.map(({ id }) => id),
  },
  'dora’s collection': {
    address: (page_size) => fill(`/api${pathOf(stampItems.list.http)}`, { user_id: dora.id, page_size }),
    idsOf: ({ stamp_items }: { stamp_items: { data: { id: string }[] } }) => stamp_items.data.map(({ id }) => id),
    wanted: () => stable.map(({ productable_id }) => productable_id),
  },
}

/** Follows `next_page_url` from the first page to the last while the changes are made. */
async function walk({ address, idsOf }: List, page_size: number, deeds: readonly (readonly [Name, number])[]): Promise<string[]> {
  const seen: string[] = []
  const left = [...deeds]
  let busy: Promise<void> = Promise.resolve()
  for (let next: string | null = address(page_size); next; ) {
    const [name, n] = left.shift() ?? []
    if (name) busy = busy.then(() => DEEDS[name](n!))
    const said = await request(world.url + next, { headers: headersOf({ token: dora.token }) })
    expect(said.status, said.text).toBe(200)
    const result = said.json.result as never
    seen.push(...idsOf(result))
    next = Object.values(result as Record<string, { next_page_url: string | null }>)[0]!.next_page_url
    if (n && n % 2) await busy
  }
  await busy
  return seen
}

const context = fc.tuple(fc.constantFrom(...(Object.keys(DEEDS) as Name[])), fc.nat(999))
test.each(Object.entries(LISTS))('%s is walked without a gap or a repeat, whatever comes and goes meanwhile', async (_, list) => {
  const run = async (page_size: number, deeds: readonly (readonly [Name, number])[]) => {
    const seen = await walk(list, page_size, deeds)
    const wanted = new Set(list.wanted())
    const met = seen.filter((id) => wanted.has(id))
    expect(met).toHaveLength(wanted.size)
    expect(new Set(met).size).toBe(wanted.size)
  }
  await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 7 }), fc.array(context, { minLength: 4, maxLength: 12 }), run), {
    numRuns: RUNS,
    endOnFailure: true,
  })
})
