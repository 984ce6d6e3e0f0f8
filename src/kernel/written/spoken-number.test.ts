import { expect, test } from 'vitest'
import { productNumber, readSpokenNumber, spokenNumber, storeNumber } from './spoken-number.ts'

test('ann writes a number in threes, and each way of typing it is read', () => {
  expect([spokenNumber(78_023_042), productNumber(78_023_042), storeNumber(10_420_042)]).toEqual([
    '78\u00a0023\u00a0042',
    'P-78\u00a0023\u00a0042',
    'ST-10\u00a0420\u00a0042',
  ])
  for (const typed of [productNumber(78_023_042), '78023042', 'p-78023042', ' ST-78 023 042 ']) expect(readSpokenNumber(typed)).toBe(78_023_042)
  for (const typed of ['', 'ST-', '08023042', '7802304', '780230421', 'X-78023042']) expect(readSpokenNumber(typed)).toBeUndefined()
})
