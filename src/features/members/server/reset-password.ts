import type { Locale } from '#kernel/locale.ts'
import { refuse } from '#kernel/refusal.ts'
import { hashToken } from '#server/auth/tokens.ts'
import { queueMail } from '#server/mail/queue.ts'
import { handleAfter } from '#server/run/handle.ts'
import { members, sessionsEnded } from '../contract.ts'
import { confirm } from './confirm.ts'
import { endSessions, findOwn, setPassword, useToken, voidTokens } from './queries.ts'
import { hashed } from './sign-up.ts'

/** The mailbox has proved who this is: whatever stood open before, a session or a link, ends. */
export const resetPassword = handleAfter(
  members.resetPassword,
  ({ input }) => hashed(input.password),
  async ({ input, tx, emit, concerns }, password_hash) => {
    const used = await useToken(tx, 'reset', hashToken(input.token))
    if (!used) return refuse('member.link_over')
    const member = (await findOwn(tx, used.member_id))!
    concerns({ member_id: member.id })
    if (!member.is_email_verified && !(await confirm(tx, member, emit))) return refuse('member.link_over')
    await setPassword(tx, member.id, password_hash)
    await voidTokens(tx, member.id)
    emit(sessionsEnded, { session_ids: await endSessions(tx, { member_id: member.id }) })
    await queueMail(tx, { recipient: member.email, template: 'password_changed', locale: member.locale as Locale, facts: { path: '/forgot' } })
    return { done: true as const }
  },
)
