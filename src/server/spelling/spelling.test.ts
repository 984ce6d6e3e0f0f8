import { describe, expect, test } from 'vitest'
import { corrected, editDistance } from './spelling.ts'

const COMMON: Readonly<Record<string, number>> = { penny: 40, black: 60, blank: 2, germany: 30, ceres: 3 }
const commonness = (word: string) => COMMON[word] ?? 0
const unknown = (word: string, ...alike: string[]) => ({ word, is_known: false, alike })
const known = (word: string, ...alike: string[]) => ({ word, is_known: true, alike })

describe('how a search may have been meant', () => {
  test.each([
    ['one letter more', [unknown('pennny', 'penny')], ['penny']],
    ['neighbours swapped', [unknown('penyn', 'penny')], ['penny']],
    ['a wrong first letter', [unknown('hermany', 'germany')], ['germany']],
    ['a known word stays', [known('penny'), unknown('blakc', 'black')], ['penny black']],
    ['of two as near the commoner', [unknown('blakk', 'blank', 'black')], ['black']],
    ['too far', [unknown('crees', 'creamy')], []],
    ['one word like none', [unknown('pennny', 'penny'), unknown('xyzzy')], []],
    ['known words that are not found together', [known('penny', 'denny'), known('blank', 'black')], ['denny blank', 'penny black']],
    ['one known word', [known('blank', 'black')], []],
    ['nothing', [], []],
  ])('%s', (_, words, meant) => expect(corrected(words, commonness)).toEqual(meant))
})

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'ab', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('from %s to %s it is %i', (one, other, steps) => {
  expect(editDistance(one, other)).toBe(steps)
  expect(editDistance(other, one)).toBe(steps)
})
