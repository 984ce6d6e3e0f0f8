import { expect, test } from 'vitest'
import { offeredLink } from './offered-link.ts'

const ID = '01890000-0000-7000-8000-000000000001'
const HERE = 'https://cachet.example'

test('ben pastes an address: a listing here is his own or somebody’s, anything else is a page outside', () => {
  expect(offeredLink(`${HERE}/products/${ID}`, HERE, false)).toEqual({ referable_type: 'market_referral', product_id: ID })
  expect(offeredLink(` /products/${ID} `, HERE, true)).toEqual({ referable_type: 'Product', product_id: ID })
  expect(offeredLink(`${HERE}/auctions/${ID}?x=1`, HERE, true)).toEqual({ referable_type: 'Auction', auction_id: ID })
  expect(offeredLink(`${HERE}/trades/${ID}/show`, HERE, true)).toEqual({ referable_type: 'Trade', trade_id: ID })
  expect(offeredLink('https://www.ebay.com/itm/1', HERE, false)).toEqual({ referable_type: 'referral_link', link: 'https://www.ebay.com/itm/1' })
  expect(offeredLink(`https://evil.example/products/${ID}`, HERE, true).referable_type).toBe('referral_link')
})
