import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { useWorld } from '#test/support/world.ts'
import { lists, vocabularies } from '../contract.ts'

const world = useWorld()
const inLanguage = (locale: (typeof locales)[number], types: (typeof lists)[number][]) =>
  world.guest.gets(vocabularies.staticData, { types }, { locale })
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s().,&’'-]+/g, ' ')
    .trim()

test('every country of today has its name in five languages: five in six word for word as Unicode’s own tables have it', async () => {
  for (const locale of locales) {
    const { countries = [] } = (await inLanguage(locale, ['countries'])).data
    const today = countries.filter(({ code }) => /^[A-Z]{2}$/.test(code))
    const known = new Intl.DisplayNames(locale, { type: 'region' })
    const alike = today.filter(({ code, name }) => plain(name) === plain(known.of(code)!))
    expect(today.length).toBe(249)
    expect(alike.length, locale).toBeGreaterThan((5 / 6) * today.length)
  }
})

test('at least 120 former issuers, each with its years, and none that ended before it began', async () => {
  const { countries = [] } = (await inLanguage('en', ['countries'])).data
  const gone = countries.filter(({ year_to }) => year_to !== null)
  expect(gone.length).toBeGreaterThan(120)
  for (const { name, year_from, year_to } of gone) expect(year_from! <= year_to!, name).toBe(true)
})

test('no value of any list lacks a name in any language, and no list names two values alike', async () => {
  for (const locale of locales) {
    const { data } = await inLanguage(locale, [...lists])
    for (const [list, terms] of Object.entries(data)) {
      expect(
        terms.filter(({ name }) => name.trim() === ''),
        `${list} ${locale}`,
      ).toEqual([])
      const names = terms.map(({ parent, name }) => `${parent ?? ''} ${name}`)
      expect(
        names.filter((name, at) => names.indexOf(name) !== at),
        `${list} ${locale}`,
      ).toEqual([])
    }
  }
})
