import { earnTogether } from '#features/ledger/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { feedbackRevealed } from '../contract.ts'
import { REWARD_COINS } from '../rules.ts'
import { type DealRow, type FeedbackRow, revealAll } from './queries.ts'
import { recount } from './queries-scores.ts'

export const partiesOf = ({ id, number, buyer_id, seller_id, store_id, trade_id, circle_id }: DealRow) => ({
  deal_id: id,
  number,
  buyer_id,
  seller_id,
  store_id,
  trade_id,
  circle_id,
})

/** Shows what waits of a deal, counts the scores again, and tells both. The deal is locked by the caller. */
export async function reveal(context: Pick<TransactionContext, 'tx' | 'emit' | 'clock'>, deal: DealRow, at: Date): Promise<void> {
  const shown = await revealAll(context.tx, deal.id, at)
  await recountAbout(context.tx, shown)
  await earnTogether(context, shown.map(rewardOf))
  for (const { id, author_id, receiver_id } of shown)
    context.emit(feedbackRevealed, { ...partiesOf(deal), feedback_id: id as never, author_id: author_id as never, receiver_id: receiver_id as never })
}

const rewardOf = ({ id, author_id }: FeedbackRow) => ({
  ...{ member_id: author_id as MemberId, coins: REWARD_COINS },
  ...{ code: 'feedback', ref_type: 'feedback', ref_id: id },
})

/** Deadlock: score rows are written in the order of their keys. */
export async function recountAbout(tx: TransactionContext['tx'], rows: readonly Pick<FeedbackRow, 'receiver_id' | 'store_id'>[]): Promise<void> {
  const users = rows.map(({ receiver_id }) => `User:${receiver_id}`)
  const stores = rows.flatMap(({ store_id }) => (store_id ? [`Store:${store_id}`] : []))
  for (const target of [...new Set([...stores, ...users])].sort()) {
    const [type, id] = target.split(':') as ['User' | 'Store', string]
    await recount(tx, type, id)
  }
}
