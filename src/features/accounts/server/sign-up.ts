import { keepSetting } from '#features/settings/server/public.ts'
import { isReserved } from '#kernel/people/reserved-names.ts'
import { refuse } from '#kernel/refusal.ts'
import { isCommon } from '#server/auth/guessed-first.ts'
import { Crowded, hashPassword } from '#server/auth/passwords.ts'
import { commandAfter, query } from '#server/operations/slice.ts'
import { accounts } from '../contract.ts'
import { countLetter } from './mail/queries-letters.ts'
import { sendVerificationTo } from './mail/send-verification.ts'
import { keepSignUp, lockEmail, lockUsername, usernameTaken } from './queries.ts'
import { startSession } from './sign-in/start-session.ts'

/** Account enumeration: an address with an owner gets the same answer; only its mailbox receives the difference. */
export const signUp = commandAfter(
  accounts.signUp,
  ({ input }) => hashed(input.password),
  async (call, password_hash) => {
    const { input, tx, requester, tools } = call
    const { password, ...named } = input
    if (isReserved(input.username, tools.site.name)) return refuse('member.username_reserved')
    await lockEmail(tx, input.email)
    await lockUsername(tx, input.username)
    if (await usernameTaken(tx, input.username, input.email)) return refuse('member.username_taken')
    const id = await keepSignUp(tx, { ...named, password_hash, locale: requester.locale })
    await keepSetting(call, id, { group: 'general', property: 'translation-language', value: requester.locale })
    if (await countLetter(tx, input.email, 'confirm')) await sendVerificationTo(tx, { id, email: input.email, locale: requester.locale })
    return startSession(call, id)
  },
)

/** For feedback while typing; the sign-up checks again under its lock. */
export const usernameState = query(accounts.usernameState, async ({ input: { username }, db, tools }) => {
  if (isReserved(username, tools.site.name)) return { state: 'reserved' as const }
  return { state: (await usernameTaken(db, username, '')) ? ('taken' as const) : ('free' as const) }
})

export const hashed = async (password: string) => (isCommon(password) ? refuse('member.common_password') : hashPassword(password).catch(crowded))

export function crowded(fault: unknown) {
  if (fault instanceof Crowded) return refuse('server.busy')
  throw fault
}
