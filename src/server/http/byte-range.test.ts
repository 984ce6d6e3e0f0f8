import { expect, test } from 'vitest'
import { rangeOf } from './byte-range.ts'

test('one range is understood, from the front, from the middle and from the end', () => {
  expect(rangeOf('bytes=0-', 100)).toEqual({ from: 0, to: 99 })
  expect(rangeOf('bytes=10-19', 100)).toEqual({ from: 10, to: 19 })
  expect(rangeOf('bytes=90-500', 100)).toEqual({ from: 90, to: 99 })
  expect(rangeOf('bytes=-7', 100)).toEqual({ from: 93, to: 99 })
  expect(rangeOf('bytes=-700', 100)).toEqual({ from: 0, to: 99 })
})

test('what lies beyond the end is refused, and what is not understood gets the whole', () => {
  expect([rangeOf('bytes=100-', 100), rangeOf('bytes=-0', 100), rangeOf('bytes=999999999999999-', 100)]).toEqual(['beyond', 'beyond', 'beyond'])
  for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,5-6', 'lines=0-5', 'bytes=1e3-', 'bytes=0x1-'])
    expect(rangeOf(header, 100), header).toBeUndefined()
})
