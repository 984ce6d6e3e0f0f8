import { useLingui } from '@lingui/react/macro'
import { useOwner } from '#web/browser/local-storage.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import { type CartItem, quantityOf, withMore } from './cart.ts'
import { cartOf, keepCart } from './cart-storage.ts'

/** Puts one piece each of what is not in the cart yet, with one word for all. Tells whether all of it is there now. */
export function useFill(): (items: readonly CartItem[]) => boolean {
  const { t } = useLingui()
  const toast = useToast()
  const owner = useOwner()
  return (items) => {
    const cart = items.reduce((now, item) => (quantityOf(now, item.product_id) ? now : withMore(now, item, 1)), cartOf(owner))
    keepCart(owner, cart)
    const whole = items.every(({ product_id }) => quantityOf(cart, product_id) > 0)
    toast(whole ? { title: t`All of it is in your cart` } : { title: t`Not all of it fits into the cart`, tone: 'bad' })
    return whole
  }
}
