import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { command, commandAfter } from '#server/operations/slice.ts'
import { accounts } from '../../contract.ts'
import { findOwn, liveToken, useToken } from '../queries.ts'
import { hashed } from '../sign-up.ts'
import { confirm } from './confirm.ts'
import { takeBack } from './take-back.ts'

const done = { done: true as const }

/**
 * The link proves the mailbox and the session proves the sign-up. With both, the viewer's own sign-up is verified, whichever sign-up the mail belongs
 * to.
 */
export const verifyEmail = command(accounts.verifyEmail, async ({ input, viewer, tx, emit }) => {
  const link = await liveToken(tx, 'verify', hashToken(input.hash))
  if (!link) return refuse('member.link_over')
  const own = viewer.id && (await findOwn(tx, viewer.id))
  if (!own || own.is_email_verified || own.email !== link.email) return refuse('member.password_first')
  const used = await useToken(tx, 'verify', hashToken(input.hash))
  if (!used || !(await confirm(tx, own, emit))) return refuse('member.link_over')
  return done
})

/**
 * Account takeover: without the session, the sign-up may be an attacker's. The mailbox's owner sets a new password, and everything from before is
 * removed.
 */
export const claimAccount = commandAfter(
  accounts.claimAccount,
  ({ input }) => hashed(input.password),
  async (call, password_hash) => {
    const used = await useToken(call.tx, 'verify', hashToken(call.input.hash))
    if (!used) return refuse('member.link_over')
    call.concerns({ member_id: used.member_id })
    if (!(await takeBack(call, used.member_id, password_hash))) return refuse('member.link_over')
    return done
  },
)
