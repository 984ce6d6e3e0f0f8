import { expect, test } from 'vitest'
import { earns, huntable, isOver, linkOf, rewardOf } from './rules.ts'

test('a reward is either money or coins, never both and never nothing', () => {
  expect(rewardOf({ reward_option: 'money', offered_amount: 90_000 })).toBe(90_000)
  expect(rewardOf({ reward_option: 'coins', offered_coins: 400, offered_amount: null })).toBe(400)
  expect(rewardOf({ reward_option: 'coins', offered_amount: 400 })).toBeUndefined()
  expect(rewardOf({ reward_option: 'money', offered_amount: 100, offered_coins: 100 })).toBeUndefined()
  expect(rewardOf({ reward_option: 'money' })).toBeUndefined()
})

test('ben hunts for what is open, not for his own, and not at its end', () => {
  const at = new Date('2026-11-23T12:00:00Z')
  const open = { user_id: 'cleo', status: 'Active', expires_at: new Date(at.getTime() + 1) }
  expect(huntable(open, 'ben', at)).toBeUndefined()
  expect(huntable(open, 'cleo', at)?.refused).toBe('bounty_offer.own')
  expect(huntable({ ...open, status: 'Closed' }, 'ben', at)?.refused).toBe('bounty_offer.closed')
  expect(huntable({ ...open, expires_at: at }, 'ben', at)?.refused).toBe('bounty_offer.closed')
  expect(isOver({ expires_at: null }, at)).toBe(false)
})

test('an outside link is a page of a known house by https, and earns nothing', () => {
  expect(linkOf('https://www.ebay.com/itm/123?x=1')).toBe('https://www.ebay.com/itm/123?x=1')
  for (const bad of [
    'http://www.ebay.com/itm/1',
    'https://ebay.com.evil.example/',
    'https://notebay.com/',
    'https://a@ebay.com/',
    'https://ebay.com:8443/',
    'javascript:alert(1)',
    '//ebay.com',
    'ebay.com',
  ])
    expect(linkOf(bad), bad).toBeUndefined()
  expect(earns({ referable_type: 'referral_link' })).toBe(false)
  expect(earns({ referable_type: 'market_referral' })).toBe(true)
})
