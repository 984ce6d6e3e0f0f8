import { useLingui } from '@lingui/react/macro'
import type { ProductId } from '#features/products/contract.ts'
import { askUpgrade } from '#web/browser/upgrade.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useCart } from './use-cart.ts'

export interface AddToCartProps {
  product_id: ProductId
  name: string
  quantity_available: number
  /** Unit price in minor units, to notice a later increase. */
  price: number
  /** Units added per press. */
  quantity?: number
  /** A member whose plan lacks the right to buy; guests fill a cart freely, and the checkout asks again. */
  blocked?: boolean
}

/** Add to cart, and Buy now, which also buys what is already in the cart. */
export function AddToCart({ quantity = 1, blocked = false, ...item }: AddToCartProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { lines, add } = useCart()
  const soldOut = item.quantity_available < 1
  const isIn = lines?.some(({ product_id }) => product_id === item.product_id)
  const upgrade = () => askUpgrade({ permission: 'marketplace.buying.purchase' })
  function buy() {
    if (blocked) upgrade()
    else if (isIn || add(item, quantity)) router.push('/cart/checkout')
  }
  return (
    <>
      <Button variant="fill" disabled={soldOut} onClick={() => (blocked ? upgrade() : add(item, quantity))}>{t`Add to cart`}</Button>
      <Button disabled={soldOut} onClick={buy}>{t`Buy now`}</Button>
    </>
  )
}
