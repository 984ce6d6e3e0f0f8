import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { command } from '#server/operations/slice.ts'
import { accounts } from '../../contract.ts'
import { findOwn } from '../queries.ts'
import { confirm } from './confirm.ts'
import { codeOf } from './mail-links.ts'
import { tryCode } from './queries-code.ts'

/** A wrong code is an answer and no refusal: a refusal would roll back the count of attempts. */
export const verifyCode = command(accounts.verifyCode, async ({ input, viewer, tx, emit }) => {
  const member = (await findOwn(tx, viewer.id))!
  if (member.is_email_verified) return refuse('member.already_verified')
  const fits = await tryCode(tx, viewer.id, hashToken(codeOf(viewer.id, input.code)))
  return { is_email_verified: fits && (await confirm(tx, member, emit)) }
})
