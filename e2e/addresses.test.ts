import { expect, test } from 'vitest'
import { ADDRESSES, filled, isOpened, visitsOf } from './addresses.ts'

const ROUTES = ['/', '/albums/create', '/albums/{album_id}/show', '/orders/{order_id}', '/orders/placed']

test('a route is opened by an address of its own, not by that of a route with placeholders', () => {
  expect(isOpened('/albums/{album_id}/show', ROUTES, ['/albums/{album}/show?page=2'])).toBe(true)
  expect(isOpened('/orders/{order_id}', ROUTES, ['/orders/placed'])).toBe(false)
  expect(isOpened('/orders/placed', ROUTES, ['/orders/placed?group={group}'])).toBe(true)
})

test('what no address opens, ann opens, with what is in stock; a page that nothing fills is named', () => {
  const visits = visitsOf(ROUTES, [{ guest: ['/'] }, { ben: ['/orders/placed'] }])
  expect(visits.slice(2)).toEqual([
    { by: 'ann', name: '/albums/create' },
    { by: 'ann', name: '/albums/{album}/show' },
    { by: 'ann', name: '/orders/{order}' },
  ])
  expect(filled('/albums/{album}/show', { album: '7' })).toBe('/albums/7/show')
  expect(() => filled('/orders/{order}', { album: '7' })).toThrow('/orders/{order} is opened by nobody')
  expect(Object.values(ADDRESSES).flat().length).toBeGreaterThan(50)
})
