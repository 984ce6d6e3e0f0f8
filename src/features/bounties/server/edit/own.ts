import { type Refusal, refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { Viewer } from '#server/operations/requester.ts'
import type { BountyId } from '../../contract.ts'
import { type BountyRow, lockBounty } from '../queries.ts'

/** Locks in rank order: the poster, because the plan limits how many are open; then the bounty. */
export async function lockOwn(
  { tx, viewer }: { readonly tx: Tx; readonly viewer: { readonly id: NonNullable<Viewer['id']> } },
  id: BountyId,
): Promise<BountyRow | Refusal<'bounty.not_found'>> {
  await lock(tx, 'members', [viewer.id])
  const row = await lockBounty(tx, id)
  return row?.user_id === viewer.id ? row : refuse('bounty.not_found')
}
