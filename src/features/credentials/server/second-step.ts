import { enter, isSuspended, refuseSuspended, trySecondStep, useToken } from '#features/accounts/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { credentials } from '../contract.ts'
import { spendCode } from './code.ts'
import { countTry } from './queries.ts'

export const secondStep = commandAfter(
  credentials.secondStep,
  async ({ input, db }) => {
    const member_id = await trySecondStep(db, hashToken(input.challenge))
    if (!member_id) return refuse('credentials.challenge_over')
    return (await countTry(db, member_id)) ? undefined : refuse('credentials.many_codes')
  },
  async (call) => {
    const used = await useToken(call.tx, 'second_step', hashToken(call.input.challenge))
    if (!used) return refuse('credentials.challenge_over')
    // The member may have been suspended since the password was checked.
    if (await isSuspended(call.tx, used.member_id)) return refuseSuspended(call.tx, used.member_id)
    const wrong = await spendCode(call, used.member_id, call.input.code)
    return refused(wrong) ? wrong : enter(call, used.member_id)
  },
)
