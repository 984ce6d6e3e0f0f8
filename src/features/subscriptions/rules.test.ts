import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, changeOf, nextTry, periodEnd, prorated, renewalStart, rightFor, rightsOf, worth } from './rules.ts'

const day = (text: string) => new Date(`${text}T10:00:00Z`)
const amounts = fc.integer({ min: 0, max: 10_000_000_000 })
const spans = fc.tuple(fc.integer({ min: 1, max: 31_622_400 }), fc.double({ min: 0, max: 1, noNaN: true }))
const start = day('2026-11-22')
const periodOf = (seconds: number) => ({ start, end: new Date(start.getTime() + seconds * 1000) })

test('the rest of a period is charged by the second: all at the start, nothing at the end, never more than the whole, and never more later', () => {
  fc.assert(
    fc.property(amounts, spans, (amount, [seconds, part]) => {
      const period = periodOf(seconds)
      const at = new Date(start.getTime() + Math.floor(seconds * part) * 1000)
      expect(worth(amount, period, start)).toBe(amount)
      expect(worth(amount, period, period.end)).toBe(0)
      expect(worth(amount, period, at)).toBeLessThanOrEqual(amount)
      expect(worth(amount, period, new Date(at.getTime() + 1000))).toBeLessThanOrEqual(worth(amount, period, at))
      const exact = Number((BigInt(amount) * 1_000n * BigInt(Math.round((period.end.getTime() - at.getTime()) / 1000))) / BigInt(seconds)) / 1000
      expect(Math.abs(worth(amount, period, at) - exact)).toBeLessThan(0.502)
    }),
  )
})

test('two steps up cost as much as one, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 * 86_400 }), (left) => {
      const period = periodOf(30 * 86_400)
      const at = new Date(period.end.getTime() - left * 1000)
      const from = (plan: 'basic' | 'premium', amount: number) => ({ plan, cycle: 'monthly' as const, amount, period })
      const to = (plan: 'premium' | 'business', amount: number) => ({ plan, cycle: 'monthly' as const, amount })
      const steps = prorated(from('basic', 800), to('premium', 1_600), at).amount + prorated(from('premium', 1_600), to('business', 3_200), at).amount
      expect(Math.abs(steps - prorated(from('basic', 800), to('business', 3_200), at).amount)).toBeLessThanOrEqual(1)
    }),
  )
})

test('half a month of Gold, up to Platinum: 4.00; to a year of Gold: 80.00 less 4.00', () => {
  const period = periodOf(30 * 86_400)
  const held = { plan: 'basic' as const, cycle: 'monthly' as const, amount: 800, period }
  const at = new Date(start.getTime() + 15 * 86_400_000)
  expect(prorated(held, { plan: 'premium', cycle: 'monthly', amount: 1_600 }, at)).toEqual({ amount: 400, anew: false })
  expect(prorated(held, { plan: 'basic', cycle: 'yearly', amount: 8_000 }, at)).toEqual({ amount: 7_600, anew: true })
  expect(prorated({ ...held, amount: 9_999_999 }, { plan: 'premium', cycle: 'yearly', amount: 10 }, at).amount).toBe(0)
})

test('the 31st is the last day of February, and the 31st again in March; a year from the 29th of February is the 28th', () => {
  const anchor = day('2027-01-31')
  expect(addMonths(anchor, 1)).toEqual(day('2027-02-28'))
  expect(periodEnd(anchor, day('2027-02-28'), 'monthly')).toEqual(day('2027-03-31'))
  expect(periodEnd(day('2028-02-29'), day('2028-02-29'), 'yearly')).toEqual(day('2029-02-28'))
})

test('attempts are 1, 3, 5 and 7 days after the first failure, then there is none', () => {
  expect([1, 2, 3, 4, 5].map((n) => nextTry(start, n)?.getUTCDate())).toEqual([23, 25, 27, 29, undefined])
})

test('time during which the server was down is not charged', () => {
  expect(renewalStart(start, day('2026-11-23'))).toEqual(start)
  expect(renewalStart(start, day('2027-02-01'))).toEqual(day('2027-02-01'))
})

test('upgrades take effect now, downgrades at the end', () => {
  const gold = { plan: 'basic', cycle: 'monthly' } as const
  expect(changeOf(gold, gold)).toBe('same')
  expect(changeOf(gold, { plan: 'business', cycle: 'monthly' })).toBe('now')
  expect(changeOf(gold, { plan: 'basic', cycle: 'yearly' })).toBe('now')
  expect(changeOf({ plan: 'premium', cycle: 'monthly' }, { plan: 'basic', cycle: 'yearly' })).toBe('at_end')
  expect(changeOf({ plan: 'basic', cycle: 'yearly' }, { plan: 'premium', cycle: 'monthly' })).toBe('at_end')
})

test('a refusal is called by the right whose name fits best, and rows without numbers stand first', () => {
  const right = (key: string, covers: string[], limit: string | null = null) => ({ key, permission: `${key}.crud`, covers, limit })
  const rights = [right('lots', ['lots.crud'], 'lots'), right('market', ['market.*']), right('store', ['store.*', 'market.sell.crud'])]
  expect(rightFor(rights, 'market.buy')?.key).toBe('market')
  expect(rightFor(rights, 'market.sell.crud')?.key).toBe('store')
  expect(rightFor(rights, 'markets.buy')).toBeUndefined()
  const plan = { permissions: ['lots.crud', 'market.crud'], limits: { lots: 3 } }
  expect(rightsOf([plan], rights).map(({ key }) => key)).toEqual(['market', 'lots'])
})
