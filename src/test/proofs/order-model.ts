/** Reference model of a purchase, without database, gateway or time. The product must agree with it. */
export interface Model {
  readonly things: ModelProduct[]
  readonly groups: ModelGroup[]
  readonly wallets: Record<string, { available: number; reserved: number }>
}
interface ModelProduct {
  readonly id: string
  readonly seller: string
  readonly price: number
  stock: number
}
export interface ModelGroup {
  id: string
  action_url: string | null
  readonly buyer: string
  readonly total: number
  readonly bought: readonly string[]
  status: 'pending_payment' | 'paid' | 'cancelled'
  readonly orders: ModelOrder[]
}
export interface ModelOrder {
  id: string
  readonly seller: string
  readonly total: number
  /** What the seller receives. */
  readonly net: number
  status: 'pending_payment' | 'processing' | 'shipped' | 'delivered' | 'completed' | 'cancelled'
  paid: boolean
}

/** 2.5 % of a price in cents, rounded half to even. */
function commissionOf(price: number): number {
  const [cents, rest] = [Math.floor((price * 25) / 1_000), (price * 25) % 1_000]
  return rest > 500 || (rest === 500 && cents % 2 === 1) ? cents + 1 : cents
}

/** One order per seller: the pieces, and postage of 3.00 plus 0.50 for each further one. */
export function placed(chosen: Model['things'], buyer: string): ModelGroup {
  const sellers = [...new Set(chosen.map(({ seller }) => seller))]
  const orders = sellers.map((seller): ModelOrder => {
    const prices = chosen.filter((thing) => thing.seller === seller).map(({ price }) => price)
    const total = prices.reduce((sum, price) => sum + price, 0) + 300 + 50 * (prices.length - 1)
    const net = total - prices.reduce((sum, price) => sum + commissionOf(price), 0)
    return { id: '', seller, total, net, status: 'pending_payment', paid: false }
  })
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  return { id: '', action_url: null, buyer, total, bought: chosen.map(({ id }) => id), status: 'pending_payment', orders }
}

export const AFTER = {
  pay({ wallets }: Model, group: ModelGroup) {
    group.status = 'paid'
    for (const order of group.orders) {
      Object.assign(order, { status: 'processing', paid: true })
      wallets[order.seller]!.reserved += order.net
    }
  },
  cancel({ things }: Model, group: ModelGroup) {
    group.status = 'cancelled'
    for (const order of group.orders) order.status = 'cancelled'
    for (const thing of things) if (group.bought.includes(thing.id)) thing.stock++
  },
  deliver({ wallets }: Model, order: ModelOrder) {
    order.status = 'delivered'
    wallets[order.seller]!.reserved -= order.net
    wallets[order.seller]!.available += order.net
  },
}
