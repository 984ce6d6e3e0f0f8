import { refuse } from '#kernel/refusal.ts'
import type { CommandContext } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { chat, conversationChanged, listArranged } from '../contract.ts'
import { type ConversationState, moved } from '../rules.ts'
import { findSides, leaveRequests, setBox, setMuted, setStatus } from './queries.ts'

const done = { done: true as const }

export const mute = command(chat.mute, async ({ input, viewer, tx, emit }) => {
  if (!(await findSides(tx, viewer.id, input.id))) return refuse('chat.not_found')
  await setMuted(tx, viewer.id, input.id, input.is_muted)
  emit(listArranged, { member_id: viewer.id })
  return done
})

export const archive = command(chat.archive, async ({ input, viewer, tx, emit }) => {
  if (!(await findSides(tx, viewer.id, input.id))) return refuse('chat.not_found')
  await setBox(tx, viewer.id, input.id, input.is_archived ? 'archive' : 'inbox')
  emit(listArranged, { member_id: viewer.id })
  return done
})

type Answering = CommandContext<typeof chat.accept> | CommandContext<typeof chat.decline>
async function answerRequest({ input, viewer, tx, emit }: Answering, action: 'accept' | 'decline') {
  await lock(tx, 'conversations', [input.id])
  const sides = await findSides(tx, viewer.id, input.id)
  if (!sides || sides.begun_by === viewer.id) return refuse('chat.not_found')
  const to = moved(sides.status as ConversationState, action, 'asked')
  if (!to) return refuse('chat.no_request')
  await setStatus(tx, input.id, to)
  await leaveRequests(tx, viewer.id, input.id, action === 'accept' ? 'inbox' : 'declined')
  // Whoever asked is not told that it was declined.
  if (action === 'accept') emit(conversationChanged, { conversation_id: input.id, member_id: viewer.id, other_id: sides.other_id })
  else emit(listArranged, { member_id: viewer.id })
  return done
}
export const accept = command(chat.accept, (call) => answerRequest(call, 'accept'))
export const decline = command(chat.decline, (call) => answerRequest(call, 'decline'))
