import { earnCoins } from '#features/ledger/server/public.ts'
import { stampItemChanged } from '#features/stamp-items/contract.ts'
import { isFullyTold } from '#features/stamp-items/server/public.ts'
import { lock } from '#server/operations/locks.ts'
import { on } from '#server/operations/slice.ts'
import { takeItemCoin } from './queries-coins.ts'

/** A coin for an item that others see with both pictures and its facts: once an item and picture, twenty a day. */
export const payItem = on(
  stampItemChanged,
  'profiles.pay-item',
  async (context, { stamp_item_id, member_id }) => {
    if (!(await isFullyTold(context.tx, stamp_item_id))) return
    await lock(context.tx, 'members', [member_id])
    if (!(await takeItemCoin(context.tx, member_id, stamp_item_id))) return
    await earnCoins(context, { member_id, coins: 1, code: 'public_item', ref_type: 'stamp_item', ref_id: stamp_item_id })
  },
  ({ facts }) => facts,
)
