import { expect, test } from 'vitest'
import { coinWord } from './coins.ts'

const said = (language: string, ...amounts: number[]) => amounts.map((amount) => `${amount} ${coinWord(amount, language)}`)

test('coins are counted in each language as its speakers count', () => {
  expect(said('en', 0, 1, 2, 120)).toEqual(['0 coins', '1 coin', '2 coins', '120 coins'])
  expect(said('es', 0, 1, 120, 1_000_000)).toEqual(['0 monedas', '1 moneda', '120 monedas', '1000000 de monedas'])
  expect(said('fr', 0, 1, 2, 1_000_000)).toEqual(['0 jeton', '1 jeton', '2 jetons', '1000000 de jetons'])
  expect(said('ru', 0, 1, 2, 5, 11, 21, 120)).toEqual(['0 монет', '1 монета', '2 монеты', '5 монет', '11 монет', '21 монета', '120 монет'])
  expect(said('zh-CN', 1, 120)).toEqual(['1 站内币', '120 站内币'])
})
