import { earnTogether } from '#features/ledger/server/public.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { REWARD_COINS } from '../../rules.ts'
import type { OrderRow } from '../queries.ts'
import { keepReward } from '../queries-rewards.ts'

/** Fraud: two members who sell to each other all day earn once a day. */
export async function rewardBoth(context: TransactionContext, { id, buyer_id, seller_id }: OrderRow, at: Date): Promise<void> {
  const [one_id, other_id] = [buyer_id, seller_id].sort() as [typeof buyer_id, typeof buyer_id]
  if (!(await keepReward(context.tx, { one_id, other_id, day: at.toISOString().slice(0, 10), order_id: id }))) return
  const reward = { coins: REWARD_COINS, ref_type: 'order', ref_id: id }
  await earnTogether(context, [
    { ...reward, code: 'order_completed', member_id: buyer_id },
    { ...reward, code: 'order_completed_sold', member_id: seller_id },
  ])
}
