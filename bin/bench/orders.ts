import type { Pool } from 'pg'
import { orders } from '#features/orders/contract.ts'
import { payments } from '#features/payments/contract.ts'
import { places } from '#features/places/contract.ts'
import type { ProductId } from '#features/products/contract.ts'
import type { GivenOf } from '#kernel/operation.ts'
import type { Actor } from '#test/support/cast.ts'
import { joinOver } from '#test/support/client.ts'
import { openShop, sell } from '#test/support/fixtures.ts'
import type { World } from '#test/support/world.ts'
import { type Counted, counting, type Figure } from './measure.ts'

const BUYERS = 8
const SELLERS = 4
const EACH = 40
const WARM_UP = 40
const REST = 4_000

interface Buyer {
  readonly who: Actor
  readonly cart: GivenOf<typeof orders.checkout>
}

/** CPU and wall time per order, eight buyers of four sellers at once: one line with a saved address and card and no bank authentication, including the listeners and jobs it causes. */
export async function buyOften(counted: Counted, url: string, pool: Pool): Promise<Figure> {
  const people = await Promise.all(Array.from({ length: BUYERS + SELLERS }, (_, nth) => joinOver(url, `bench${nth}`)))
  await pool.query("update members set email_verified_at = clock_timestamp() where username like 'bench%'")
  const sellers = people.slice(0, SELLERS)
  for (const seller of sellers) await openShop(seller)
  const buyers: Buyer[] = []
  for (const [nth, who] of people.slice(SELLERS).entries())
    buyers.push(
      await ready(who, (await sell({ pool } as World, sellers[nth % SELLERS]!, { product: { quantity: 10_000, regular_price: 4_320 } })).id),
    )
  const buy = async (times: number) => {
    const walls: number[] = []
    await Promise.all(
      buyers.map(async ({ who, cart }) => {
        for (let nth = 0; nth < times; nth++) {
          const from = performance.now()
          const { group } = await who.gets(orders.checkout, cart)
          if (group.status !== 'paid') throw new Error(`an order is ${group.status}`)
          walls.push(performance.now() - from)
        }
      }),
    )
    return walls.toSorted((a, b) => a - b)
  }
  const rest = () => new Promise((done) => setTimeout(done, REST))
  await buy(WARM_UP)
  await rest()
  return counting('order of eight buyers: checkout, ledger, outbox, timers', counted, BUYERS * EACH, async () => {
    const from = performance.now()
    const walls = await buy(EACH)
    const seconds = (performance.now() - from) / 1000
    await rest()
    return { per_second: Math.round((BUYERS * EACH) / seconds), wall: walls[walls.length >> 1]! }
  })
}

async function ready(who: Actor, id: string): Promise<Buyer> {
  const home = { full_name: 'Ben Byrne', address: '4 Quay Street', city: 'Galway', zipcode: 'H91 F2T5', country: 'IE' }
  const { address } = await who.gets(places.create, home)
  const lines = [{ product_id: id as ProductId, order_quantity: 1 }]
  const { quote } = await who.gets(orders.quote, { lines, country: 'IE' })
  const deliveries = quote.stores.map(({ store_id, rate_id }) => ({ store_id, rate_id: rate_id! }))
  const { payment_method } = await who.gets(payments.keepMethod, { payment_method_id: 'pm_card_visa' })
  const { payment_method_id } = payment_method
  return { who, cart: { lines, deliveries, address_id: address.id, payment_method_id, expected_total: quote.total } }
}
