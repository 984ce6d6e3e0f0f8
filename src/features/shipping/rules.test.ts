import { expect, test } from 'vitest'
import { ratesFor, reaches } from './rules.ts'

const home = { from: 'GB', to: 'GB' }
const abroad = { from: 'GB', to: 'FR' }

test.each([
  ['home', true, false],
  ['abroad', false, true],
  ['everywhere', true, true],
] as const)('%s reaches home: %s, abroad: %s', (reach, isHome, isAbroad) => {
  expect([reaches({ reach }, home), reaches({ reach }, abroad)]).toEqual([isHome, isAbroad])
})

test('rates that reach France are offered, the cheapest first, and of two equal ones the faster', () => {
  const rate = (reach: 'home' | 'abroad' | 'everywhere', amount: number, days_most: number) => ({ reach, amount, days_most })
  const rates = [rate('everywhere', 900, 3), rate('home', 100, 2), rate('abroad', 450, 20), rate('abroad', 450, 8)]
  expect(ratesFor(rates, abroad)).toEqual([rates[3], rates[2], rates[0]])
  expect(ratesFor(rates, home)).toEqual([rates[1], rates[0]])
  expect(ratesFor([], abroad)).toEqual([])
})
