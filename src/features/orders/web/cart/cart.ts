import * as z from 'zod/mini'
import { ProductId } from '#features/products/contract.ts'
import { OrderGroupId } from '../../shapes.ts'

const Line = z.object({
  product_id: ProductId,
  name: z.string(),
  order_quantity: z.int().check(z.gte(1)),
  quantity_available: z.int().check(z.gte(0)),
  /** What one cost when it was put in, in minor units. */
  price: z.optional(z.int().check(z.gte(0))),
})
/** A purchase under way: its things leave the cart once it is paid. */
const Buying = z.object({ group_id: OrderGroupId, product_ids: z.array(ProductId) })
/** `bought`: the last purchase, for a tab that still shows what was in the cart. */
const Cart = z.object({ lines: z.array(Line), buying: z.optional(Buying), bought: z.optional(OrderGroupId) })

export type CartLine = z.infer<typeof Line>
export type Cart = z.infer<typeof Cart>
export type CartItem = Omit<CartLine, 'order_quantity'>

/** As many lines as one purchase may have. */
export const MOST_LINES = 100
export const emptyCart: Cart = { lines: [] }

/** What was kept, or an empty cart where it is not ours to read. */
export function readCart(text: string | null): Cart {
  try {
    return z.parse(Cart, JSON.parse(text ?? ''))
  } catch {
    return emptyCart
  }
}

export const quantityOf = ({ lines }: Cart, product_id: string) => lines.find((line) => line.product_id === product_id)?.order_quantity ?? 0
export const unitsIn = ({ lines }: Cart) => lines.reduce((sum, { order_quantity }) => sum + order_quantity, 0)

/** All that were wanted, else one more if one still fits, else none. */
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

/** Never above the stock, never below one. */
export function withQuantity(cart: Cart, product_id: string, wanted: number, quantity_available: number): Cart {
  const order_quantity = Math.max(1, Math.min(wanted, quantity_available))
  return { ...cart, lines: cart.lines.map((line) => (line.product_id === product_id ? { ...line, order_quantity, quantity_available } : line)) }
}

export const without = (cart: Cart, product_ids: readonly string[]): Cart => ({
  ...cart,
  lines: cart.lines.filter(({ product_id }) => !product_ids.includes(product_id)),
})

/** The prices that were first seen: later ones are compared with them. */
export const withPrices = (cart: Cart, prices: ReadonlyMap<string, number>): Cart => ({
  ...cart,
  lines: cart.lines.map((line) =>
    line.price === undefined && prices.has(line.product_id) ? { ...line, price: prices.get(line.product_id)! } : line,
  ),
})

/** A line that was taken out comes back to its place. */
export const withLineBack = (cart: Cart, line: CartLine, at: number): Cart =>
  quantityOf(cart, line.product_id) ? cart : { ...cart, lines: cart.lines.toSpliced(at, 0, line) }

/** What a guest has chosen joins what the member had: the larger of both numbers, as far as the stock reaches. */
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

/** Paid: what was bought leaves. Another purchase, or one told of twice, changes nothing. */
export const afterBuying = (cart: Cart, group_id: string): Cart =>
  cart.buying?.group_id === group_id ? { lines: without(cart, cart.buying.product_ids).lines, bought: cart.buying.group_id } : cart
