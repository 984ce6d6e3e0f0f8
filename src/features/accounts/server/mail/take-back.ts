import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import { queueMail } from '#server/mail/queue.ts'
import type { Emit, Tx } from '#server/operations/contexts.ts'
import { accountRecovered, sessionsEnded } from '../../contract.ts'
import { emitAccessChanged } from '../access-changed.ts'
import { endSessions, findOwn, recover, voidTokens } from '../queries.ts'
import { forgetDevices } from '../sign-in/queries-devices.ts'
import { confirm } from './confirm.ts'

/**
 * Account recovery: the mailbox proves the owner, so all credentials from before are void (`recovered_at`) and removed by their slices, whoever
 * created them. False: another account owns the address.
 */
export async function takeBack({ tx, emit }: { tx: Tx; emit: Emit }, member_id: Id<'members'>, password_hash: string): Promise<boolean> {
  const member = (await findOwn(tx, member_id))!
  const is_new = !member.is_email_verified
  if (is_new && !(await confirm(tx, member, emit))) return false
  await recover(tx, member.id, password_hash)
  await voidTokens(tx, member.id)
  await forgetDevices(tx, member.id)
  emit(sessionsEnded, { session_ids: await endSessions(tx, { member_id: member.id }) })
  emit(accountRecovered, { member_id: member.id, is_new })
  await queueMail(tx, { recipient: member.email, template: 'password_changed', locale: member.locale as Locale, facts: { path: '/forgot' } })
  emitAccessChanged(emit, member.id, 'password_changed')
  return true
}
