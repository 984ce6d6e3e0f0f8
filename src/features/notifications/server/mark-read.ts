import { refuse } from '#kernel/refusal.ts'
import type { Call } from '#server/run/call.ts'
import { handle } from '#server/run/handle.ts'
import { notifications, notified } from '../contract.ts'
import { firstPage } from './list.ts'
import { markAllRead as keepAllRead, markRead as keepRead } from './queries.ts'

export const markRead = handle(notifications.markRead, async ({ input, viewer, tx, emit }) => {
  if (!(await keepRead(tx, viewer.id, input.id))) return refuse('notification.not_found')
  emit(notified, { member_id: viewer.id })
  return { done: true as const }
})

async function readAll({ viewer, tx, emit, asker, tools }: Call<typeof notifications.markAllRead>) {
  await keepAllRead(tx, viewer.id)
  emit(notified, { member_id: viewer.id })
  return firstPage(tx, tools.words, asker.locale, viewer.id)
}
export const markAllRead = handle(notifications.markAllRead, readAll)
export const markAllReadByGet = handle(notifications.markAllReadByGet, readAll)
