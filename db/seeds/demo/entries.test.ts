import { describe, expect, test } from 'vitest'
import { demoEntries, ENTRIES, issueOf } from './entries.ts'
import { INVENTED } from './entries_stamps.ts'
import { COLOURS, type Colour } from './items/colours.ts'
import { demoItems } from './market.ts'
import { draw } from './stamps/draw.ts'

const entries = demoEntries()

describe('the demo’s catalogue', () => {
  test('holds two thousand entries, the same every time, each of them said to be invented', () => {
    expect([entries.length, ENTRIES]).toEqual([2_000, 2_000])
    expect(demoEntries()).toEqual(entries)
    expect(entries.filter(({ description }) => !description.endsWith(INVENTED))).toEqual([])
  })

  test('what is on the market is in it', () => {
    const issues = new Set(entries.map(issueOf))
    const items = demoItems(1840, 700)
    expect(items.filter((item) => !issues.has(issueOf(item))).map(({ title, year_issued }) => [title, year_issued])).toEqual([])
  })

  test('no number of a stamp comes twice in a country, and every year lies in its series’ own', () => {
    const stamps = entries.filter(({ item_kind }) => item_kind === 'stamp')
    const numbers = stamps.flatMap(({ country, catalogue_number }) => catalogue_number.map(({ type, number }) => `${country} ${type} ${number}`))
    expect(numbers.filter((one, at) => numbers.indexOf(one) !== at)).toEqual([])
    expect(new Set(stamps.map(({ country }) => country)).size).toBeGreaterThan(50)
    expect(new Set(stamps.map(({ year_issued }) => Math.floor(year_issued / 10))).size).toBeGreaterThan(12)
  })

  test('every drawing says the value of its entry and is printed in its colour', () => {
    const spelt: Record<string, string> = { 'ONE PENNY': '1', 'TWO PENCE': '2', 'FIFTEEN CENTS': '15' }
    const wrong = entries.filter(({ front, color }) => {
      if (front.kind !== 'stamp') return false
      const words = [...draw(front).svg.matchAll(/>([^<>]+)</g)].map(([, text]) => text!)
      const said = words.some((text) => text.split(' · ').includes(front.value) || spelt[text] === front.value)
      return !said || (color !== 'multicolour' && front.inks.ink !== COLOURS[color as Colour])
    })
    expect(wrong.map(({ name, country }) => [name, country])).toEqual([])
    const dated = entries.filter(({ front, year_issued }) => front.kind === 'coin' && front.date !== String(year_issued))
    expect(dated).toEqual([])
  })

  test('one penny is one penny, and no line is too long for its column', () => {
    expect(entries.filter(({ denomination }) => /^[1½¼] (cents|pence|annas|centavos|pesos|francs)$/.test(denomination))).toEqual([])
    expect(entries.filter(({ name, perforation }) => name.length > 140 || perforation.length > 40)).toEqual([])
  })
})
