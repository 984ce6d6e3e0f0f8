import { expect, test } from 'vitest'
import { refused } from '#kernel/refusal.ts'
import {
  auctionMachine,
  canBuyNow,
  endAfter,
  endEarly,
  HOUR,
  lasting,
  listTypeOf,
  NO_BIDS,
  type Placed,
  participationOf,
  place,
  priced,
  retractable,
  type Standing,
  standingOf,
  type Terms,
} from './rules.ts'

const terms = (initial_bid: number, reserve_price: number | null = null, buy_it_now_price: number | null = null): Terms => ({
  initial_bid,
  reserve_price,
  buy_it_now_price,
})
const play = (bids: readonly (readonly [string, number])[], on: Terms): Standing =>
  bids.reduce((standing, [bidder_id, amount]) => place(standing, on, { bidder_id, amount }), NO_BIDS as Standing)

const at = (hours: number) => new Date(Date.UTC(2026, 10, 1) + hours * HOUR)
const clockwork = { ends_at: at(24), hard_end_at: at(25), soft_close_s: 120 }
const led = (leader_id: string, current_price: number): Standing => ({ leader_id, current_price, top_max: current_price, second_max: null })
test('a late bid that changes leader or price moves the end to two minutes from now, never past the hard end and never back', () => {
  const late = (hours: number, before: Standing, after: Standing, more = {}) => endAfter({ ...clockwork, ...more }, at(hours), before, after)
  const minute = 1 / 60
  expect(late(24 - minute, led('ann', 100), led('ben', 125))).toEqual(at(24 + minute))
  expect(late(24 - minute, led('ann', 100), led('ann', 125))).toEqual(at(24 + minute))
  expect(late(24 - minute, led('ann', 100), led('ann', 100))).toEqual(at(24))
  expect(late(23, led('ann', 100), led('ben', 125))).toEqual(at(24))
  expect(late(25 - minute, led('ann', 100), led('ben', 125), { ends_at: at(25 - minute / 2) })).toEqual(at(25))
})
test('buy it now: at least the reserve and 130 % of the start; gone at the first bid, or with a reserve when it is met', () => {
  expect(priced(terms(1_000, 900))).toMatchObject({ refused: 'auction.reserve_price' })
  expect(priced(terms(1_000, null, 1_299))).toMatchObject({ refused: 'auction.buy_it_now_price', facts: { least: 1_300 } })
  expect(priced(terms(1_000, 2_000, 1_999))).toMatchObject({ refused: 'auction.buy_it_now_price' })
  expect(priced(terms(1_000, 2_000, 2_000))).toBeUndefined()
  expect(canBuyNow(NO_BIDS, terms(1_000, null, 1_300))).toBe(true)
  expect(canBuyNow(play([['ann', 1_000]], terms(1_000, null, 1_300)), terms(1_000, null, 1_300))).toBe(false)
  expect(canBuyNow(play([['ann', 1_000]], terms(1_000, 2_000, 2_600)), terms(1_000, 2_000, 2_600))).toBe(true)
  expect(canBuyNow(play([['ann', 2_000]], terms(1_000, 2_000, 2_600)), terms(1_000, 2_000, 2_600))).toBe(false)
})
test('an auction lasts an hour at least and thirty days at most', () => {
  const lasts = (hours: number) => refused(lasting(at(hours), at(0)))
  expect([lasts(0.99), lasts(1), lasts(720), lasts(720.01), refused(lasting(null, at(0)))]).toEqual([true, false, false, true, true])
})

const placed = (version: number, bidder_id: string, amount: number, hours: number): Placed => ({ version, bidder_id, amount, at: at(hours) })
test('with more than twelve hours left all bids of one may fall; later the last within an hour; then none', () => {
  const bids = [placed(1, 'ann', 500, 0), placed(2, 'ben', 900, 1), placed(3, 'ann', 2_000, 13.5)]
  const fall = (now: number, who = 'ann') => retractable(bids, who, at(24), at(now)).map(({ version }) => version)
  expect([fall(11.9), fall(14), fall(14.5), fall(14, 'cleo')]).toEqual([[1, 3], [3], [], []])
  expect(standingOf(bids, terms(100))).toMatchObject({ leader_id: 'ann', current_price: 950 })
  expect(standingOf(bids.slice(0, 2), terms(100))).toMatchObject({ leader_id: 'ben', current_price: 550 })
})
test('its seller may end it without bids or with twelve hours left; later the highest bidder has it, unless the reserve is not met', () => {
  const early = (hours: number, bid_count: number, reserve: 'none' | 'met' | 'not_met') =>
    endEarly({ ends_at: at(24), bid_count, reserve }, at(hours))
  expect([early(23, 0, 'not_met'), early(12, 3, 'not_met'), early(12.01, 3, 'met'), early(23, 3, 'none')]).toEqual([
    'cancel',
    'cancel',
    'sell_early',
    'sell_early',
  ])
  expect(early(23, 3, 'not_met')).toMatchObject({ refused: 'auction.too_late_to_end' })
})

test('F13 every state stands in one list of its owner and in one of its bidders', () => {
  const states = [...new Set(auctionMachine.flatMap(({ from, to }) => [from, to]))]
  for (const status of states)
    for (const bid_count of [0, 3]) {
      expect(['active', 'draft', 'scheduled', 'expired', 'order-placed', 'order-not-placed']).toContain(listTypeOf({ status, bid_count }))
      const won = status === 'closed_sold'
      expect(participationOf({ status, winner_id: won ? 'ann' : null }, 'ann')).toBe(
        won ? 'won' : ['active', 'draft', 'scheduled'].includes(status) ? 'active' : 'expired',
      )
      if (won) expect(participationOf({ status, winner_id: 'ben' }, 'ann')).toBe('loss')
    }
})
