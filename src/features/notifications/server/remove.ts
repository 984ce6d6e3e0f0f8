import { refuse } from '#kernel/refusal.ts'
import { dropHeldMail } from '#server/mail/queue.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { notifications, notified } from '../contract.ts'
import { removeAll as dropAll, removeOne, restoreOne } from './queries.ts'

export const remove = command(notifications.remove, async ({ input, viewer, tx, emit }) => {
  const keys = await removeOne(tx, viewer.id, input.id)
  if (!keys) return refuse('notification.not_found')
  await dropHeldMail(tx, viewer.id, keys)
  emit(notified, { member_id: viewer.id })
  return { done: true as const }
})

export const restore = command(notifications.restore, async ({ input, viewer, tx, emit }) => {
  if (!(await restoreOne(tx, viewer.id, input.id))) return refuse('notification.not_found')
  emit(notified, { member_id: viewer.id })
  return { done: true as const }
})

async function clear({ viewer, tx, emit }: CommandContext<typeof notifications.removeAll>) {
  await dropAll(tx, viewer.id)
  await dropHeldMail(tx, viewer.id, 'all')
  emit(notified, { member_id: viewer.id })
  return { done: true as const }
}
export const removeAll = command(notifications.removeAll, clear)
export const removeAllByGet = command(notifications.removeAllByGet, clear)
