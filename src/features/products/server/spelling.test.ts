import { describe, expect, test } from 'vitest'
import { far, type Lexicon, spelled } from './spelling.ts'

const market: Lexicon = new Map(
  Object.entries({ penny: 40, black: 60, blank: 2, germany: 30, ceres: 3, zeppelin: 9, надпечатка: 12, марка: 5, 邮票: 4, '1840': 7, red: 50 }),
)

describe('what cleo meant when she typed', () => {
  test.each([
    ['pennny', 'penny'],
    ['penyn', 'penny'],
    ['germny', 'germany'],
    ['hermany', 'germany'],
    ['zepellin 1930', 'zeppelin 1930'],
    ['надпечтка', 'надпечатка'],
    ['Pennny Blakc', 'penny black'],
    ['Cérés nior', undefined],
  ])('%s is %s', (typed, meant) => expect(spelled(typed, market)).toBe(meant))

  test.each(['penny black', 'germ', '邮', '1841', 'rde', '', '%', 'x'.repeat(80)])('nothing better is known for %j', (typed) =>
    expect(spelled(typed, market)).toBeUndefined(),
  )
  test('of two as near, the one on more cards', () => expect(spelled('blakk', market)).toBe('black'))
  test('a market without words knows nothing better', () => expect(spelled('pennny', new Map())).toBeUndefined())
})

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from %s to %s it is %i', (one, other, steps) => {
  expect(far(one, other)).toBe(steps)
  expect(far(other, one)).toBe(steps)
})
