import { orders } from '#features/orders/contract.ts'
import type { OrderStatus } from '#features/orders/rules.ts'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { DemoActor } from '../actor.ts'
import type { People } from '../join.ts'
import { type AllMade, nameOf } from '../list.ts'
import type { DemoParts } from '../parts.ts'
import { DEMO_MEMBERS } from '../people.ts'
import { DEMO_BUYERS } from '../places.ts'
import type { Shelved } from '../shelf.ts'
import { DEALS, type Deal } from './deals.ts'
import { parcelsOf, predate } from './trade-queries.ts'
import { TROUBLE, trouble } from './trouble.ts'

/** A test card with bank authentication that nobody completes: the order waits for payment. */
const WAITS = 'pm_card_threeDSecure2Required'

/** Products of each deal: the first from each position that is for sale, not the buyer's own and in no other deal. */
export function dealt(things: readonly Shelved[]): { readonly deal: Deal; readonly things: readonly Shelved[] }[] {
  const free = things.filter(({ state, item }) => state === 'sale' && item.price > 150)
  const taken = new Set<Shelved>()
  const take = (at: number, buyer: string) => {
    const found = [...free.slice(at), ...free].find((thing) => thing.owner !== buyer && !taken.has(thing))!
    taken.add(found)
    return found
  }
  return DEALS.map((deal) => ({ deal, things: deal.things.map((at) => take(at, deal.buyer)) }))
}

/** Brings every deal to its state; a deal from an interrupted start continues. */
export async function trade({ product, pool }: DemoParts, people: People, things: readonly Shelved[], made: AllMade) {
  const sellers = new Map([...people].map(([username, seller]) => [seller.id, { username, seller }]))
  for (const { deal, things: bought } of dealt(things)) {
    const buyer = people.get(deal.buyer)!
    const ids = bought.map((thing) => made.get(nameOf(thing))!.product_id!)
    if (!(await parcelsOf(pool, buyer.id, ids[0]!)).length) await buy(buyer, deal, ids)
    for (const { id, group_id, status, seller_id } of await parcelsOf(pool, buyer.id, ids[0]!)) {
      const { username, seller } = sellers.get(seller_id)!
      await advance(buyer, seller, deal.state, { id, group_id, status, post: postOf(username) })
    }
    await predate(pool, buyer.id, ids[0]!, deal.days_ago)
  }
  await product.timers.sweep()
}

async function buy(buyer: DemoActor, { buyer: username, state }: Deal, ids: readonly Id<'products'>[]) {
  const lines = ids.map((product_id) => ({ product_id, order_quantity: 1 }))
  const address = await addressOf(buyer, username)
  const card = state === 'pending_payment' || state === 'cancelled' ? WAITS : DEMO_BUYERS.find((one) => one.username === username)!.card
  const payment_method_id = await cardOf(buyer, card, card !== WAITS)
  const { quote } = await buyer.does(orders.quote, { lines, country: address.country })
  const deliveries = quote.stores.map(({ store_id, rates }) => ({ store_id, rate_id: rates[0]!.id }))
  const { quote: chosen } = await buyer.does(orders.quote, { lines, country: address.country, deliveries })
  await buyer.does(orders.checkout, { lines, deliveries, address_id: address.id, payment_method_id, expected_total: chosen.total })
}

export async function addressOf(buyer: DemoActor, username: string): Promise<{ id: Id<'addresses'>; country: string }> {
  const { addresses } = await buyer.does(places.list, {})
  if (addresses[0]) return addresses[0]
  const full_name = DEMO_MEMBERS.find((one) => one.username === username)!.name
  return (await buyer.does(places.create, { full_name, ...DEMO_BUYERS.find((one) => one.username === username)!.address })).address
}

const BRANDS: Record<string, string> = { pm_card_visa: 'visa', pm_card_mastercard: 'mastercard', [WAITS]: 'visa' }
export async function cardOf(buyer: DemoActor, card: string, is_default: boolean): Promise<string> {
  const { payment_methods } = await buyer.does(payments.methods, {})
  const kept = payment_methods.find((one) => one.brand === BRANDS[card] && one.is_default === is_default)
  return (kept ?? (await buyer.does(payments.keepMethod, { payment_method_id: card, is_default })).payment_method).payment_method_id
}

interface Parcel {
  readonly id: Id<'orders'>
  readonly group_id: Id<'order_groups'>
  readonly status: string
  readonly post: { readonly carrier: string; readonly country: string }
}
const SHIPPED: readonly OrderStatus[] = ['shipped', 'delivered', 'completed', ...TROUBLE]

async function advance(buyer: DemoActor, seller: DemoActor, wanted: OrderStatus, { id, group_id, status, post }: Parcel) {
  if (wanted === 'cancelled' && status === 'pending_payment') await buyer.does(orders.cancelGroup, { id: group_id })
  const ships = status === 'processing' && SHIPPED.includes(wanted)
  if (ships)
    await seller.does(orders.ship, { id, carrier: post.carrier, tracking: `RR${id.replace(/\D/g, '').slice(-8).padStart(8, '4')}7${post.country}` })
  if (TROUBLE.includes(wanted)) return trouble(buyer, seller, wanted, id)
  if ((ships || status === 'shipped') && wanted !== 'shipped' && SHIPPED.includes(wanted)) await buyer.does(orders.confirm, { id })
}

const POSTS: Record<string, string> = {
  FR: 'La Poste',
  GB: 'Royal Mail',
  GR: 'ELTA',
  NO: 'Posten',
  UY: 'Correo Uruguayo',
  DE: 'Deutsche Post',
  CN: 'China Post',
  GE: 'Georgian Post',
  NL: 'PostNL',
  US: 'USPS',
  AU: 'Australia Post',
  JP: 'Japan Post',
  CH: 'Die Post',
}
function postOf(username: string) {
  const { country } = DEMO_MEMBERS.find((one) => one.username === username)!
  return { country, carrier: POSTS[country] ?? 'Registered post' }
}
