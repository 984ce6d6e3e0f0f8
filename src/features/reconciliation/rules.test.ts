import { expect, test } from 'vitest'
import { compare, type LedgerLine } from './rules.ts'

const line = (reference: string, amount: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
  ...{ reference, amount, currency: 'USD', what: 'x', of_day: true, ...more },
})

test('the same payment in both books is matched, also when each has it on another side of midnight, or one in parts', () => {
  expect(compare([line('a', 100)], [line('a', 100)])).toEqual({ matched: 1, differences: [] })
  expect(compare([line('a', 100, { of_day: false })], [line('a', 100)])).toEqual({ matched: 1, differences: [] })
  expect(compare([line('a', 100)], [line('a', 100, { of_day: false })])).toEqual({ matched: 1, differences: [] })
  expect(compare([line('a', 60), line('a', 40)], [line('a', 100)])).toEqual({ matched: 1, differences: [] })
})

test('what one book lacks, another amount and another currency are differences; other days are not', () => {
  const { matched, differences } = compare(
    [line('here', -5), line('sum', 7), line('', 9), line('old', 1, { of_day: false })],
    [line('there', 3), line('sum', 8), line('older', 2, { of_day: false }), line('here', -5, { currency: 'EUR' })],
  )
  expect(matched).toBe(0)
  expect(differences.map(({ kind, reference, ours, theirs }) => [kind, reference, ours, theirs])).toEqual([
    ['missing_there', '', 9, null],
    ['missing_here', 'there', null, 3],
    ['amount', 'sum', 7, 8],
    ['missing_here', 'here', null, -5],
    ['missing_there', 'here', -5, null],
  ])
})
