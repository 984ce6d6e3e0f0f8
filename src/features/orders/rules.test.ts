import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share } from '#kernel/money.ts'
import type { Id } from '#kernel/shapes.ts'
import { cartTotal, type ForSale, type Parcel, priceCart } from './rules.ts'

const RUNS = Number(process.env.PROVE_N ?? 200)
type Rate = Parcel & { readonly id: string }
const cents = fc.integer({ min: 0, max: 10_000_000 })
const rate = fc.record({ id: fc.uuid(), amount: cents, amount_next: cents, free_over: fc.option(cents) })
const sale = fc.record({
  id: fc.uuid() as fc.Arbitrary<Id<'products'>>,
  store_id: fc.constantFrom('ann’s', 'cleo’s', 'dora’s') as fc.Arbitrary<Id<'stores'>>,
  price: fc.integer({ min: 1, max: 10_000_000 }),
  available: fc.nat(9),
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
})
const cart = fc.record({
  sales: fc.array(sale, { minLength: 1, maxLength: 12 }),
  wanted: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 12, maxLength: 12 }),
  rates: fc.array(rate, { minLength: 1, maxLength: 4 }),
  basis_points: fc.integer({ min: 0, max: 5_000 }),
})

function priced({ sales, wanted, rates }: { sales: readonly Omit<ForSale, 'seller_id'>[]; wanted: readonly number[]; rates: readonly Rate[] }) {
  const known = new Map(sales.map((one) => [one.id, { ...one, seller_id: `seller of ${one.store_id}` } as ForSale]))
  const lines = [...known.keys()].map((id, at) => ({ product_id: id, order_quantity: wanted[at]! }))
  const chosen = new Map([...known.values()].map(({ store_id }) => [store_id, rates[0]!.id]))
  return { lines, parcels: priceCart(lines, known, () => rates, chosen, 'ben' as Id<'members'>) }
}

test('for any cart the parcels add up to the total, and their lines and postage to each parcel, to the cent', () => {
  const holds = (given: { sales: Omit<ForSale, 'seller_id'>[]; wanted: number[]; rates: Rate[]; basis_points: number }) => {
    const { lines, parcels } = priced(given)
    let all = 0
    for (const { lines: own, item_total, shipping_total, chosen, store_id } of parcels) {
      const units = own.reduce((sum, { order_quantity }) => sum + order_quantity, 0)
      const things = own.reduce((sum, { sale: { price }, order_quantity }) => sum + price * order_quantity, 0)
      const first = given.rates[0]!
      const postage = first.free_over !== null && things >= first.free_over ? 0 : first.amount + (units - 1) * first.amount_next
      expect(item_total).toBe(things)
      expect([shipping_total, chosen?.rate.id]).toEqual(units ? [postage, first.id] : [0, undefined])
      expect(own.every((line) => line.sale.store_id === store_id)).toBe(true)
      all += item_total + shipping_total
    }
    expect(cartTotal(parcels)).toBe(all)
    expect(parcels.flatMap(({ lines: own }) => own.map(({ sale: { id } }) => id)).sort()).toEqual(lines.map(({ product_id }) => product_id).sort())
    expect(new Set(parcels.map(({ store_id }) => store_id)).size).toBe(parcels.length)
  }
  fc.assert(fc.property(cart, holds), { numRuns: RUNS })
})

test('no buyer gets more than the stock, nor what is not for sale', () => {
  fc.assert(
    fc.property(cart, (given) => {
      for (const { sale: thing, order_quantity, problem } of priced(given).parcels.flatMap(({ lines }) => lines)) {
        expect(order_quantity).toBeLessThanOrEqual(thing.status === 'published' ? thing.available : 0)
        expect(problem === 'gone').toBe(order_quantity === 0)
      }
    }),
    { numRuns: RUNS },
  )
})

test('commission and what the seller keeps add up to what the buyer pays, and the commission is never more than the items', () => {
  fc.assert(
    fc.property(cart, (given) => {
      const { parcels } = priced(given)
      const parts = parcels.map(({ lines, item_total, shipping_total }) => {
        const commission = lines.reduce((sum, { total }) => sum + share(total, given.basis_points), 0)
        expect(commission).toBeLessThanOrEqual(item_total)
        expect(Math.abs(commission - (item_total * given.basis_points) / 10_000)).toBeLessThanOrEqual(lines.length / 2 + 1e-6)
        return { commission, net: item_total + shipping_total - commission }
      })
      expect(parts.reduce((sum, { commission, net }) => sum + commission + net, 0)).toBe(cartTotal(parcels))
    }),
    { numRuns: RUNS },
  )
})
