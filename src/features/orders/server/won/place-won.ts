import type { MediaRow } from '#features/media/server/public.ts'
import { freezeAddress, ownAddresses } from '#features/places/server/public.ts'
import { reaches } from '#features/shipping/server/public.ts'
import { share } from '#kernel/money.ts'
import type { Id } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import type { Facts } from '../facts.ts'
import { keepPurchase } from '../queries.ts'

/** A way of sending that was agreed on before the order. */
export interface AgreedWay {
  readonly shipping_option: string
  readonly reach: 'home' | 'abroad' | 'everywhere'
  readonly amount: number
  readonly days_least: number
  readonly days_most: number
}
interface Won {
  readonly kind: 'auction'
  readonly source_id: string
  readonly buyer_id: Id<'members'>
  readonly seller_id: Id<'members'>
  readonly store_id: Id<'stores'> | null
  /** Of the store, or of the seller where there is none. */
  readonly store_name: string
  readonly price: number
  readonly country: string
  readonly ways: readonly AgreedWay[]
  readonly item: { readonly stamp_item_id: Id<'stamp_items'>; readonly name: string; readonly facts: Facts; readonly media: MediaRow | null }
  readonly minutes: number
}
const nowhere = { full_name: '', address: '', city: '', state: '', zipcode: '', country: '', country_name: '', phone: '' }

/** The order of what was won: it waits for its payment, at the buyer's usual address and its cheapest way until another is chosen. */
export async function placeWon({ tx, tools }: Pick<TransactionContext, 'tx' | 'tools'>, won: Won) {
  const [address] = await ownAddresses(tx, won.buyer_id)
  const to = address?.country ?? won.country
  const there = won.ways.filter((way) => reaches(way, { from: won.country, to }))
  const way = (there.length ? there : won.ways).toSorted((a, b) => a.amount - b.amount)[0]!
  const { currency, commission: rate } = tools.site
  const commission = share(won.price, rate)
  const { kind, source_id, seller_id, store_id, store_name, price } = won
  const sent = {
    shipping_option: way.shipping_option,
    shipping_days_least: way.days_least,
    shipping_days_most: way.days_most,
    abroad: to !== won.country,
  }
  const total = price + way.amount
  const order = { seller_id, store_id, store_name, currency, item_total: price, shipping_total: way.amount, total, commission, ...sent }
  const line = { store_id, product_id: null, order_quantity: 1, price, commission_basis_points: rate, commission }
  const frozen = address ? await freezeAddress(tx, address, 'en') : nowhere
  const group = { buyer_id: won.buyer_id, currency, total, address: frozen, minutes: won.minutes }
  const items = [{ ...won.item, facts: { ...won.item.facts, productable_type: 'StampItem' }, ...line }]
  return keepPurchase(tx, group, [{ ...order, kind, source_id, ways: { country: won.country, ways: won.ways } }], items)
}
