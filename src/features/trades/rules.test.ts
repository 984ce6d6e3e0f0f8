import { expect, test } from 'vitest'
import { next } from '#kernel/machine.ts'
import {
  balanceOf,
  counterable,
  daysAfter,
  isOver,
  itemsMost,
  type OfferStatus,
  offerEnds,
  offerMachine,
  openStatuses,
  type Side,
  standing,
  tradable,
} from './rules.ts'

const terms = { items_from_owner: 1, items_from_proposer: 1, coins_from_owner: 0, coins_from_proposer: 0 }
const codeOf = (said: ReturnType<typeof tradable>) => (said ? said.refused : 'fine')

test('each side gives something, one of them an item, and coins go one way', () => {
  expect(codeOf(tradable(terms, 'stamps'))).toBe('fine')
  expect(codeOf(tradable({ ...terms, items_from_owner: 0 }, 'stamps'))).toBe('trade_offer.empty')
  const bought = { ...terms, items_from_proposer: 0, coins_from_proposer: 40 }
  expect(['coins', 'stamps', 'coins_and_stamps'].map((type) => codeOf(tradable(bought, type as never)))).toEqual([
    'fine',
    'trade_offer.stamps_only',
    'fine',
  ])
  expect(codeOf(tradable(terms, 'coins'))).toBe('trade_offer.coins_only')
  expect(codeOf(tradable({ ...terms, coins_from_owner: 1, coins_from_proposer: 1 }, 'coins_and_stamps'))).toBe('trade_offer.coins_both')
  expect(codeOf(tradable({ items_from_owner: 0, items_from_proposer: 0, coins_from_owner: 1, coins_from_proposer: 1 }, 'coins'))).toBe(
    'trade_offer.empty',
  )
})

test('who has traded more trades more at once; offers live seven days or as long as the trade', () => {
  expect([0, 1, 5, 9, 10, 99].map(itemsMost)).toEqual([3, 6, 18, 24, 24, 24])
  const now = new Date('2026-11-01T12:00:00Z')
  expect(offerEnds(now, null)).toEqual(daysAfter(now, 7))
  expect(offerEnds(now, daysAfter(now, 2))).toEqual(daysAfter(now, 2))
  expect([isOver(now, now), isOver(daysAfter(now, 1), now), isOver(null, now)]).toEqual([true, false, false])
  expect(balanceOf(42_000, 45_500)).toEqual({ difference: 3_500, percent: 8 })
  expect(balanceOf(0, 45_500).percent).toBe(null)
  expect(balanceOf(0, 0)).toEqual({ difference: 0, percent: null })
})

/** 5,000 random conversations over the table; `prove -- trades` walks more. */
const WALKS = Number(process.env.PROVE_N ?? 5_000)
test(`T1 ${WALKS} random walks: whoever must answer is never who asked, three counter offers at most, and every end is final`, () => {
  let state = 7
  const pick = <T>(from: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return from[Math.floor((state / 2_147_483_648) * from.length)]!
  }
  let ends = 0
  for (let walk = 0; walk < WALKS; walk++) {
    let [status, counters, asks]: [OfferStatus, number, Side] = ['Active', 0, 'proposer']
    for (let step = 0; step < 20; step++) {
      const [who, action] = [pick(['owner', 'proposer'] as const), pick(['accept', 'reject', 'counter', 'rescind'] as const)]
      const open = (openStatuses as readonly string[]).includes(status)
      const to: OfferStatus | undefined =
        action === 'counter' && counterable({ status, rounds: 1, counters }) ? undefined : next(offerMachine, status, action, who)
      if (!open) expect(to).toBeUndefined()
      else if (action === 'accept' || action === 'reject') expect(to !== undefined).toBe(who !== asks)
      else if (action === 'rescind') expect(to !== undefined).toBe(who === asks)
      if (to === undefined) continue
      if (action === 'counter') counters += 1
      status = to
      asks = standing(status)
      expect(counters).toBeLessThanOrEqual(3)
    }
    if (!(openStatuses as readonly string[]).includes(status)) ends += 1
  }
  expect(ends).toBeGreaterThan(WALKS / 2)
})
