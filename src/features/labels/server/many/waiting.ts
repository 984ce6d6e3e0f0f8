import { balancesOf } from '#features/ledger/server/public.ts'
import { ownAddresses } from '#features/places/server/public.ts'
import { shippingMode } from '#features/shipping/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { labels } from '../../contract.ts'
import { MANY } from '../../rules.ts'
import { labelById } from '../queries.ts'
import { labelView } from '../view.ts'
import { parcelsIn, unlabelled, unsent } from './queries-many.ts'

/** One order more than are shown says whether there are more. */
export const waiting = query(labels.waiting, async ({ viewer: { id }, db, tools }) => {
  const found = await unlabelled(db, id, MANY + 1)
  const orders = found.slice(0, MANY)
  const parcels = await parcelsIn(
    db,
    orders.map(({ order_id }) => order_id),
  )
  const bought = await unsent(db, id, MANY)
  return {
    may_buy: (await shippingMode(db, tools, id)) === 'easypost',
    has_sender: (await ownAddresses(db, id)).length > 0,
    available: (await balancesOf(db, id)).map(({ currency, available }) => ({ currency, amount: Math.max(0, available) })),
    orders: orders.map((order) => ({ ...order, parcel: parcels.get(order.order_id) ?? null })),
    more: found.length > MANY,
    labels: await Promise.all(bought.map(async ({ label_id, ...of }) => ({ ...of, label: labelView(await labelById(db, label_id)) }))),
    member_id: id,
  }
})
