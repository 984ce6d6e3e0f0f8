import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { share } from '#kernel/money.ts'
import { commissionBack, leftOf, netOf, shareBack } from './rules.ts'

const RUNS = Number(process.env.PROVE_N ?? 500)

/** A sale as a checkout makes it: lines with a commission each, rounded half to even, and postage. */
const sales = fc
  .record({
    lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 500_000 }), fc.integer({ min: 1, max: 9 })), { minLength: 1, maxLength: 12 }),
    postage: fc.integer({ min: 0, max: 9_999 }),
    rate: fc.integer({ min: 0, max: 10_000 }),
    donation: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ lines, postage, rate, donation }) => {
    const totals = lines.map(([price, quantity]) => price * quantity)
    const item_total = totals.reduce((sum, one) => sum + one, 0)
    const commission = totals.reduce((sum, one) => sum + share(one, rate), 0)
    return { item_total, total: item_total + postage, commission, donation: Math.min(share(item_total, donation), item_total - commission) }
  })

describe('what goes back with a refund', () => {
  test('whatever the parts: together they are the payment, the commission and the donation to the cent, and no part is below nothing', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 })
    fc.assert(
      fc.property(sales, cuts, (sale, parts) => {
        let order = { ...sale, refunded: 0, commission_refunded: 0 }
        let donated = 0
        for (const part of [...parts, 1]) {
          const amount = part === 1 ? leftOf(order) : Math.floor(leftOf(order) * part)
          if (!amount) continue
          const commission = commissionBack(order, amount)
          const donation = shareBack({ share: sale.donation, base: sale.item_total, refunded: order.refunded, amount })
          expect(commission).toBeGreaterThanOrEqual(0)
          expect(donation).toBeGreaterThanOrEqual(0)
          for (const part of [commission, donation]) expect(part).toBeLessThanOrEqual(amount)
          order = { ...order, refunded: order.refunded + amount, commission_refunded: order.commission_refunded + commission }
          donated += donation
          expect(netOf(order)).toBeGreaterThanOrEqual(0)
        }
        expect([leftOf(order), netOf(order), order.commission_refunded, donated]).toEqual([0, 0, sale.commission, sale.donation])
      }),
      { numRuns: RUNS },
    )
  })

  test('items count as given back before postage, so a part of an item carries its commission', () => {
    const order = { item_total: 4_600, total: 5_000, commission: 115, refunded: 0, commission_refunded: 0 }
    expect(commissionBack(order, 1_800)).toBe(45)
    expect(commissionBack({ ...order, refunded: 1_800 }, 2_800)).toBe(70)
    expect(commissionBack({ ...order, refunded: 4_600 }, 400)).toBe(0)
  })
})
