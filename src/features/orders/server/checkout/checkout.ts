import { beginPayment, type PaymentRow, payOutside } from '#features/payments/server/public.ts'
import { findOwnAddress, freezeAddress } from '#features/places/server/public.ts'
import { atAgreedPrices, lockAgreed, takeUp } from '#features/product-offers/server/public.ts'
import { lockForSale, reserveStock } from '#features/products/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { phasedCommand } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { orders } from '../../contract.ts'
import { cartTotal, lacks, type OrderLine, RESERVED_MINUTES } from '../../rules.ts'
import { conclude } from '../payment/conclude.ts'
import { placeOrders } from './place-orders.ts'
import { type Parcels, price, productIds } from './price.ts'

interface Ref {
  group_id: Id<'order_groups'>
  payment_id: Id<'payments'>
}
/** Payments created by this process and not yet sent. A retry with a stored reference looks its payment up at the gateway instead. */
const opened = new WeakMap<Ref, PaymentRow>()
const wayBack = ({ site }: Tools, group_id: Id<'order_groups'>) => `${site.public_url}/orders/placed?group=${group_id}`

/** Reserves under the lock, pays outside it, and finishes once: this call, the return page, the webhook or the sweeper may come first. */
export const checkout = phasedCommand(orders.checkout, {
  async prepare(call): Promise<Ref | ReturnType<typeof refuse>> {
    const { input, viewer, tx, tools, requester } = call
    const address = await findOwnAddress(tx, viewer.id, input.address_id)
    if (!address) return refuse('order.address')
    const agreed = await lockAgreed(tx, productIds(input.lines), viewer.id)
    const sales = atAgreedPrices(await lockForSale(tx, productIds(input.lines), viewer.id), agreed)
    const parcels = await price(tx, { ...input, country: address.country, buyer_id: viewer.id }, sales)
    const no = changed(parcels, input, tools.site.currency)
    if (refused(no)) return no

    const total = cartTotal(parcels)
    const frozen = await freezeAddress(tx, address, requester.locale)
    const bought = { buyer_id: viewer.id, currency: tools.site.currency, total, address: frozen, minutes: RESERVED_MINUTES }
    const group = await placeOrders(call, bought, parcels, address.country)
    const lines = parcels.flatMap((parcel) => parcel.lines).map(({ sale, order_quantity }) => ({ product_id: sale.id, quantity: order_quantity }))
    await takeUp(call, agreed, group.id)
    if (!(await reserveStock(call, group.id, lines, viewer.id))) return refuse('cart.changed', { total })
    const payment = await beginPayment(call, {
      member_id: viewer.id,
      ref_type: 'order_group',
      ref_id: group.id,
      amount: total,
      currency: group.currency,
      payment_method_id: input.payment_method_id,
      return_url: wayBack(tools, group.id),
    })
    const ref = { group_id: group.id, payment_id: payment.id }
    opened.set(ref, payment)
    return ref
  },
  outside: (ref, tools, db) => payOutside(tools, db, ref.payment_id, wayBack(tools, ref.group_id), opened.get(ref)),
  finish: (context, { group_id, payment_id }, word) => conclude(context, group_id, payment_id, word),
})

/** Cart out of date (price, stock or deleted product): nothing is bought, and the refusal names the current total. */
function changed(parcels: Parcels, { lines, expected_total }: { lines: readonly OrderLine[]; expected_total: number }, currency: string) {
  const found = parcels.flatMap((parcel) => parcel.lines)
  if (found.some(({ problem }) => problem === 'own')) return refuse('order.own_item')
  const total = cartTotal(parcels)
  const whole = found.length === productIds(lines).length && found.every(({ problem }) => !problem)
  if (!whole) return refuse('cart.changed', { total })
  if (parcels.some(({ chosen }) => !chosen)) return refuse('order.no_delivery')
  const short = parcels.find((parcel) => lacks(parcel) > 0)
  if (short) return refuse('order.minimum', { store: short.lines[0]!.sale.store_name, currency, minimum: short.minimum_order, lacks: lacks(short) })
  return total === expected_total && total > 0 ? undefined : refuse('cart.changed', { total })
}
