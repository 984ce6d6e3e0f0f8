import type { Emit, Tx } from '#server/operations/contexts.ts'
import { memberVerified, sessionsEnded } from '../../contract.ts'
import { endOtherSignUps, lockEmail, membersByEmail, type OwnRow, verify } from '../queries.ts'

/** Verifies a sign-up's address unless another account owns it by now. All other sign-ups for this address end. */
export async function confirm(tx: Tx, member: Pick<OwnRow, 'id' | 'email'>, emit: Emit): Promise<boolean> {
  await lockEmail(tx, member.email)
  const { owner } = await membersByEmail(tx, member.email)
  if (owner) return owner.id === member.id
  await verify(tx, member.id)
  const ended = await endOtherSignUps(tx, member.email, member.id)
  if (ended.length) emit(sessionsEnded, { session_ids: ended })
  emit(memberVerified, { member_id: member.id })
  return true
}
