import { expect } from 'vitest'
import { ledgerDrift, ledgerSums } from '#features/ledger/server/public.ts'
import { orders } from '#features/orders/contract.ts'
import { places } from '#features/places/contract.ts'
import type { ProductId } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import type { World } from '#test/support/world.ts'

const VISA = 'pm_card_visa'
export const THREE_D = 'pm_card_authenticationRequired'
export const DECLINED = 'pm_card_chargeDeclined'

const home = { full_name: 'Ben Byrne', address: '4 Quay Street', city: 'Galway', zipcode: 'H91 F2T5', country: 'IE' }
/** Created once per buyer: a member can have at most fifty. */
async function addressOf(buyer: Actor) {
  const kept = (await buyer.gets(places.list, {})).addresses.find(({ address }) => address === home.address)
  return (kept ?? (await buyer.gets(places.create, home)).address).id
}

type CheckoutInput = GivenOf<typeof orders.checkout>

/** A cart as the checkout page sends it: the cheapest delivery of each store, and the quoted total. */
export async function cartOf(buyer: Actor, product_ids: readonly string[], payment_method_id = VISA): Promise<CheckoutInput> {
  const lines = product_ids.map((id) => ({ product_id: id as ProductId, order_quantity: 1 }))
  const { quote } = await buyer.gets(orders.quote, { lines, country: 'IE' })
  const deliveries = quote.stores.map(({ store_id, rate_id }) => ({ store_id, rate_id: rate_id! }))
  return { lines, deliveries, address_id: await addressOf(buyer), payment_method_id, expected_total: quote.total }
}

/** Double-entry check: per currency debits equal credits, and each account equals its entries. */
export async function expectBalanced({ product: { db } }: World) {
  for (const { sum } of await ledgerSums(db)) expect(sum).toBe(0)
  expect(await ledgerDrift(db)).toEqual([])
}
