import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { handle } from '#server/run/handle.ts'
import { members } from '../contract.ts'
import { confirm } from './confirm.ts'
import { findOwn, useToken } from './queries.ts'

export const verifyEmail = handle(members.verifyEmail, async ({ input, tx, emit }) => {
  const used = await useToken(tx, 'verify', hashToken(input.hash))
  const member = used && (await findOwn(tx, used.member_id))
  if (!member || !(await confirm(tx, member, emit))) return refuse('member.link_over')
  return { done: true as const }
})
