import { expect, test } from 'vitest'
import { Isolating } from './isolating.ts'

test('an amount beside an Arabic name keeps its place; other sentences are unchanged', () => {
  const voice = new Isolating({ locale: 'en', messages: { en: { placed: 'Placed with {name} · {amount}' } } })
  expect(voice._('placed', { name: 'مرحبا', amount: '$ 24.50' })).toBe('Placed with \u2068مرحبا\u2069 · $ 24.50')
  expect(voice.t({ id: 'placed', values: { name: 'שלמה', amount: '$ 1' } })).toBe('Placed with \u2068שלמה\u2069 · $ 1')
  expect(voice._('placed', { name: 'Ann', amount: '$ 24.50' })).toBe('Placed with Ann · $ 24.50')
})
