import { expect, test } from 'vitest'
import { coinBadge } from './badge.ts'

test('coins of the header: from 1,000 on in thousands with one decimal', () => {
  expect([0, 7, 999, 1_000, 1_204, 1_299, 5_000, 123_456].map(coinBadge)).toEqual(['0', '7', '999', '1.0K', '1.2K', '1.2K', '5.0K', '123.4K'])
})
