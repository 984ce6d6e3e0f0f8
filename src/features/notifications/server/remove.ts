import { refuse } from '#kernel/refusal.ts'
import type { Call } from '#server/run/call.ts'
import { handle } from '#server/run/handle.ts'
import { notifications, notified } from '../contract.ts'
import { removeAll as dropAll, removeOne } from './queries.ts'

export const remove = handle(notifications.remove, async ({ input, viewer, tx, emit }) => {
  if (!(await removeOne(tx, viewer.id, input.id))) return refuse('notification.not_found')
  emit(notified, { member_id: viewer.id })
  return { done: true as const }
})

async function clear({ viewer, tx, emit }: Call<typeof notifications.removeAll>) {
  await dropAll(tx, viewer.id)
  emit(notified, { member_id: viewer.id })
  return { done: true as const }
}
export const removeAll = handle(notifications.removeAll, clear)
export const removeAllByGet = handle(notifications.removeAllByGet, clear)
