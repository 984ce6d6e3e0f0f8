import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

const told = (before: string, after: string) => changesOf(before, after).map(({ is, text }) => `${{ same: '=', out: '-', in: '+' }[is]}${text}`)

test('a changed word stands struck beside the new one', () => {
  expect(told('Penny Red plate 164 with', 'Penny Red plate 146 with')).toEqual(['=Penny Red plate ', '-164', '+146', '= with'])
})
test('what is added and what is left out', () => {
  expect(told('one two', 'one two three')).toEqual(['=one two', '+ three'])
  expect(told('one two three', 'three')).toEqual(['-one two ', '=three'])
  expect(told('', 'x')).toEqual(['+x'])
  expect(told('same', 'same')).toEqual(['=same'])
})
