import type { CodeOf } from '#kernel/operation.ts'
import { type Texts, texts } from '#kernel/texts.ts'
import type { orders } from './contract.ts'

type OrderRefusal = Exclude<CodeOf<typeof orders>, 'payment.declined' | 'payment.gateway'>

const refusals: Texts<OrderRefusal> = {
  'cart.changed': 'A price, a quantity or the postage has changed meanwhile. Look at the new total, then pay.',
  'order.own_item': 'You cannot buy your own item.',
  'order.no_delivery': 'Choose how each store sends your parcel.',
  'order.address': 'Choose an address of yours.',
  'order.not_found': 'This order is gone, or was never yours to see.',
  'order.wrong_state': 'The order has moved on meanwhile, so this cannot be done any more.',
}

/** What must be ended before an account is erased. */
const unfinished = {
  'erasure.open.orders_selling': '{count, plural, one {# order of a buyer is not finished} other {# orders of buyers are not finished}}',
  'erasure.open.orders_buying': '{count, plural, one {# order of yours is not finished} other {# orders of yours are not finished}}',
}

export const orderTexts = texts({ ...refusals, ...unfinished })
