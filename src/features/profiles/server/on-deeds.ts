import { memberVerified } from '#features/members/contract.ts'
import { orderCompleted } from '#features/orders/contract.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { storeChanged } from '#features/stores/contract.ts'
import { on } from '#server/run/handle.ts'
import { lock } from '#server/run/locks.ts'
import { weigh } from './level.ts'
import { beginStanding, dayOf, isFullyTold, keepPoints, withdrawPoints } from './queries-level.ts'

// Each source of a level is a listener of its own: what comes later (trades, feedback, the catalogue) is one more (docs/decisions/011).

export const beginLevel = on(memberVerified, 'profiles.begin-level', async ({ tx }, { member_id }) => beginStanding(tx, member_id))

export const countDealing = on(orderCompleted, 'profiles.count-dealing', async (deed, { order_id, buyer_id, seller_id }) => {
  await lock(deed.tx, 'members', [buyer_id, seller_id])
  const day = await dayOf(deed.tx, order_id)
  await keepPoints(deed.tx, buyer_id, 'bought', `${seller_id}:${day}`)
  await keepPoints(deed.tx, buyer_id, 'partner', seller_id)
  await keepPoints(deed.tx, seller_id, 'sold', `${buyer_id}:${day}`)
  await keepPoints(deed.tx, seller_id, 'partner', buyer_id)
  await weigh(deed, buyer_id)
  await weigh(deed, seller_id)
})

/** An item counts while others see it with both its sides and its facts. */
export const countItem = on(
  stampItemChanged,
  'profiles.count-item',
  async (deed, { stamp_item_id, member_id }) => {
    await lock(deed.tx, 'members', [member_id])
    const set = (await isFullyTold(deed.tx, stamp_item_id)) ? keepPoints : withdrawPoints
    await set(deed.tx, member_id, 'item', stamp_item_id)
    await weigh(deed, member_id)
  },
  ({ facts }) => facts,
)

export const countStore = on(storeChanged, 'profiles.count-store', async (deed, { store_id, member_id }) => {
  await lock(deed.tx, 'members', [member_id])
  await keepPoints(deed.tx, member_id, 'store', store_id)
  await weigh(deed, member_id)
})
