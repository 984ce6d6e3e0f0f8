import { expect, test } from 'vitest'
import { biddable, LADDER, type Ladder, NO_BIDS, nextMinimum, place, reserveOf, type Standing, stepAt, type Terms } from './rules.ts'

const terms = (initial_bid: number, reserve_price: number | null = null, buy_it_now_price: number | null = null): Terms => ({
  initial_bid,
  reserve_price,
  buy_it_now_price,
})
type Bids = readonly (readonly [string, number])[]
const play = (bids: Bids, on: Terms, ladder: Ladder = LADDER): Standing =>
  bids.reduce((standing, [bidder_id, amount]) => place(standing, on, { bidder_id, amount }, ladder), NO_BIDS as Standing)

const BRITISH: Ladder = [
  [0, 5],
  [100, 20],
  [500, 50],
  [1_500, 100],
  [6_000, 200],
]
const flat = (step: number): Ladder => [[0, step]]
const SWEDISH: Ladder = [
  [0, 5],
  [200, 20],
]

test('golden: twenty pounds against nine is 9.50, ten is the least, and 20.01 leads at 20.01', () => {
  const standing = play(
    [
      ['ann', 2_000],
      ['ben', 900],
    ],
    terms(100),
    BRITISH,
  )
  expect(standing).toMatchObject({ leader_id: 'ann', current_price: 950 })
  expect(nextMinimum(standing, terms(100), BRITISH)).toBe(1_000)
  expect(place(standing, terms(100), { bidder_id: 'cleo', amount: 2_001 }, BRITISH)).toMatchObject({ leader_id: 'cleo', current_price: 2_001 })
})
test('golden: at 30 a ceiling of 500 makes 35, and a rival’s 200 makes 220', () => {
  expect(
    play(
      [
        ['ann', 30],
        ['ben', 500],
      ],
      terms(30),
      SWEDISH,
    ),
  ).toMatchObject({ leader_id: 'ben', current_price: 35 })
  expect(
    play(
      [
        ['ann', 30],
        ['ben', 500],
        ['cleo', 200],
      ],
      terms(30),
      SWEDISH,
    ),
  ).toMatchObject({ leader_id: 'ben', current_price: 220 })
})
test('golden: at 127.50 the least is 130.00', () => expect(12_750 + stepAt(12_750)).toBe(13_000))
test('golden: a flat step of ten: at 100 a ceiling of 150 makes 110, a rival’s 130 makes 140', () => {
  expect(
    play(
      [
        ['ann', 100],
        ['ben', 150],
      ],
      terms(100),
      flat(10),
    ).current_price,
  ).toBe(110)
  expect(
    play(
      [
        ['ann', 100],
        ['ben', 150],
        ['ann', 130],
      ],
      terms(100),
      flat(10),
    ),
  ).toMatchObject({ leader_id: 'ben', current_price: 140 })
})
test('golden: a step of one cent: .05, then .20 makes .06, a rival’s .10 makes .11, and .21 leads', () => {
  const bids: [string, number][] = [
    ['ann', 5],
    ['ben', 20],
  ]
  expect(play(bids, terms(5), flat(1)).current_price).toBe(6)
  bids.push(['cleo', 10])
  expect(play(bids, terms(5), flat(1))).toMatchObject({ leader_id: 'ben', current_price: 11 })
  bids.push(['cleo', 21])
  expect(play(bids, terms(5), flat(1))).toMatchObject({ leader_id: 'cleo', current_price: 21 })
})
test('golden: start 15, reserve 50, ceiling 75 makes 50', () => expect(play([['ann', 75]], terms(15, 50)).current_price).toBe(50))
test('golden: of equal ceilings the earlier leads, at that ceiling', () =>
  expect(
    play(
      [
        ['ann', 20],
        ['ben', 20],
      ],
      terms(1),
    ),
  ).toMatchObject({ leader_id: 'ann', current_price: 20 }))

