import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DESIGN_COUNT, demoItems } from './market.ts'
import { DEMO_MEMBERS, DEMO_STORES } from './people.ts'
import { draw } from './stamps/draw.ts'
import { demoSupplies } from './supplies.ts'

const items = demoItems(1840, 600)
const supplies = demoSupplies(30)
const codes = (file: string) =>
  new Set(
    readFileSync(new URL(`../vocabularies/${file}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .map((row) => row.split('\t')[0]!),
  )

/** Tags open and close in order, and every attribute is quoted. */
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
  test('45 members and 14 stores, each store kept by a member', () => {
    const names = DEMO_MEMBERS.map((m) => m.username)
    expect([new Set(names).size, DEMO_STORES.length]).toEqual([45, 14])
    expect(names.every((name) => /^[a-z][a-z0-9_]{2,29}$/.test(name))).toBe(true)
    expect(DEMO_STORES.filter((s) => !names.includes(s.owner))).toEqual([])
  })
})
