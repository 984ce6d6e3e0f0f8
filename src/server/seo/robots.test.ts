import { expect, test } from 'vitest'
import { closedPatterns } from './robots.ts'

test('a closed page closes what lies under it, unless an open page lies there too', () => {
  const open = ['/', '/profile/{user_id}', '/stores/{store_id}', '/stamps/{entry_id}']
  expect(closedPatterns(['/setting', '/setting/account/plan', '/orders', '/orders/{id}'], open)).toEqual(['/setting', '/orders'])
  expect(closedPatterns(['/profile', '/store', '/store/edit', '/profile/{user_id}/network'], open)).toEqual([
    '/profile$',
    '/store$',
    '/store/edit',
    '/profile/*/network',
  ])
  expect(closedPatterns(['/login', '/login'], open)).toEqual(['/login'])
})