test('below the reserve the whole ceiling is the price; who leads may raise it, up to the reserve', () => {
  const standing = play([['ann', 3_000]], terms(1_000, 5_000))
  expect([standing.current_price, reserveOf(standing, terms(1_000, 5_000))]).toEqual([3_000, 'not_met'])
  const raised = place(standing, terms(1_000, 5_000), { bidder_id: 'ann', amount: 9_000 })
  expect([raised.current_price, reserveOf(raised, terms(1_000, 5_000))]).toEqual([5_000, 'met'])
})
test('the leader again moves only the own ceiling: the price stays', () => {
  const standing = play(
    [
      ['ann', 2_000],
      ['ben', 900],
    ],
    terms(100),
  )
  expect(place(standing, terms(100), { bidder_id: 'ann', amount: 9_000 })).toMatchObject({ current_price: standing.current_price, top_max: 9_000 })
})
test('a bid below the least is refused with the least; the leader must go higher than before', () => {
  const standing = play(
    [
      ['ann', 2_000],
      ['ben', 900],
    ],
    terms(100),
  )
  expect(biddable(standing, terms(100), { bidder_id: 'ben', amount: 999 })).toMatchObject({ refused: 'auction.too_low', facts: { least: 1_000 } })
  expect(biddable(standing, terms(100), { bidder_id: 'ben', amount: 1_000 })).toBeUndefined()
  expect(biddable(standing, terms(100), { bidder_id: 'ann', amount: 2_000 })).toMatchObject({ refused: 'auction.not_higher' })
  expect(biddable(NO_BIDS, terms(100), { bidder_id: 'ann', amount: 99 })).toMatchObject({ refused: 'auction.too_low', facts: { least: 100 } })
})

/** A second reading of the rules, as plain as can be: the whole list of ceilings each time. */
function plainModel(bids: Bids, { initial_bid, reserve_price }: Terms) {
  const best = new Map<string, { max: number; at: number }>()
  let price: number | null = null
  let leader: string | null = null
  for (const [at, [who, max]] of bids.entries()) {
    const before = best.get(who)
    if (!before || max > before.max) best.set(who, { max, at })
    const [first, second] = [...best].sort((a, b) => b[1].max - a[1].max || a[1].at - b[1].at)
    // A raise of the leader to a rival's ceiling cannot happen: a tie is with somebody who was there earlier.
    leader = first![0]
    const asked = second ? Math.min(first![1].max, second[1].max + LADDER.findLast(([from]) => second[1].max >= from)![1]) : initial_bid
    const shown =
      reserve_price === null || first![1].max >= reserve_price
        ? Math.max(asked, initial_bid, first![1].max >= (reserve_price ?? Infinity) ? reserve_price! : 0)
        : first![1].max
    price = Math.max(price ?? 0, shown)
  }
  return { price, leader }
}
function random(seed: number) {
  let x = seed
  return (n: number) => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff
    return x % n
  }
}
test('F7 20,000 generated books: price and leader are those of the plain model, and every price keeps its promises', () => {
  const pick = random(15)
  const wrong: string[] = []
  for (let book = 0; book < 20_000; book++) {
    const on = terms(1 + pick(3_000), pick(3) ? null : 3_000 + pick(5_000))
    let standing: Standing = NO_BIDS
    const bids: [string, number][] = []
    for (let turn = 0; turn < 12; turn++) {
      const bid = { bidder_id: `bidder ${pick(5)}`, amount: nextMinimum(standing, on) + pick(4) * pick(1_500) - (pick(6) ? 0 : 30) }
      if (biddable(standing, on, bid)) continue
      const before = standing
      standing = place(standing, on, bid)
      bids.push([bid.bidder_id, bid.amount])
      const price = standing.current_price!
      const { price: plainPrice, leader } = plainModel(bids, on)
      const kept = price >= (before.current_price ?? on.initial_bid) && price <= standing.top_max!
      if (!kept || price !== plainPrice || standing.leader_id !== leader) wrong.push(JSON.stringify({ on, bids, standing, plainPrice, leader }))
    }
  }
  expect(wrong).toEqual([])
})
