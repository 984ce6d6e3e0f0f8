import { expect, test } from 'vitest'
import { arranged, type Candidate } from './rules.ts'

const of = (why: Candidate['why'], type: string, ...ids: string[]): Candidate[] => ids.map((id) => ({ why, type, id }))
const told = (found: readonly Candidate[], shown?: number) =>
  [...arranged(found, ['wants', 'ending', 'sellers'], shown)].map(([why, things]) => `${why}: ${things.map(({ id }) => id).join(' ')}`)

test('a thing that two reasons speak for stands under the first of them, and a reason without things is not there', () => {
  expect(told([...of('sellers', 'product', 'a', 'b'), ...of('wants', 'product', 'b')])).toEqual(['wants: b', 'sellers: a'])
})
test('products and lots of one reason come in turn, at most so many', () => {
  expect(told([...of('wants', 'product', 'p1', 'p2', 'p3'), ...of('wants', 'auction', 'l1')], 3)).toEqual(['wants: p1 l1 p2'])
})
test('what did not fit under one reason may stand under the next', () => {
  expect(told([...of('wants', 'product', 'a', 'b'), ...of('sellers', 'product', 'b')], 1)).toEqual(['wants: a', 'sellers: b'])
})
