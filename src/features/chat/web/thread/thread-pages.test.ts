import { expect, test } from 'vitest'
import { gapBefore, joined } from './thread-pages.ts'

const at = (...seqs: number[]) => seqs.map((seq) => ({ seq, body: `n ${seq}` }))

test('pages make one list in order, and the newest news of a message counts', () => {
  expect(joined(at(3, 4), at(1, 2)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
  expect(joined(at(1), [{ seq: 1, body: 'changed' }])).toEqual([{ seq: 1, body: 'changed' }])
})

test('what was missed while away is asked for once, and nothing when the pages meet', () => {
  expect(gapBefore(at(1, 2, 3), at(10, 11))).toEqual({ after: 3, until: 10 })
  expect(gapBefore(at(1, 2, 3), at(4, 5))).toBeUndefined()
  expect(gapBefore(at(1, 2, 3), at(3, 4))).toBeUndefined()
  expect(gapBefore([], at(4, 5))).toBeUndefined()
})
