import { expect, test } from 'vitest'
import { looksIn, plainly } from './looks.ts'

const seen = (text: string) => looksIn(text).map(({ text: part, look }) => (look ? `<${look}>${part}` : part))

test('strong, emphasis, struck and code stand out; everything else stays as it was written', () => {
  expect(seen('It is **not** a *reprint*, ~~perhaps~~ `13½`.')).toEqual([
    ...['It is ', '<strong>not', ' a ', '<emphasis>reprint', ', ', '<struck>perhaps', ' ', '<code>13½', '.'],
  ])
  for (const plain of ['3 * 4 * 5', '** no **', 'a*b*c', '* a list', '****', '``', '2**3**4', '*open', 'one\n*two\nthree*'])
    expect(seen(plain)).toEqual([plain])
  expect(plainly('It is **not** `13½`')).toBe('It is not 13½')
  expect(seen('*一枚*')).toEqual(['<emphasis>一枚'])
  expect(seen('<b>x</b>')).toEqual(['<b>x</b>'])
})
