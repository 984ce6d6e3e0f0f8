import { sessionsEnded } from '#features/accounts/contract.ts'
import { emitAccessChanged, endOtherSessions, findOwn, hashed, renewSession, setPassword } from '#features/accounts/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { queueMail } from '#server/mail/queue.ts'
import { commandAfter } from '#server/operations/slice.ts'
import { credentials, credentialsChanged } from '../contract.ts'

export const changePassword = commandAfter(
  credentials.changePassword,
  ({ input }) => hashed(input.password),
  async (call, password_hash) => {
    const { viewer, tx, emit } = call
    await setPassword(tx, viewer.id, password_hash)
    const ended = await endOtherSessions(tx, viewer.id, viewer.session_id)
    if (ended.length) emit(sessionsEnded, { session_ids: ended })
    const member = (await findOwn(tx, viewer.id))!
    const facts = { name: member.greeting, path: '/forgot' }
    await queueMail(tx, { recipient: member.email, template: 'password_set', locale: member.locale as Locale, facts })
    emitAccessChanged(emit, viewer.id, 'password_changed')
    emit(credentialsChanged, { member_id: viewer.id })
    return { token: await renewSession(call, viewer) }
  },
)
