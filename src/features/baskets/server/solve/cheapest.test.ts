import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byEveryChoice, byEverySplit } from './brute-force.ts'
import { cheapest, costOf } from './cheapest.ts'
import type { Copy, Way, Ways } from './parcel-costs.ts'
import type { Want } from './split.ts'

const RUNS = Number(process.env.PROVE_N ?? 25)
const STORES = ['ann’s', 'cleo’s', 'dora’s', 'erin’s', 'finn’s', 'gus’s']
const OPTIONS = ['letter', 'tracked', 'parcel']
/** Cases up to so many choices are tried one by one. */
const ONE_BY_ONE = 60_000

const way: fc.Arbitrary<Way> = fc.record({
  shipping_option: fc.constantFrom(...OPTIONS),
  amount: fc.integer({ min: 0, max: 900 }),
  amount_next: fc.integer({ min: 0, max: 300 }),
  free_over: fc.option(fc.integer({ min: 1, max: 6_000 })),
})
const store = fc.record({
  ways: fc.array(way, { minLength: 1, maxLength: 3 }),
  minimum_order: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 4_000 })),
})
const piece = fc.record({
  price: fc.integer({ min: 1, max: 2_000 }),
  shipping_option: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, fc.constantFrom(...OPTIONS)),
})
/** Of each want, what each store has: mostly one piece or none. */
const pieces = fc.oneof(
  { weight: 4, arbitrary: fc.constant([]) },
  { weight: 6, arbitrary: fc.tuple(piece) },
  { weight: 1, arbitrary: fc.tuple(piece, piece) },
)
interface Given {
  readonly stores: readonly { ways: Way[]; minimum_order: number }[]
  readonly table: readonly (readonly (readonly { price: number; shipping_option: string | null }[])[])[]
}
const given = (most: number, least = 1): fc.Arbitrary<Given> =>
  fc.record({
    stores: fc.array(store, { minLength: 1, maxLength: 6 }),
    table: fc.array(fc.array(pieces, { minLength: 6, maxLength: 6 }), { minLength: least, maxLength: most, size: 'max' }),
  })

function problemOf({ stores, table }: Given): { wants: Want[]; ways: Ways } {
  const wants = table.map((row, want) => ({
    id: `want ${want}`,
    copies: stores.flatMap(({ minimum_order }, at) =>
      row[at]!.map((one, piece): Copy => ({ ...one, id: `${want} ${at} ${piece}`, store_id: STORES[at]!, minimum_order })),
    ),
  }))
  return { wants, ways: new Map(stores.map(({ ways }, at) => [STORES[at]!, ways])) }
}

test('the wants basket equals brute force: the most wants, and of these the least money, to the cent', () => {
  let [one_by_one, split, twelve] = [0, 0, 0]
  const holds = (case_: Given) => {
    const { wants, ways } = problemOf(case_)
    const found = cheapest(wants, ways)
    const choices = wants.reduce((all, { copies }) => all * (copies.length + 1), 1)
    const best = choices <= ONE_BY_ONE ? byEveryChoice(wants, ways) : byEverySplit(wants, ways)
    if (choices <= ONE_BY_ONE) one_by_one++
    else split++
    if (wants.length === 12) twelve++
    expect({ filled: found.picks.size, total: found.total }).toEqual(best)
    expect([found.exact, found.bound]).toEqual([true, found.total])
    expect(costOf(found.picks.values(), ways)).toBe(found.total)
  }
  fc.assert(fc.property(fc.oneof(given(12), given(12, 12)), holds), { numRuns: RUNS })
  console.log(`  wants basket: ${one_by_one} cases choice by choice, ${split} split by split, ${twelve} of twelve wants`)
})

test('the two ways of brute force agree with each other', () => {
  const agree = (case_: Given) => {
    const { wants, ways } = problemOf(case_)
    expect(byEverySplit(wants, ways)).toEqual(byEveryChoice(wants, ways))
  }
  fc.assert(fc.property(given(5), agree), { numRuns: Math.min(RUNS, 200) })
})

test('of more wants than twelve the bound lies at or below the total, and no basket is worse than each want for itself', () => {
  const holds = (case_: Given) => {
    const { wants, ways } = problemOf({ ...case_, table: [...case_.table, ...case_.table, ...case_.table] })
    const found = cheapest(wants, ways)
    expect(found.bound).toBeLessThanOrEqual(found.total)
    expect(costOf(found.picks.values(), ways)).toBe(found.total)
    const alone = wants.flatMap((want) => [...cheapest([want], ways).picks])
    const apart = costOf(new Map(alone).values(), ways)
    // Pieces that no way of a store may carry together are no basket.
    if (apart === Number.POSITIVE_INFINITY) return
    expect(found.picks.size).toBeGreaterThanOrEqual(alone.length)
    if (found.picks.size === alone.length) expect(found.total).toBeLessThanOrEqual(apart)
  }
  fc.assert(fc.property(given(12), holds), { numRuns: Math.min(RUNS, 100) })
})

test('one dearer copy is taken where it makes the postage free or reaches the minimum order', () => {
  const copy = (id: string, price: number, minimum_order = 0): Copy => ({ id, store_id: 'ann’s', price, shipping_option: null, minimum_order })
  const ways: Ways = new Map([['ann’s', [{ shipping_option: 'letter', amount: 500, amount_next: 0, free_over: 1_000 }]]])
  const free = cheapest([{ id: 'a', copies: [copy('cheap', 900), copy('dear', 1_000)] }], ways)
  expect([free.picks.get('a')?.id, free.total]).toEqual(['dear', 1_000])
  const least = cheapest([{ id: 'a', copies: [copy('cheap', 300, 400), copy('dear', 450, 400)] }], ways)
  expect([least.picks.get('a')?.id, least.total]).toEqual(['dear', 950])
  expect(cheapest([{ id: 'a', copies: [copy('cheap', 300, 400)] }], ways).picks.size).toBe(0)
})
