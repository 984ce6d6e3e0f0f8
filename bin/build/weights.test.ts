import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { tooHeavy, weightsOf } from './weights.ts'

/** A build of one page with a script of its own, a shared one and texts, of these compressed sizes. */
function built({ own, shared, words }: { own: number; shared: number; words: number }) {
  const dist = mkdtempSync(join(tmpdir(), 'cachet-weight-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  const put = (path: string, body: string | Buffer) => {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), body)
  }
  const chunks = {
    entry: { file: 'entry.js', isEntry: true, imports: ['shared'] },
    shared: { file: 'shared.js' },
    cart: { file: 'cart.js', imports: ['shared'], dynamicImports: ['dialog'] },
    dialog: { file: 'dialog.js' },
  }
  put('client/.vite/manifest.json', JSON.stringify(chunks))
  put('pages.json', JSON.stringify({ screens: { '/cart': 'cart' }, texts: '/texts/' }))
  for (const [name, size] of Object.entries({ entry: 1024, shared, cart: own, dialog: 999_999 })) put(`client/${name}.js.br`, Buffer.alloc(size))
  for (const locale of locales)
    for (const name of ['shell', 'page_cart']) put(`client/texts/${locale}/${name}.js.br`, Buffer.alloc(locale === 'ru' ? words : 0))
  return dist
}

test('a page weighs what it loads at first: each script once, and the texts of the heaviest language', () => {
  const [cart] = weightsOf(built({ own: 20 * 1024, shared: 100 * 1024, words: 1024 }))
  expect(cart).toMatchObject({ path: '/cart', requests: 5, scripts: 121, least: 121, most: 123, bound: 130 })
})

test('a page that became too heavy is named', () => {
  const weights = weightsOf(built({ own: 28 * 1024, shared: 100 * 1024, words: 1024 }))
  expect(tooHeavy(weights).map(({ path }) => path)).toEqual(['/cart'])
})

test('no page of the build is too heavy', () => {
  expect(tooHeavy(weightsOf('dist'))).toEqual([])
})
