import { useLingui } from '@lingui/react/macro'
import { useOwner } from '#web/browser/local-storage.ts'
import { useToast } from '#web/ui/overlays/toasts-context.ts'
import type { OrderGroupId } from '../../contract.ts'
import { afterBuying, type Cart, type CartItem, emptyCart, howMany, whileBuying, withLineBack, withMore, without, withQuantity } from './cart.ts'
import { cartOf, keepCart, keepSeen, useKeptCart } from './cart-storage.ts'

/** The viewer's cart and its commands. Each command reads the stored cart first, because another tab may have changed it. */
export function useCart() {
  const { t } = useLingui()
  const toast = useToast()
  const owner = useOwner()
  const cart = useKeptCart(owner)
  const change = (next: (cart: Cart) => Cart) => keepCart(owner, next(cartOf(owner)))

  /** Returns the number added. */
  function add(item: CartItem, wanted: number): number {
    const more = howMany(cartOf(owner), item, wanted)
    change((now) => withMore(now, item, wanted))
    if (more)
      toast({ title: t`Item Added To Your Cart`, ...(more < wanted && { text: t`Only one more: there are ${item.quantity_available} in all.` }) })
    else toast({ title: t`Nothing was added`, text: t`All that are left are in your cart already.`, tone: 'bad' })
    return more
  }
  function remove(product_id: string) {
    const { lines } = cartOf(owner)
    const at = lines.findIndex((line) => line.product_id === product_id)
    if (at < 0) return
    change((now) => without(now, [product_id]))
    const back = () => change((now) => withLineBack(now, lines[at]!, at))
    toast({ title: t`Item Removed From Your Cart`, text: lines[at]!.name, action: { label: t`Undo`, onPress: back } })
  }
  function empty() {
    const before = cartOf(owner)
    change(() => emptyCart)
    toast({ title: t`Your Cart is Empty`, action: { label: t`Undo`, onPress: () => change(() => before) } })
  }
  return {
    ...{ lines: cart?.lines, buying: cart?.buying, bought: cart?.bought },
    add,
    remove,
    empty,
    setQuantity: (product_id: string, wanted: number, available: number) => change((now) => withQuantity(now, product_id, wanted, available)),
    began: (group_id: OrderGroupId) =>
      change((now) =>
        whileBuying(
          now,
          group_id,
          now.lines.map(({ product_id }) => product_id),
        ),
      ),
    seen: (prices: ReadonlyMap<string, number>) => keepSeen(owner, prices),
    paid: (group_id: string) => change((now) => afterBuying(now, group_id)),
  }
}
export type CartInHand = ReturnType<typeof useCart>
