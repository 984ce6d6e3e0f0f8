import { expect, test } from 'vitest'
import { type Locale, locales } from '#kernel/locale.ts'
import { useWorld } from '#test/support/world.ts'
import { documentNames, documents } from '../contract.ts'
import { wordingOf } from './library.ts'

const world = useWorld({ SITE_NAME: 'Penny Post', OPERATOR_NAME: 'Penny Post Ltd', OPERATOR_ADDRESS: '1 Rowland Hill, London', COMMISSION: '250' })
const others = locales.filter((locale) => locale !== 'en')
const linesOf = (name: (typeof documentNames)[number], locale: Locale) => {
  const { title, lead, sections } = wordingOf(name, locale)
  return [title, lead, ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(({ lines }) => lines)])]
}
const marksIn = (text: string) => [...text.matchAll(/\{\w+\}|\]\([^)]+\)/g)].map(([mark]) => mark).sort()

test.each(documentNames)('%s has the same sections, lists, links and facts in five languages', (name) => {
  const shapeOf = (locale: Locale) =>
    wordingOf(name, locale).sections.map(({ id, blocks }) => [id, ...blocks.map(({ type, lines }) => `${type} ${lines.length}`)])
  const english = shapeOf('en')
  expect(english.length).toBeGreaterThan(3)
  expect(new Set(english.map(([id]) => id)).size).toBe(english.length)
  for (const locale of others) {
    expect(shapeOf(locale), locale).toEqual(english)
    expect(marksIn(linesOf(name, locale).join('\n')), locale).toEqual(marksIn(linesOf(name, 'en').join('\n')))
  }
})

test.each(documentNames)('no sentence of %s is left in English', (name) => {
  const english = new Set(linesOf(name, 'en'))
  for (const locale of others) {
    const lines = linesOf(name, locale)
    // Short headings may be equal in two languages (Contact, Cookies); sentences may not.
    expect(lines.filter((line) => english.has(line) && line.replace(/\{\w+\}/g, '').length > 12)).toEqual([])
    const words = lines.join(' ')
    expect(words.match(/ (the|and|with|which|your) /gi), `${locale} speaks English`).toBeNull()
    if (locale === 'ru') expect(words.match(/[а-яё]/gi)!.length / words.length).toBeGreaterThan(0.6)
    if (locale === 'zh-CN') expect(words.match(/\p{Script=Han}/gu)!.length / words.length).toBeGreaterThan(0.6)
  }
})

test('cleo reads who runs this marketplace and its commission: from the settings, never hard-coded', async () => {
  for (const name of documentNames)
    for (const locale of locales) {
      const { document } = await world.cleo.gets(documents.show, { name }, { locale })
      const text = JSON.stringify(document)
      expect(text).not.toMatch(/\{\w+\}|Cachet|undefined/)
      if (name !== 'refund-policy') expect(text, `${name} ${locale}`).toContain('Penny Post')
    }
  const { document } = await world.guest.gets(documents.show, { name: 'terms-and-conditions' })
  expect(JSON.stringify(document)).toMatch(/Penny Post Ltd.*1 Rowland Hill, London.*2\.5% of the price/)
  expect(document.is_draft).toBe(true)
})

test('missing details of the operator have a placeholder in the viewer’s language', async () => {
  const { document } = await world.guest.gets(documents.show, { name: 'contact' }, { locale: 'fr' })
  expect(document.sections[0]!.blocks[0]!.lines[0]).toContain('l’adresse de l’opérateur (pas encore indiquée)')
  expect(document.is_draft).toBe(false)
})

test('an unknown document is not found', async () => {
  const said = await world.guest.ask(documents.show, { name: 'imprint' as never })
  expect([said.status, said.code]).toEqual([404, expect.any(String)])
})
