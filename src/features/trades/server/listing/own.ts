import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Member } from '#server/operations/requester.ts'
import type { TradeId } from '../../contract.ts'
import { lockTrade, type TradeRow } from '../queries.ts'

/** Locks in rank order: the owner, because the plan limits how many are open; then the trade. A direct proposal is nobody’s listing. */
export async function lockOwn(
  { tx, viewer }: { readonly tx: Tx; readonly viewer: Pick<Member, 'id'> },
  id: TradeId,
): Promise<TradeRow | Refusal<'trade.not_found'>> {
  await lock(tx, 'members', [viewer.id])
  const row = await lockTrade(tx, id)
  return row?.owner_id === viewer.id && !row.is_direct ? row : refuse('trade.not_found')
}
