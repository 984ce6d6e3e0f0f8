import { describe, expect, test } from 'vitest'
import { amountText, moneyText, readMoney } from './money-text.ts'

const typed = [
  ['1,5', 'en', 150],
  ['1.50', 'fr', 150],
  ['1,234', 'en', 123_400],
  ['1.234', 'es', 123_400],
  ['1,234.50', 'en', 123_450],
  ['1.234,50', 'en', 123_450],
  ['1\u202f234,5', 'fr', 123_450],
  ['1,234,567', 'en', 123_456_700],
  ['$ 420.00', 'en', 42_000],
  ['.5', 'en', 50],
] as const

const refused = [
  ['1.234', 'en'],
  ['1,234', 'fr'],
  ['0,999', 'en'],
  ['1,23,4', 'en'],
  ['1.2.3', 'en'],
  ['-3', 'en'],
  ['1e5', 'en'],
  ['', 'en'],
  [',', 'en'],
  ['99999999999999999', 'en'],
] as const

describe('what ann types as a price', () => {
  test.each(typed)('%s in %s is read exactly', (text, locale, amount) => expect(readMoney(text, 'USD', locale)).toBe(amount))
  test.each(refused)('%s in %s could mean two amounts or none, and is refused', (text, locale) =>
    expect(readMoney(text, 'USD', locale)).toBeUndefined(),
  )
  test('yen have nothing behind the point', () => expect([readMoney('1,500', 'JPY', 'en'), readMoney('1.5', 'JPY', 'en')]).toEqual([1500, undefined]))
  test('what is shown can be read again', () => {
    for (const locale of ['en', 'es', 'fr', 'zh-CN', 'ru'])
      expect(readMoney(amountText({ amount: 123_456, currency: 'USD' }, locale), 'USD', locale)).toBe(123_456)
  })
  test('symbol and figure never part', () => expect(moneyText({ amount: 123_456, currency: 'USD' }, 'en')).toBe('$\u00a01,234.56'))
  test('coins have nothing behind the point, and their word behind the figure in five languages', () => {
    const written = ['en', 'es', 'fr', 'zh-CN', 'ru'].map((locale) => moneyText({ amount: 120, currency: 'COIN' }, locale))
    expect(written).toEqual(['120\u00a0coins', '120\u00a0monedas', '120\u00a0jetons', '120\u00a0站内币', '120\u00a0монет'])
    expect(moneyText({ amount: 1, currency: 'COIN' }, 'de', false, 'fr')).toBe('1\u00a0jeton')
    expect(moneyText({ amount: -1_234, currency: 'COIN' }, 'en')).toBe('\u22121,234\u00a0coins')
    for (const locale of ['en', 'es', 'fr', 'zh-CN', 'ru'])
      for (const amount of [1, 2, 21, 120]) expect(readMoney(moneyText({ amount, currency: 'COIN' }, locale), 'COIN', locale)).toBe(amount)
    expect([readMoney('1.5', 'COIN', 'en'), readMoney('12 dollars', 'COIN', 'en'), readMoney('1,234', 'COIN', 'en')]).toEqual([
      undefined,
      undefined,
      1_234,
    ])
  })
})
