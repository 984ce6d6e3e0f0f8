import { expect, test } from 'vitest'
import { afterEdit, publishable, reduced, tooFar, unreserved, whenOf } from './rules.ts'

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
  expect(afterEdit('draft', 'now')).toBe('publish')
  expect(afterEdit('draft', 'later')).toBe('schedule')
  expect(afterEdit('draft', 'no')).toBe('keep')
  expect(afterEdit('scheduled', 'now')).toBe('publish')
  expect(afterEdit('scheduled', 'later')).toBe('schedule')
  expect(afterEdit('scheduled', 'no')).toBe('unschedule')
  expect(afterEdit('published', 'now')).toBe('stay')
  expect(afterEdit('published', 'no')).toBe('unpublish')
  expect(afterEdit('sold_out', 'now')).toBe('restock')
  for (const [status, when] of [
    ['sold_out', 'no'],
    ['sold_out', 'later'],
    ['published', 'later'],
    ['archived', 'now'],
    ['archived', 'no'],
    ['suspended', 'now'],
    ['suspended', 'no'],
  ] as const)
    expect(afterEdit(status, when)).toBeUndefined()
})
test('a time that lies ahead means later; one that has passed means now', () => {
  const [now, later] = [new Date('2026-11-23T12:00:00Z'), new Date('2026-11-23T12:00:01Z')]
  expect(whenOf({ is_published: false, published_at: later }, now)).toBe('no')
  expect(whenOf({ is_published: true, published_at: null }, now)).toBe('now')
  expect(whenOf({ is_published: true, published_at: now }, now)).toBe('now')
  expect(whenOf({ is_published: true, published_at: later }, now)).toBe('later')
  expect(tooFar(later, now)).toBeUndefined()
  expect(tooFar(new Date('2028-01-01T00:00:00Z'), now)).toMatchObject({ refused: 'product.schedule' })
})
test('a sale price is below the regular price, and reserved units stay reserved', () => {
  expect(reduced({ regular_price: 100, sale_price: 99 })).toBeUndefined()
  expect(reduced({ regular_price: 100, sale_price: null })).toBeUndefined()
  expect(reduced({ regular_price: 100, sale_price: 100 })).toMatchObject({ refused: 'product.sale_price' })
  expect(unreserved({ stock_reserved: 1 })).toMatchObject({ refused: 'product.reserved' })
})
