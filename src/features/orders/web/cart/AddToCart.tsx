import { useLingui } from '@lingui/react/macro'
import type { ProductId } from '#features/products/contract.ts'
import { useRouter } from '#web/router/use-router.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { useCart } from './use-cart.ts'

export interface AddToCartProps {
  product_id: ProductId
  name: string
  quantity_available: number
  /** What one costs now, in minor units: a later price is compared with it. */
  price: number
  /** How many one press adds. */
  quantity?: number
}

/** Into the cart, or into the cart and on to paying. What lies in it already is bought with it. */
export function AddToCart({ quantity = 1, ...item }: AddToCartProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { lines, add } = useCart()
  const soldOut = item.quantity_available < 1
  const isIn = lines?.some(({ product_id }) => product_id === item.product_id)
  function buy() {
    if (isIn || add(item, quantity)) router.push('/cart/checkout')
  }
  return (
    <>
      <Button variant="fill" disabled={soldOut} onClick={() => add(item, quantity)}>{t`Add to cart`}</Button>
      <Button disabled={soldOut} onClick={buy}>{t`Buy now`}</Button>
    </>
  )
}
