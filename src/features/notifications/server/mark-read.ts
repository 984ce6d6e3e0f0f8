import { refuse } from '#kernel/refusal.ts'
import { dropHeldMail } from '#server/mail/queue.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { notifications, notified } from '../contract.ts'
import { firstPage } from './list.ts'
import { markAllRead as keepAllRead, markRead as keepRead } from './queries.ts'

export const markRead = command(notifications.markRead, async ({ input, viewer, tx, emit }) => {
  const keys = await keepRead(tx, viewer.id, input.id)
  if (!keys) return refuse('notification.not_found')
  await dropHeldMail(tx, viewer.id, keys)
  emit(notified, { member_id: viewer.id })
  return { done: true as const }
})

async function readAll({ viewer, tx, emit, requester, tools }: CommandContext<typeof notifications.markAllRead>) {
  await keepAllRead(tx, viewer.id)
  await dropHeldMail(tx, viewer.id, 'all')
  emit(notified, { member_id: viewer.id })
  return firstPage({ db: tx, tools, locale: requester.locale, member_id: viewer.id })
}
export const markAllRead = command(notifications.markAllRead, readAll)
export const markAllReadByGet = command(notifications.markAllReadByGet, readAll)
