import type { MemberId } from '#kernel/shapes.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { memberLeft, memberReturned, sessionsEnded } from '../contract.ts'
import { endSessions, keepAway, keepBack, keepErased, voidTokens } from './queries.ts'

type Telling = Pick<TransactionContext, 'tx' | 'emit'>

/** Deactivates the account: it is hidden and all sessions end. */
export async function leave({ tx, emit }: Telling, member_id: MemberId): Promise<void> {
  await lock(tx, 'members', [member_id])
  await keepAway(tx, member_id)
  emit(sessionsEnded, { session_ids: await endSessions(tx, { member_id }) })
  emit(memberLeft, { member_id })
}

/** Reactivates the account at log-in; never an erased one. */
export async function comeBack({ tx, emit }: Telling, member_id: MemberId): Promise<boolean> {
  const back = await keepBack(tx, member_id)
  if (back) emit(memberReturned, { member_id })
  return back
}

/** Erases the account for ever: log-in is impossible afterwards. */
export async function forget({ tx, emit }: Telling, member_id: MemberId): Promise<void> {
  await lock(tx, 'members', [member_id])
  await keepErased(tx, member_id)
  await voidTokens(tx, member_id)
  emit(sessionsEnded, { session_ids: await endSessions(tx, { member_id }) })
}
