import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'

interface Reward {
  readonly one_id: Id<'members'>
  readonly other_id: Id<'members'>
  readonly day: string
  readonly order_id: Id<'orders'>
}
/** False when this pair has had its coins today. */
export async function keepReward(tx: Tx, reward: Reward): Promise<boolean> {
  const kept = await tx
    .insertInto('order_rewards')
    .values(reward as never)
    .onConflict((on) => on.columns(['one_id', 'other_id', 'day']).doNothing())
    .executeTakeFirst()
  return (kept.numInsertedOrUpdatedRows ?? 0n) > 0n
}
