import { expect, test } from 'vitest'
import { stepsOf } from './proof-steps.ts'

const END = '2026-11-20T21:00:00.000Z'
const link = (version: number, price: number | null, ends_at = END) => ({
  ...{
    version,
    kind: 'bid' as const,
    bidder: 1 + (version % 2),
    at: END,
    price,
    leader: 1,
    ends_at,
    commitment: null,
    fallen: [],
    hash: `h${version}`,
  },
  opening: null,
})
const terms = {
  ...{ initial_bid: 100, buy_it_now_price: null, reserve_commitment: 'c', reserve: { reserve_price: 500, nonce: 'n' }, soft_close_s: 120 },
  ...{
    ladder: [
      { from: 0, step: 5 },
      { from: 500, step: 50 },
    ],
    ends_at: END,
    hard_end_at: END,
  },
}

test('each bid with the end before it, the step at its price and since when the reserve is met', () => {
  const later = '2026-11-20T21:02:00.000Z'
  const steps = stepsOf({ links: [link(1, 100), link(2, 500), link(3, 550, later)], terms }, 2)
  expect(steps.map(({ step, reserve_since, extended, mine }) => [step, reserve_since, extended, mine])).toEqual([
    [5, undefined, false, true],
    [50, 2, false, false],
    [50, 2, true, true],
  ])
  expect(steps.map(({ ended }) => ended)).toEqual([END, END, END])
})

test('a withdrawn bid takes the reserve back', () => {
  const steps = stepsOf({ links: [link(1, 500), link(2, 200), link(3, null)], terms }, undefined)
  expect(steps.map(({ reserve_since, price }) => [reserve_since, price])).toEqual([
    [1, 500],
    [undefined, 200],
    [undefined, 0],
  ])
})
