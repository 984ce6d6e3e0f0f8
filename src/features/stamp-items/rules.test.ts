import { expect, test } from 'vitest'
import { changeable, codesOf, countable, isShown } from './rules.ts'

const free = { status: 'FOR_SALE', committed_mint: 0, committed_used: 0 }

test('a free item may change its purpose and its number', () => {
  expect(changeable(free, 'PRIVATE', { mint: 0, used: 1 })).toBeUndefined()
})
test('what is promised stays, and stays as many', () => {
  const promised = { ...free, committed_used: 2 }
  expect(changeable(promised, 'FOR_SALE', { mint: 0, used: 2 })).toBeUndefined()
  expect(changeable(promised, 'FOR_SALE', { mint: 5, used: 1 })).toMatchObject({ refused: 'stamp_item.committed' })
  expect(changeable(promised, 'FOR_TRADE', { mint: 0, used: 2 })).toMatchObject({ refused: 'stamp_item.committed' })
})
test('nobody takes an item out of a running auction by hand', () => {
  expect(changeable({ ...free, status: 'IN_AUCTION' }, 'PRIVATE', { mint: 0, used: 1 })).toMatchObject({ refused: 'stamp_item.committed' })
})
test('somebody who keeps nothing has nothing', () => {
  expect(countable({ mint: 0, used: 0 })).toMatchObject({ refused: 'stamp_item.quantity' })
})
test('private and reference items are not shown', () => {
  expect(['PRIVATE', 'FOR_REFERENCE', 'FOR_SALE'].map(isShown)).toEqual([false, false, true])
})
test('a coin is graded by the coins’ scale', () => {
  const none = {
    country: null,
    catalogue_number: [],
    condition: null,
    color: null,
    quality: null,
    format: null,
    shape: null,
    issue_type: null,
    topic_ids: [],
    category_ids: [],
  }
  expect(codesOf({ ...none, item_kind: 'coin', grade: 'MS65' })).toMatchObject([{ list: 'coin_grades', value: 'MS65' }])
})
