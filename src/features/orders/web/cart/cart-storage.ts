import { useSyncExternalStore } from 'react'
import { GUEST } from '#web/browser/local-storage.ts'
import { type Cart, emptyCart, merged, readCart, withPrices } from './cart.ts'

/** Key of localStorage, followed by the member's id or `GUEST`. */
const KEY = 'product_cart:'
const watchers = new Set<() => void>()
/** Fallback without localStorage: the cart is lost with the tab. */
const unkept = new Map<string, string>()
const read = new Map<string, { text: string | null; cart: Cart }>()

function textOf(owner: string): string | null {
  try {
    return localStorage.getItem(KEY + owner)
  } catch {
    return unkept.get(owner) ?? null
  }
}

/** Stable identity: an unchanged text returns the same object, so that screens do not render again. */
export function cartOf(owner: string): Cart {
  const text = textOf(owner)
  const before = read.get(owner)
  if (before?.text === text) return before.cart
  const cart = text === null ? emptyCart : readCart(text)
  read.set(owner, { text, cart })
  return cart
}

export function keepCart(owner: string, cart: Cart) {
  const text = JSON.stringify(cart)
  try {
    localStorage.setItem(KEY + owner, text)
  } catch {
    unkept.set(owner, text)
  }
  for (const watcher of watchers) watcher()
}

/** Stores prices only for lines that have none. */
export function keepSeen(owner: string, prices: ReadonlyMap<string, number>) {
  const cart = cartOf(owner)
  if (cart.lines.some(({ product_id, price }) => price === undefined && prices.has(product_id))) keepCart(owner, withPrices(cart, prices))
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

/** Log-in: merges the guest's cart into the member's; privacy: removes carts of other members from this browser. */
export function welcome(owner: string) {
  if (owner === GUEST) return
  const guests = cartOf(GUEST)
  if (guests.lines.length) {
    keepCart(owner, merged(cartOf(owner), guests))
    keepCart(GUEST, emptyCart)
  }
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY) && ![KEY + owner, KEY + GUEST].includes(key)) localStorage.removeItem(key)
  } catch {
    // No localStorage.
  }
}

/** Undefined on the server and while hydrating: localStorage cannot be read yet. */
export function useKeptCart(owner: string): Cart | undefined {
  return useSyncExternalStore<Cart | undefined>(
    watch,
    () => cartOf(owner),
    () => undefined,
  )
}
