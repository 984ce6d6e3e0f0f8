import type { MemberId } from '#kernel/shapes.ts'
import type { Emit, Tx } from '#server/run/call.ts'
import { memberVerified } from '../contract.ts'
import { lockEmail, membersByEmail, type OwnRow, verify } from './queries.ts'

/** Makes a waiting sign-up the owner of its address, unless somebody else has become it meanwhile. */
export async function confirm(tx: Tx, member: Pick<OwnRow, 'id' | 'email'>, emit: Emit): Promise<boolean> {
  await lockEmail(tx, member.email)
  const { owner } = await membersByEmail(tx, member.email)
  if (owner) return owner.id === member.id
  await verify(tx, member.id)
  emit(memberVerified, { member_id: member.id as MemberId })
  return true
}
