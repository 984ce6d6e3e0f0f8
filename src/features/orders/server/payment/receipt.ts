import { findStores } from '#features/stores/server/public.ts'
import { termNames } from '#features/vocabularies/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { query } from '#server/operations/slice.ts'
import { orders } from '../../contract.ts'
import { REWARD_COINS } from '../../rules.ts'
import { factsIn } from '../facts.ts'
import { findOwnGroup, itemsOf, ordersOfGroup } from '../queries.ts'
import { lineView } from '../view.ts'
import { cardOfGroup } from './group-view.ts'
import { coinsOf, type PlaceRow, placesOf } from './queries-places.ts'

const placeView = ({ line_id, name, album_id: id, album_name, page, filled, places }: PlaceRow) => ({
  ...{ line_id, name },
  album: id && { id, name: album_name!, page: page!, filled, places },
})

export const receipt = query(orders.receipt, async ({ input, viewer, db, requester, tools }) => {
  const group = await findOwnGroup(db, input.id, viewer.id)
  if (group?.status !== 'paid') return refuse('order.not_found')
  const made = await ordersOfGroup(db, group.id)
  const items = Map.groupBy(
    await itemsOf(
      db,
      made.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  const stores = await findStores(
    db,
    made.flatMap(({ store_id }) => store_id ?? []),
  )
  const [nameOf, sayFacts] = [await termNames(db, requester.locale), await factsIn(db, requester.locale)]
  const parcels = made.map((order) => ({
    ...{ id: order.id, number: order.number, store_id: order.store_id, store_name: order.store_name },
    ...{ item_total: order.item_total, shipping_total: order.shipping_total, total: order.total },
    city: (order.store_id && stores.get(order.store_id)?.city) || null,
    option_name: nameOf('shipping_options', order.shipping_option),
    ...{ days_least: order.shipping_days_least, days_most: order.shipping_days_most },
    lines: (items.get(order.id) ?? []).map((item) => lineView(item, tools.files, sayFacts)),
  }))
  const { city } = group.address as { city: string }
  const [{ rewarded, open }, places] = [await coinsOf(db, group.id), await placesOf(db, group.id, viewer.id)]
  const coins = { coins_earned: rewarded * REWARD_COINS, coins_open: open * REWARD_COINS }
  return {
    receipt: {
      ...{ paid_at: made[0]!.paid_at!, currency: group.currency, total: group.total, city, card: await cardOfGroup(db, group.id) },
      ...{ ...coins, places: places.map(placeView), parcels },
    },
  }
})
