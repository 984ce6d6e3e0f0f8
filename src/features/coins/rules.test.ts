import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CoinMove, leftOf, packs, worthOf } from './rules.ts'

const came = (amount: number): CoinMove => ({ amount, purchase: null })
const bought = (amount: number, purchase: string): CoinMove => ({ amount, purchase })
const left = (before: number, ...moves: CoinMove[]) => Object.fromEntries(leftOf(before, moves))

test('a coin costs one cent, whatever the pack', () => {
  expect(packs.map(worthOf)).toEqual([500, 1_000, 2_500, 5_000, 10_000])
})

test('earned coins are spent first, so that they never turn into money', () => {
  expect(left(0, bought(500, 'a'), came(-250))).toEqual({ a: 250 })
  expect(left(100, bought(500, 'a'), came(-250))).toEqual({ a: 350 })
  // Spent, then earned again: what was earned stays what it is.
  expect(left(0, bought(500, 'a'), came(-500), came(500))).toEqual({ a: 0 })
  expect(left(0, bought(500, 'a'), came(-300), came(1_000), came(-400))).toEqual({ a: 200 })
})

test('of several packs the older is spent before the newer, and what is given back is gone', () => {
  expect(left(0, bought(500, 'a'), bought(500, 'b'), came(-700))).toEqual({ a: 0, b: 300 })
  expect(left(0, bought(500, 'a'), bought(500, 'b'), bought(-500, 'b'), came(-200))).toEqual({ a: 300, b: 0 })
})

const Move = fc.oneof(
  fc.integer({ min: 1, max: 900 }).map(came),
  fc.integer({ min: 1, max: 5 }).map((n) => bought(n * 500, `p${n}`)),
)
test('whatever happens, no more is left of all purchases than there are coins, nor than was bought', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(Move, fc.integer({ min: 0, max: 900 })), { maxLength: 40 }), (steps) => {
      const moves: CoinMove[] = []
      let balance = 0
      for (const [move, wanted] of steps) {
        moves.push(move)
        balance += move.amount
        const spent = Math.min(wanted, balance)
        if (spent) moves.push(came(-spent))
        balance -= spent
        const all = [...leftOf(0, moves).values()]
        expect(Math.min(...all, 0)).toBe(0)
        expect(all.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(balance)
      }
    }),
  )
})
