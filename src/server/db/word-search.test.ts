import { expect, test } from 'vitest'
import { plain, queryFor, wordsIn } from './word-search.ts'

test('accents, capitals and ligatures are one with plain letters', () => {
  expect(plain('Señor Łódź STRASSE straße œuvre Ёлка')).toBe('senor lodz strasse strasse oeuvre елка')
})
test('a text is found by its words and numbers', () => {
  expect(wordsIn(['Cérès 20c. noir', 'Scott #240a'])).toEqual(['ceres', '20c', 'noir', 'scott', '240a'])
})
test('Chinese is found by single signs and by pairs of neighbours', () => {
  expect(wordsIn(['中国邮票1980'])).toEqual(['中', '国', '邮', '票', '中国', '国邮', '邮票', '1980'])
  expect(queryFor('邮票')).toBe("'邮票'")
  expect(queryFor('中国邮')).toBe("'中国' & '国邮'")
  expect(queryFor('猴')).toBe("'猴'")
})
test('every word must be there, and the last may go on', () => {
  expect(queryFor('  Scott 240 fra')).toBe("'scott' & '240' & 'fra':*")
  expect(queryFor('a')).toBe("'a'")
})
test('operators, quotes, percent signs and backslashes mean nothing', () => {
  expect(queryFor("% _ \\ ' :* & | ! ( ) <->")).toBeUndefined()
  expect(queryFor("o'neill & !penny | black:*")).toBe("'o' & 'neill' & 'penny' & 'black':*")
})
test('a word of ten thousand letters is cut, and a bomb of brackets costs nothing', () => {
  expect(wordsIn(['x'.repeat(10_000)])[0]).toHaveLength(40)
  expect(queryFor(`${'(a+)+'.repeat(2_000)}$`)).toBe("'a'")
})
