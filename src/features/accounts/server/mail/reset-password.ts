import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { accounts } from '../../contract.ts'
import { useToken } from '../queries.ts'
import { hashed } from '../sign-up.ts'
import { takeBack } from './take-back.ts'

export const resetPassword = commandAfter(
  accounts.resetPassword,
  ({ input }) => hashed(input.password),
  async (call, password_hash) => {
    const used = await useToken(call.tx, 'reset', hashToken(call.input.token))
    if (!used) return refuse('member.link_over')
    call.concerns({ member_id: used.member_id })
    if (!(await takeBack(call, used.member_id, password_hash))) return refuse('member.link_over')
    return { done: true as const }
  },
)
