import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from './share-card.ts'
import { layCard, type ShareCardTexts } from './share-card-layout.ts'

const card: ShareCardTexts = {
  title: 'Penny Red',
  line: 'Great Britain · 1841',
  price: '$12.50',
  seller: 'Ann’s shop',
  site: 'Cachet',
  picture: null,
}
/** Amount of text in a part of the card: the number of dark pixels. */
async function written(more: Partial<ShareCardTexts>, [left, top, width, height]: readonly [number, number, number, number]) {
  const out = mkdtempSync(join(tmpdir(), 'cachet-page-'))
  const { file } = await drawCard({ svg: await layCard({ ...card, ...more }), picture: null }, out)
  const { data, info } = await sharp(file).extract({ left, top, width, height }).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.reduce((sum, grey) => sum + Number(grey < 150), 0) / info.channels
}
const TITLE = [600, 120, 600, 330] as const

test('the letters are shapes of our own typefaces: no word is left to what the machine has', async () => {
  const svg = await layCard({ ...card, title: 'Почта СССР 中国邮票 Ελλάς Žižka' })
  expect(svg).not.toMatch(/<text|font-family|NaN|undefined/)
  for (const title of ['Почта СССР', '中国邮票', 'Ελλάς', 'Łódź', 'さくら'])
    expect([title, (await written({ title }, TITLE)) > 200]).toEqual([title, true])
})

test('two words of one length are drawn differently in every script: they are no boxes', async () => {
  for (const [one, other] of [
    ['марка', 'почта'],
    ['邮票', '硬币'],
    ['stamp', 'coins'],
  ] as const)
    expect(await layCard({ ...card, title: one })).not.toBe(await layCard({ ...card, title: other }))
})

test('what no typeface of ours can write is left out, and of a name that is nothing else, what is known stands there', async () => {
  const plain = await layCard({ ...card, title: 'Red' })
  expect(await layCard({ ...card, title: '😀 Red ❤️' })).toBe(plain)
  expect(await layCard({ ...card, title: 'Red طابع' })).toBe(plain)
  const nameless = await layCard({ ...card, title: 'طابع', line: 'Egypt · 1914' })
  expect(nameless).not.toMatch(/<text|NaN/)
  expect(await written({ title: 'طابع', line: 'Egypt · 1914' }, TITLE)).toBeGreaterThan(200)
})

test('a long name is cut within the card, whatever it is made of, and no name is markup', async () => {
  for (const title of ['W'.repeat(140), '邮'.repeat(140), 'Ж'.repeat(140), 'many words '.repeat(13)]) {
    expect([title, await written({ title }, [1151, 0, 49, 630])]).toEqual([title, 0])
    expect([title, await written({ title }, [610, 395, 540, 20])]).toEqual([title, 0])
  }
  expect(await layCard({ ...card, title: '"/><image href="file:///etc/passwd"/>' })).not.toMatch(/<image|href/)
})
