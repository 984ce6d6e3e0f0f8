import { refuse, refused } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import { hashPassword, isOutdated, isPassword } from '#server/auth/passwords.ts'
import { hashToken, makeToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/db.ts'
import { recordRefused } from '#server/operations/audit.ts'
import type { Requester } from '#server/operations/requester.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { accounts } from '../../contract.ts'
import { keepToken, membersByEmail, replaceHash } from '../queries.ts'
import { asksSecondStep } from '../queries-second-step.ts'
import { crowded } from '../sign-up.ts'
import { startSession } from './start-session.ts'
import { refuseSuspended } from './suspension.ts'

/** Timing attack: two passwords are always checked, so that the time does not reveal whether an account exists. */
async function whose(db: Db, email: string, password: string) {
  const { owner, waiting } = await membersByEmail(db, email)
  const fits = await Promise.all([owner, waiting].map((member) => isPassword(password, member?.password_hash))).catch(crowded)
  if (refused(fits)) return fits
  const member = fits[0] ? owner : fits[1] ? waiting : undefined
  if (!member) return refuse('member.wrong_password')
  if (member.suspended_at) return refuseSuspended(db, member.id)
  if (isOutdated(member.password_hash)) await renewHash(db, member, password)
  return member.id
}

/** The password is known only now. If the hashing queue is full, the next log-in renews the hash. */
async function renewHash(db: Db, { id, password_hash }: { id: Id<'members'>; password_hash: string }, password: string) {
  const renewed = await hashPassword(password).catch(crowded)
  if (!refused(renewed)) await replaceHash(db, id, { old: password_hash, renewed })
}

/** Logs failed attempts with the member for administrators. Privacy: never the typed address. */
async function noted({ input, db, requester }: { input: { email: string; password: string }; db: Db; requester: Requester }) {
  const found = await whose(db, input.email, input.password)
  if (refused(found) && found.refused !== 'server.busy') {
    const { owner, waiting } = await membersByEmail(db, input.email)
    const ids = { member_id: (owner ?? waiting)?.id ?? 'nobody', why: found.refused }
    await recordRefused(db, { family: 'sign_in', operation: 'POST /login refused', ids, peer: requester.peer })
  }
  return found
}

export const logIn = commandAfter(accounts.logIn, noted, async (call, id) => {
  if (!(await asksSecondStep(call.tx, id))) return { ...(await startSession(call, id)), second_step: null }
  // Only after a correct password is the second step revealed.
  const challenge = makeToken()
  await keepToken(call.tx, id, 'second_step', hashToken(challenge))
  return { token: null, user: null, returned: false, second_step: { challenge } }
})
