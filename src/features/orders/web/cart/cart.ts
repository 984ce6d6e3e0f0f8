import * as z from 'zod/mini'
import { ProductId } from '#features/products/contract.ts'
import { OrderGroupId } from '../../shapes.ts'

const Line = z.object({
  product_id: ProductId,
  name: z.string(),
  order_quantity: z.int().check(z.gte(1)),
  quantity_available: z.int().check(z.gte(0)),
  /** Unit price in minor units when it was added. */
  price: z.optional(z.int().check(z.gte(0))),
})
/** Purchase in progress: its products leave the cart once it is paid. */
const Buying = z.object({ group_id: OrderGroupId, product_ids: z.array(ProductId) })
/** `bought`: the last purchase, so that another open tab removes its lines too. */
const Cart = z.object({ lines: z.array(Line), buying: z.optional(Buying), bought: z.optional(OrderGroupId) })

export type CartLine = z.infer<typeof Line>
export type Cart = z.infer<typeof Cart>
export type CartItem = Omit<CartLine, 'order_quantity'>

/** Server limit for one checkout. */
export const MOST_LINES = 100
export const emptyCart: Cart = { lines: [] }

/** Empty if the stored text is not a valid cart. */
export function readCart(text: string | null): Cart {
  try {
    return z.parse(Cart, JSON.parse(text ?? ''))
  } catch {
    return emptyCart
  }
}

export const quantityOf = ({ lines }: Cart, product_id: string) => lines.find((line) => line.product_id === product_id)?.order_quantity ?? 0
export const unitsIn = ({ lines }: Cart) => lines.reduce((sum, { order_quantity }) => sum + order_quantity, 0)

/** How many can be added: all wanted, otherwise one if the stock allows, otherwise none. */
export function howMany({ lines }: Cart, { product_id, quantity_available }: CartItem, wanted: number): number {
  const before = quantityOf({ lines }, product_id)
  if (!before && lines.length >= MOST_LINES) return 0
  if (before + wanted <= quantity_available) return wanted
  return before < quantity_available ? 1 : 0
}

export function withMore(cart: Cart, item: CartItem, wanted: number): Cart {
  const more = howMany(cart, item, wanted)
  if (!more) return cart
  const line = { ...item, order_quantity: quantityOf(cart, item.product_id) + more }
  const known = cart.lines.some(({ product_id }) => product_id === item.product_id)
  return { ...cart, lines: known ? cart.lines.map((one) => (one.product_id === item.product_id ? line : one)) : [...cart.lines, line] }
}

/** Between one and the stock. */
export function withQuantity(cart: Cart, product_id: string, wanted: number, quantity_available: number): Cart {
  const order_quantity = Math.max(1, Math.min(wanted, quantity_available))
  return { ...cart, lines: cart.lines.map((line) => (line.product_id === product_id ? { ...line, order_quantity, quantity_available } : line)) }
}

export const without = (cart: Cart, product_ids: readonly string[]): Cart => ({
  ...cart,
  lines: cart.lines.filter(({ product_id }) => !product_ids.includes(product_id)),
})

/** Keeps the first price of each line, to notice later increases. */
export const withPrices = (cart: Cart, prices: ReadonlyMap<string, number>): Cart => ({
  ...cart,
  lines: cart.lines.map((line) =>
    line.price === undefined && prices.has(line.product_id) ? { ...line, price: prices.get(line.product_id)! } : line,
  ),
})

/** Undo of a removal: inserts the line at its old position. */
export const withLineBack = (cart: Cart, line: CartLine, at: number): Cart =>
  quantityOf(cart, line.product_id) ? cart : { ...cart, lines: cart.lines.toSpliced(at, 0, line) }

/** Merges a guest's cart: the larger quantity of both, within the stock. */
export function merged(own: Cart, guests: Cart): Cart {
  return guests.lines.reduce((cart, line) => {
    const missing = Math.min(line.order_quantity, line.quantity_available) - quantityOf(cart, line.product_id)
    return missing > 0 ? withMore(cart, line, missing) : cart
  }, own)
}

export const whileBuying = (cart: Cart, group_id: OrderGroupId, product_ids: readonly ProductId[]): Cart => ({
  ...cart,
  buying: { group_id, product_ids: [...product_ids] },
})

/** Idempotent: removes the products of the paid purchase; any other purchase changes nothing. */
export const afterBuying = (cart: Cart, group_id: string): Cart =>
  cart.buying?.group_id === group_id ? { lines: without(cart, cart.buying.product_ids).lines, bought: cart.buying.group_id } : cart
