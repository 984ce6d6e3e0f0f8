import { memberVerified } from '#features/accounts/contract.ts'
import { orderCompleted } from '#features/orders/contract.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { storeChanged } from '#features/stores/contract.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { weigh } from './level.ts'
import { beginStanding, dayOf, isFullyTold, keepPoints, withdrawPoints } from './queries-level.ts'

// One listener per source of points (docs/decisions/011); later sources add one.

export const beginLevel = on(memberVerified, 'profiles.begin-level', async ({ tx }, { member_id }) => beginStanding(tx, member_id))

export const countDealing = on(orderCompleted, 'profiles.count-dealing', async (context, { order_id, buyer_id, seller_id }) => {
  await lock(context.tx, 'members', [buyer_id, seller_id])
  const day = await dayOf(context.tx, order_id)
  await keepPoints(context.tx, buyer_id, 'bought', `${seller_id}:${day}`)
  await keepPoints(context.tx, buyer_id, 'partner', seller_id)
  await keepPoints(context.tx, seller_id, 'sold', `${buyer_id}:${day}`)
  await keepPoints(context.tx, seller_id, 'partner', buyer_id)
  await weigh(context, buyer_id)
  await weigh(context, seller_id)
})

/** An item counts while it is visible to others and has both pictures and its facts. */
export const countItem = on(
  stampItemChanged,
  'profiles.count-item',
  async (context, { stamp_item_id, member_id }) => {
    await lock(context.tx, 'members', [member_id])
    const set = (await isFullyTold(context.tx, stamp_item_id)) ? keepPoints : withdrawPoints
    await set(context.tx, member_id, 'item', stamp_item_id)
    await weigh(context, member_id)
  },
  ({ facts }) => facts,
)

export const countStore = on(storeChanged, 'profiles.count-store', async (context, { store_id, member_id }) => {
  await lock(context.tx, 'members', [member_id])
  await keepPoints(context.tx, member_id, 'store', store_id)
  await weigh(context, member_id)
})
