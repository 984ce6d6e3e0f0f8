import { refuse } from '#kernel/refusal.ts'
import { dropHeldMail } from '#server/mail/queue.ts'
import { command } from '#server/operations/slice.ts'
import { chat, marksMoved, typed } from '../contract.ts'
import { runKey } from '../notices.ts'
import { findSides } from './queries.ts'
import { deliverAll, moveReadMark, showMarks } from './queries-marks.ts'

export const read = command(chat.read, async ({ input, viewer, tx, emit }) => {
  const sides = await findSides(tx, viewer.id, input.id)
  if (!sides) return refuse('chat.not_found')
  const { id, other_id, status, read_seq } = sides
  if (!(await moveReadMark(tx, viewer.id, id, input.seq))) return { done: true as const }
  const is_shown = status === 'Open' && (await showMarks(tx, viewer.id, other_id))
  emit(marksMoved, { conversation_id: id, member_id: viewer.id, other_id, is_shown, is_read: true })
  // The letter about what was unread until now is not sent any more.
  await dropHeldMail(tx, viewer.id, [runKey(id, read_seq + 1)])
  return { done: true as const }
})

export const deliver = command(chat.deliver, async ({ viewer, tx, emit }) => {
  for (const moved of await deliverAll(tx, viewer.id)) if (moved.is_shown) emit(marksMoved, { ...moved, member_id: viewer.id, is_read: false })
  return { done: true as const }
})

/** Nothing is kept: those who look at the conversation now see it for a moment. */
export const typing = command(chat.typing, async ({ input, viewer, tx, emit }) => {
  const sides = await findSides(tx, viewer.id, input.id)
  if (!sides) return refuse('chat.not_found')
  if (sides.status === 'Open') emit(typed, { conversation_id: sides.id, member_id: viewer.id })
  return { done: true as const }
})
