import { useEffect, useSyncExternalStore } from 'react'
import { forgetKept, GUEST, keep, readKept, useOwner } from '#web/browser/local-storage.ts'
import { PACKS_MOST, packs } from '../rules.ts'

/** The pack that waits to be paid. It is pending while its coins are above zero. */
export interface CoinCart {
  readonly coins: number
  readonly quantity: number
}
const NONE: CoinCart = { coins: 0, quantity: 1 }
/** Key of localStorage, followed by the member's id: another member of this browser never sees it. */
const KEY = 'coin_cart:'
const watchers = new Set<() => void>()
let read: { text: string; cart: CoinCart } | undefined

/** Stable identity: an unchanged cart returns the same object. What is not a pack of ours is no cart. */
function cartOf(owner: string): CoinCart {
  const kept = owner === GUEST ? undefined : readKept<CoinCart>(KEY + owner)
  const isOurs = kept && packs.some((pack) => pack === kept.coins) && Number.isInteger(kept.quantity) && kept.quantity >= 1
  if (!isOurs) return NONE
  const cart = { coins: kept.coins, quantity: Math.min(kept.quantity, PACKS_MOST) }
  const text = JSON.stringify(cart)
  if (read?.text !== text) read = { text, cart }
  return read.cart
}
function watch(watcher: () => void) {
  watchers.add(watcher)
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}
function forgetOthers(owner: string) {
  if (owner === GUEST) return
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(KEY) && key !== KEY + owner) forgetKept(key)
  } catch {
    // No localStorage.
  }
}

/** The viewer's coin cart. Undefined on the server and while hydrating. */
export function useCoinCart() {
  const owner = useOwner()
  const cart = useSyncExternalStore<CoinCart | undefined>(
    watch,
    () => cartOf(owner),
    () => undefined,
  )
  useEffect(() => forgetOthers(owner), [owner])
  const tell = () => {
    for (const watcher of watchers) watcher()
  }
  return {
    cart,
    pending: (cart?.coins ?? 0) > 0,
    put: (next: CoinCart) => {
      keep(KEY + owner, next)
      tell()
    },
    empty: () => {
      forgetKept(KEY + owner)
      tell()
    },
  }
}
