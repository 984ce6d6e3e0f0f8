import { keepSetting } from '#features/settings/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { isCommon } from '#server/auth/guessed-first.ts'
import { Crowded, hashPassword } from '#server/auth/passwords.ts'
import { makeToken } from '#server/auth/tokens.ts'
import { queueMail } from '#server/mail/queue.ts'
import { handleAfter } from '#server/run/handle.ts'
import { members, sessionsEnded } from '../contract.ts'
import { enter } from './enter.ts'
import { sendLink } from './links.ts'
import { endSessions, keepSignUp, lockEmail, lockUsername, membersByEmail, usernameTaken } from './queries.ts'
import { forgetDevices } from './queries-devices.ts'

/** Whoever owns the address already, the asker sees the same: a new account that waits for a link. Only the owner's mailbox knows better. */
export const signUp = handleAfter(
  members.signUp,
  ({ input }) => hashed(input.password),
  async (call, password_hash) => {
    const { input, tx, asker, emit } = call
    const { password, ...named } = input
    await lockEmail(tx, input.email)
    await lockUsername(tx, input.username)
    const { owner, waiting } = await membersByEmail(tx, input.email)
    if (await usernameTaken(tx, input.username, waiting?.id)) return refuse('member.username_taken')

    const id = await keepSignUp(tx, { ...named, password_hash, locale: asker.locale }, waiting?.id)
    if (waiting) await forgetDevices(tx, id)
    await keepSetting(call, id, { group: 'general', property: 'translation-language', value: asker.locale })
    const ended = await endSessions(tx, { member_id: id })
    if (ended.length) emit(sessionsEnded, { session_ids: ended })
    if (owner) await queueMail(tx, { recipient: input.email, template: 'known', locale: asker.locale, facts: { path: '/forgot' } })
    else await sendLink(tx, { id, email: input.email, locale: asker.locale, name: input.first_name, token: makeToken() }, 'verify')
    return enter(call, id)
  },
)

export const hashed = async (password: string) => (isCommon(password) ? refuse('member.common_password') : hashPassword(password).catch(crowded))

export function crowded(fault: unknown) {
  if (fault instanceof Crowded) return refuse('house.busy')
  throw fault
}
