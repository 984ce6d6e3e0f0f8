import { type MediaRow, mediaView } from '#features/media/server/public.ts'
import { parcelsOf } from '#features/shipping/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { DAY } from '#kernel/calendar-date.ts'
import type { Locale } from '#kernel/locale.ts'
import { possible } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { orders } from '../contract.ts'
import { mayAddParcel, mayAskCancel, mayDispute, mayRefund, netOf, type OrderStatus, orderMachine } from '../rules.ts'
import { type Facts, factsIn } from './facts.ts'
import { cardOfGroup } from './payment/group-view.ts'
import { changesOf, findGroup, type ItemRow, itemsOf, now, type OrderRow, partiesOf } from './queries.ts'
import { refundsOf } from './refund/queries-refunds.ts'
import { refundViews } from './refund/view-refund.ts'

type View = OutputOf<typeof orders.show>['order']

export interface Reader {
  readonly db: Db
  readonly files: Files
  readonly locale: Locale
  readonly viewer: string
}

/** An order as one party may see it: money of the seller only for the seller, not for those who work there; card only for the buyer. */
export async function orderView({ db, files, locale, viewer }: Reader, order: OrderRow): Promise<View> {
  const role = order.buyer_id === viewer ? 'buyer' : 'seller'
  const as_staff = role === 'seller' && order.seller_id !== viewer
  const as_seller = role === 'seller' && !as_staff
  const items = await itemsOf(db, [order.id])
  const people = await partiesOf(db, [order.buyer_id, order.seller_id])
  const party = (id: Id<'members'>) => ({ ...people.find((one) => one.id === id)!, id })
  const seller = party(order.seller_id)
  const [nameOf, sayFacts] = [await termNames(db, locale), await factsIn(db, locale)]
  const group = (await findGroup(db, order.order_group_id))!
  const expected = (days: number) => order.shipped_at && new Date(order.shipped_at.getTime() + days * DAY)
  return {
    ...order,
    id: order.id,
    group_id: order.order_group_id,
    kind: order.kind as View['kind'],
    store_id: order.store_id,
    role,
    as_staff,
    status: order.status as View['status'],
    buyer: party(order.buyer_id),
    seller,
    seller_is_away: role === 'buyer' && order.status === 'processing' && !seller.is_present,
    lines: items.map((item) => lineView(item, files, sayFacts)),
    commission: as_seller ? order.commission - order.commission_refunded : null,
    net: as_seller ? netOf(order) : null,
    address: group.address as View['address'],
    option_name: nameOf('shipping_options', order.shipping_option),
    expected_from: expected(order.shipping_days_least),
    expected_to: expected(order.shipping_days_most),
    parcels: order.shipped_at ? await parcelsOf(db, { ref_type: 'order', ref_id: order.id }) : [],
    card: role === 'buyer' ? await cardOfGroup(db, order.order_group_id) : null,
    ...(as_staff && { release_at: null, released_at: null }),
    changes: (await changesOf(db, order.id)).map(({ by, ...change }) => ({ ...change, by: role === 'seller' ? by : null })),
    cancel_asked: order.cancel_asked_at && { at: order.cancel_asked_at, reason: order.cancel_reason },
    refunds: await refundViews(db, order.refunded && !as_staff ? await refundsOf(db, order.id) : []),
    actions: as_staff ? staffActions(order) : actionsOf(order, role, await now(db)),
  }
}

/** Whoever works on the orders of a store sends. What moves money, and further parcels, stay the seller's. */
const staffActions = (order: OrderRow): View['actions'] =>
  possible(orderMachine, order.status as OrderStatus, 'seller').filter((action) => action === 'ship')

/** What this party may do now. */
function actionsOf(order: OrderRow, role: View['role'], at: Date): View['actions'] {
  const moves = possible(orderMachine, order.status as OrderStatus, role).filter((action) => action !== 'refund') as View['actions']
  if (role === 'seller')
    return [...moves, ...(mayRefund(order, at) ? (['refund'] as const) : []), ...(mayAddParcel(order) ? (['add_parcel'] as const) : [])]
  return [...moves, ...(mayAskCancel(order) ? (['ask_cancel'] as const) : []), ...(mayDispute(order, at) ? (['dispute'] as const) : [])]
}

export function lineView({ id, product_id, name, facts, media, order_quantity, price }: ItemRow, files: Files, sayFacts: (facts: Facts) => string) {
  const known = facts as Facts & { productable_type: string }
  return {
    id,
    product_id,
    name,
    facts: sayFacts(known),
    media: media ? mediaView(files, media as MediaRow) : null,
    productable_type: known.productable_type,
    order_quantity,
    price,
    total: price * order_quantity,
  }
}
