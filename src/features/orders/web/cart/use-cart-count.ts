import { useEffect } from 'react'
import { useOwner } from '#web/browser/local-storage.ts'
import { unitsIn } from './cart.ts'
import { useKeptCart, welcome } from './cart-storage.ts'

/** How many things lie in the cart of this browser. It stands in every header, so it is also where a guest's cart meets its member. */
export function useCartCount(): number {
  const owner = useOwner()
  const cart = useKeptCart(owner)
  useEffect(() => welcome(owner), [owner])
  return cart ? unitsIn(cart) : 0
}
