import { leave } from '#features/accounts/server/public.ts'
import type { Locale } from '#kernel/locale.ts'
import { queueMail } from '#server/mail/queue.ts'
import { command } from '#server/operations/slice.ts'
import { privacy } from '../contract.ts'
import { personOf } from './queries.ts'

/** A logged-in member is active, so only deactivation changes something. */
export const updateStatus = command(privacy.updateStatus, async (call) => {
  const { input, viewer, tx, session } = call
  if (input.status === 'active') return { status: 'active' as const }
  await leave(call, viewer.id)
  const { email, greeting, locale } = await personOf(tx, viewer.id)
  await queueMail(tx, { recipient: email, template: 'deactivated', locale: locale as Locale, facts: { name: greeting, path: '/login' } })
  session.drop()
  return { status: 'inactive' as const }
})
