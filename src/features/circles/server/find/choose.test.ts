import { expect, test } from 'vitest'
import { exhaustive, generated } from '../../test/generated.ts'
import { choose } from './choose.ts'
import { chooseApart } from './choose-apart.ts'
import { cyclesOf } from './cycles.ts'

const SMALL = { members: 6, things: 7, wants: 14, swaps: 10 }

test('on generated small markets there are as many trades as trying everything finds, and each result says it is proved', async () => {
  let found = 0
  for (let seed = 1; seed <= 60; seed++) {
    const market = generated(seed, SMALL)
    if (market.arcs.length > 24 || cyclesOf(market).cycles.length > 18) continue
    const { trades, bound, circles } = await choose(market)
    expect([seed, trades]).toEqual([seed, exhaustive(market)])
    expect(bound).toBe(trades)
    for (const path of circles) expect(new Set(path.map((at) => market.arcs[at]!.from)).size).toBe(path.length)
    found += trades
  }
  expect(found).toBeGreaterThan(30)
}, 60_000)

test('what was cut off at the limit is not called proved; the bound then counts wants and pieces', async () => {
  const market = generated(3, { members: 12, things: 6, wants: 40, swaps: 20 })
  const whole = await choose(market)
  const cut = await choose(market, 2)
  expect(cyclesOf(market, 2)).toMatchObject({ whole: false })
  expect(whole.bound).toBe(whole.trades)
  expect(cut.bound).toBeGreaterThan(cut.trades)
  expect(cut.bound).toBeGreaterThanOrEqual(whole.trades)
})

const arc = (from: number, to: number) => ({ from, to, item: from, want: to })
const ring = (size: number) => ({
  arcs: Array.from({ length: size }, (_, at) => arc(at, (at + 1) % size)),
  ...{ units: Array(size).fill(1), apart: [], refused: [], items: ['a', 'b', 'c', 'd'], members: ['m', 'n', 'o', 'p'] },
})
test('a ring of three and one of four are found once; not among members who have blocked each other, and not one that was refused', () => {
  expect([2, 3, 4, 5].map((size) => cyclesOf(ring(size)).cycles.length)).toEqual([0, 1, 1, 0])
  expect(cyclesOf({ ...ring(4), apart: [[2, 0]] }).cycles).toEqual([])
  expect(cyclesOf({ ...ring(3), refused: ['a>n b>o c>m'] }).cycles).toEqual([])
})

test('in a thread of its own the answer is the same', async () => {
  const market = generated(5, SMALL)
  expect(await chooseApart(market)).toEqual(await choose(market))
})

const MEMBERS = Number(process.env.PROVE_N ?? 60)
/** In a small market few wants are served often; a large one has those of the issue: ten wants of each member. */
const EACH = MEMBERS < 1_000 ? 3 : 10
test(`circles among ${MEMBERS} members with ${MEMBERS * EACH} wants are found in less than a minute`, async () => {
  const market = generated(7, { members: MEMBERS, wants: MEMBERS * EACH, swaps: (MEMBERS * EACH) / 2, things: (MEMBERS * EACH) / 4 })
  const began = performance.now()
  const { circles, trades, bound } = await chooseApart(market)
  const seconds = (performance.now() - began) / 1_000
  if (process.env.PROVE_N) console.log({ arcs: market.arcs.length, circles: circles.length, trades, bound, seconds: seconds.toFixed(1) })
  expect(trades).toBeGreaterThan(0)
  expect(seconds).toBeLessThan(60)
}, 120_000)
