import { expect, test } from 'vitest'
import { searchHit } from '#kernel/search/search-hit.ts'
import { mixed } from './rules.ts'

const hits = (type: string, count: number) =>
  Array.from({ length: count }, (_, at) => searchHit(type, { id: '019936a0-0000-7abc-8def-0123456789ab', title: `${type}${at}`, path: '/' }))
const titles = (...found: Parameters<typeof mixed>) => mixed(...found).map(({ title }) => title)

test('what is found by its name stands first, each kind in its order', () => {
  const found = [
    { hits: hits('A', 2), is_named: false },
    { hits: hits('B', 1), is_named: true },
  ]
  expect(titles(found, 10)).toEqual(['B0', 'A0', 'A1'])
})

test('the longest kind loses rows first, and no kind vanishes before the others have one row', () => {
  const found = [
    { hits: hits('A', 6), is_named: true },
    { hits: hits('B', 2), is_named: true },
    { hits: hits('C', 1), is_named: true },
  ]
  expect(titles(found, 5)).toEqual(['A0', 'A1', 'B0', 'B1', 'C0'])
  expect(titles(found, 1)).toHaveLength(1)
})
