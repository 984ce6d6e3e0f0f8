import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { orderStatuses } from '#features/orders/contract.ts'
import { demoSupplies } from './items/supplies.ts'
import { DESIGN_COUNT, demoItems } from './market.ts'
import { DEMO_MEMBERS, DEMO_STORES } from './people.ts'
import { dealsIn, shelved } from './shelf.ts'
import { draw } from './stamps/draw.ts'
import { DEALS } from './trade/deals.ts'
import { dealt } from './trade/trade.ts'

const items = demoItems(1840, 600)
const supplies = demoSupplies(30)
const codes = (file: string) =>
  new Set(
    readFileSync(new URL(`../vocabularies/${file}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[0]!),
  )

/** First years of countries whose vocabulary row has none: of the state, or of the name on its stamps. */
const SINCE: Record<string, number> = {
  CN: 1949,
  CZ: 1993,
  EE: 1918,
  FI: 1856,
  GE: 1991,
  IL: 1948,
  KR: 1945,
  TR: 1923,
  DE: 1945,
  AU: 1901,
  ZA: 1910,
  GR: 1828,
  IT: 1861,
}

/** True when tags are properly nested and every attribute is quoted. */
function wellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-:]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing: string, name: string, _attributes: string, empty: string) => {
      if (closing) return open.pop() === name ? '' : '<'
      if (!empty) open.push(name)
      return ''
    },
  )
  return open.length === 0 && !rest.includes('<')
}

describe('the demo market', () => {
  test('ann finds the same items for the same seed, and others for another', () => {
    expect(demoItems(1840, 120)).toEqual(items.slice(0, 120))
    expect(demoItems(1841, 120)).not.toEqual(items.slice(0, 120))
  })

  test('ben never reads the same title twice and never sees one design beside itself', () => {
    expect(new Set(items.map((i) => i.title)).size).toBe(600)
    expect(DESIGN_COUNT).toBeGreaterThan(100)
    const design = (at: number) => {
      const { front, country, title } = items[at]!
      return JSON.stringify(front.kind === 'stamp' ? [country, front.frame] : [country, title.split(' ')[0]])
    }
    for (let i = 1; i < 600; i++) expect(design(i)).not.toBe(design(i - 1))
  })
})

describe('the facts', () => {
  const lives = new Map(
    readFileSync(new URL('../vocabularies/countries.tsv', import.meta.url), 'utf8')
      .split('\n')
      .map((row) => row.split('\t'))
      .map((row) => [row[0]!, { from: Number(row[9] || SINCE[row[0]!] || 1840), to: Number(row[10] || 2026) }]),
  )

  test('every year lies in the life of the country that issued it', () => {
    const wrong = items.filter(({ country, year_issued }) => {
      const { from, to } = lives.get(country!)!
      return year_issued! < from || year_issued! > to
    })
    expect(wrong.map(({ title, country, year_issued }) => [title, country, year_issued])).toEqual([])
  })

  test('a coin has neither perforation nor format, a stamp has both, and one cent is one cent', () => {
    for (const { item_kind, perforation, format, condition, catalogue_number, denomination } of items) {
      const is_stamp = item_kind === 'stamp'
      expect([perforation !== null, format !== null, condition !== 'NA']).toEqual([is_stamp, is_stamp, is_stamp])
      expect(catalogue_number.length).toBeGreaterThan(0)
      expect(denomination).not.toMatch(/^[1½¼] (cents|pence|annas|centavos|pesos|francs)$/)
    }
  })

  test('a used stamp was cancelled in or after its year, a mint one never', () => {
    for (const { front, condition, year_issued } of items) {
      if (front.kind !== 'stamp') continue
      expect(front.cancel === undefined).toBe(condition.startsWith('M'))
      if (front.cancel?.mark === 'circular') expect((Number(front.cancel.date.slice(-2)) - (year_issued! % 100) + 100) % 100).toBeLessThanOrEqual(4)
    }
  })

  test('a title is read whole on a card', () => {
    expect(items.filter(({ title }) => title.length > 60).map(({ title }) => title)).toEqual([])
  })
})

describe('the shelves', () => {
  const shelf = shelved()
  const of = (state: string) => shelf.filter((thing) => thing.state === state)

  test('more than 600 things are for sale in 14 stores, others are drafts or stay in collections', () => {
    expect(shelved()).toEqual(shelf)
    expect(of('sale').length).toBeGreaterThan(600)
    expect(of('draft').length).toBeGreaterThan(20)
    for (const kept of ['PRIVATE', 'OPEN_TO_OFFERS', 'FOR_TRADE', 'FOR_REFERENCE']) expect(of(kept).length, kept).toBeGreaterThan(10)
    const filled = Map.groupBy(of('sale'), ({ owner }) => owner)
    expect([...filled.keys()].sort()).toEqual(DEMO_STORES.map(({ owner }) => owner).sort())
    expect(Math.min(...[...filled.values()].map((things) => things.length))).toBeGreaterThan(20)
    expect(new Set(shelf.map(({ owner, item }) => `${owner} ${item.title}`)).size).toBe(shelf.length)
  })

  test('each store of stamps or coins chooses what it deals in, of which it has enough for a shelf', () => {
    const known = { country_ids: codes('countries'), topic_ids: codes('topics') }
    for (const store of DEMO_STORES.filter(({ specialties }) => !specialties.includes('supplies'))) {
      const [stock, chosen] = [of('sale').filter(({ owner }) => owner === store.owner), dealsIn(store, shelf)]
      for (const list of ['country_ids', 'topic_ids'] as const) {
        expect(chosen[list].filter((code) => !known[list].has(code))).toEqual([])
        expect(chosen[list].length, `${list} of ${store.owner}`).toBeGreaterThan(0)
      }
      const onShelf = chosen.topic_ids.filter((code) => stock.filter(({ item }) => item.topics.includes(code)).length >= 4)
      expect(onShelf.length, store.owner).toBeGreaterThan(0)
    }
  })

  test('stamps, coins, banknotes and tools are there, some reduced, some with their other side', () => {
    expect(new Set(of('sale').map(({ item }) => item.item_kind))).toEqual(new Set(['stamp', 'coin', 'banknote', 'other']))
    const reduced = of('sale').filter(({ sale_price }) => sale_price !== null)
    expect(reduced.length).toBeGreaterThan(40)
    expect(reduced.every(({ sale_price, item }) => sale_price! > 0 && sale_price! < item.price)).toBe(true)
    expect(shelf.filter(({ sides }) => sides === 2).length).toBeGreaterThan(150)
  })

  test('orders come to every state, nobody buys their own and nothing is sold twice', () => {
    expect(new Set(DEALS.map(({ state }) => state))).toEqual(new Set(orderStatuses))
    const sold = dealt(shelf)
    const things = sold.flatMap((one) => one.things)
    expect(new Set(things).size).toBe(things.length)
    expect(sold.filter(({ deal, things }) => things.some(({ owner, state }) => owner === deal.buyer || state !== 'sale'))).toEqual([])
  })
})

describe('the drawings', () => {
  test('every drawing is well formed and holds numbers only', () => {
    for (const spec of [...items.flatMap((i) => [i.front, i.back]), ...supplies.map((s) => s.front)]) {
      const { svg, width_mm, height_mm } = draw(spec)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object|null/)
      expect(wellFormed(svg), JSON.stringify(spec)).toBe(true)
      expect(width_mm > 10 && height_mm > 10).toBe(true)
    }
  })

  test('prices are whole minor units and the size is that of the drawing', () => {
    for (const i of items) {
      expect(Number.isInteger(i.price) && i.price >= 50 && i.price <= 150000).toBe(true)
      expect(Number.isInteger(i.quantity) && i.quantity > 0).toBe(true)
      const { width_mm, height_mm } = draw(i.front)
      expect([i.width_mm, i.height_mm]).toEqual([width_mm, height_mm])
    }
  })
})

describe('the words', () => {
  test('every code is one of the vocabularies', () => {
    const [stamps, money] = [items.filter((i) => i.item_kind === 'stamp'), items.filter((i) => i.item_kind !== 'stamp')]
    const said: Record<string, (string | null)[]> = {
      countries: [...items, ...DEMO_MEMBERS, ...DEMO_STORES].map((row) => row.country),
      conditions: items.map((i) => i.condition),
      colours: items.map((i) => i.color),
      formats: items.map((i) => i.format),
      topics: items.flatMap((i) => i.topics),
      grades: stamps.map((i) => i.grade),
      coin_grades: money.map((i) => i.grade),
      catalogue_types: items.flatMap((i) => i.catalogue_number.map((c) => c.type)),
      supply_categories: supplies.map((s) => s.category),
    }
    for (const [file, values] of Object.entries(said)) {
      const known = codes(file)
      expect(
        [...new Set(values)].filter((v) => v !== null && !known.has(v)),
        file,
      ).toEqual([])
    }
  })
})

describe('the people', () => {
  test('48 members and 14 stores, each store kept by a member; ben only buys and cleo only collects', () => {
    const names = DEMO_MEMBERS.map((m) => m.username)
    expect([new Set(names).size, DEMO_STORES.length]).toEqual([48, 14])
    expect(names.every((name) => /^[a-z][a-z0-9_]{2,29}$/.test(name))).toBe(true)
    expect(DEMO_STORES.filter((s) => !names.includes(s.owner))).toEqual([])
    expect(DEMO_STORES.filter(({ owner }) => owner === 'ben' || owner === 'cleo')).toEqual([])
  })
})
