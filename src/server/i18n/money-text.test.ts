import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { minorDigitsOf, moneyText } from './money-text.ts'

test('letters and notices write dollars, yen and coins as each language does', () => {
  expect(locales.map((locale) => moneyText(120, 'COIN', locale))).toEqual(['120 coins', '120 monedas', '120 jetons', '120 站内币', '120 монет'])
  expect([moneyText(4_320, 'USD', 'en'), moneyText(4_320, 'JPY', 'en'), moneyText(12_000, 'COIN', 'en')]).toEqual([
    '$43.20',
    '¥4,320',
    '12,000 coins',
  ])
  expect(['USD', 'JPY', 'COIN'].map(minorDigitsOf)).toEqual([2, 0, 0])
})
