import { useEffect } from 'react'
import { useOwner } from '#web/browser/local-storage.ts'
import { unitsIn } from './cart.ts'
import { useKeptCart, welcome } from './cart-storage.ts'

/** Number in the header. As it is on every page, the guest's cart is merged here after log-in. */
export function useCartCount(): number {
  const owner = useOwner()
  const cart = useKeptCart(owner)
  useEffect(() => welcome(owner), [owner])
  return cart ? unitsIn(cart) : 0
}
