import { expect, test } from 'vitest'
import { afterEdit, publishable, reduced, unreserved } from './rules.ts'

const ready = { item_status: 'FOR_SALE', has_picture: true, has_rates: true, store_blocked: false, live: 24, limit: 25 }

test('a complete product may be published, up to the plan’s limit', () => {
  expect(publishable(ready)).toBeUndefined()
  expect(publishable({ ...ready, live: 25 })).toMatchObject({ refused: 'product.limit', facts: { limit: 25 } })
  expect(publishable({ ...ready, live: 5_000, limit: undefined })).toBeUndefined()
})
test('item, store and rates are checked in this order', () => {
  const nothing = { ...ready, item_status: 'PRIVATE', has_rates: false, store_blocked: true }
  expect(publishable(nothing)).toMatchObject({ refused: 'product.item_not_for_sale' })
  expect(publishable({ ...nothing, item_status: 'FOR_SALE' })).toMatchObject({ refused: 'product.store_inactive' })
  expect(publishable({ ...ready, has_picture: false, has_rates: false })).toMatchObject({ refused: 'product.item_picture' })
  expect(publishable({ ...ready, has_rates: false })).toMatchObject({ refused: 'product.no_rates' })
})
test('saving the form changes the status only where the form may', () => {
  expect(afterEdit('draft', true)).toBe('publish')
  expect(afterEdit('draft', false)).toBe('keep')
  expect(afterEdit('published', true)).toBe('stay')
  expect(afterEdit('published', false)).toBe('unpublish')
  expect(afterEdit('sold_out', true)).toBe('restock')
  for (const [status, is_published] of [
    ['sold_out', false],
    ['archived', true],
    ['archived', false],
    ['suspended', true],
    ['suspended', false],
  ] as const)
    expect(afterEdit(status, is_published)).toBeUndefined()
})
test('a sale price is below the regular price, and reserved units stay reserved', () => {
  expect(reduced({ regular_price: 100, sale_price: 99 })).toBeUndefined()
  expect(reduced({ regular_price: 100, sale_price: null })).toBeUndefined()
  expect(reduced({ regular_price: 100, sale_price: 100 })).toMatchObject({ refused: 'product.sale_price' })
  expect(unreserved({ stock_reserved: 1 })).toMatchObject({ refused: 'product.reserved' })
})
