import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { chat, conversationChanged } from '../../contract.ts'
import { isEditable } from '../../rules.ts'
import { findSides } from '../queries.ts'
import { messageViews } from '../view.ts'
import { changeBody, emptyMessage, findMessage } from './queries-messages.ts'
import { dropPictures, dropReactions } from './queries-pictures.ts'

/** One’s own message that stands, in a conversation that is locked. */
async function ownMessage(tx: Tx, me: string, { id, seq }: { id: string; seq: number }) {
  await lock(tx, 'conversations', [id])
  const sides = await findSides(tx, me, id)
  const row = sides && (await findMessage(tx, id, seq))
  return row && row.sender_id === me ? { row, other_id: sides.other_id } : undefined
}

export const edit = command(chat.edit, async ({ input, viewer, tx, clock, emit, tools, requester }) => {
  const own = await ownMessage(tx, viewer.id, input)
  if (!own || own.row.deleted_at) return refuse('chat.no_message')
  if (!isEditable(own.row.sent_at, await clock())) return refuse('chat.too_late')
  if (input.body !== own.row.body) {
    await changeBody(tx, own.row, input.body)
    emit(conversationChanged, { conversation_id: input.id, member_id: viewer.id, other_id: own.other_id, seq: input.seq })
  }
  const [message] = await messageViews({ db: tx, tools, requester, viewer }, [(await findMessage(tx, input.id, input.seq))!])
  return { message: message! }
})

export const remove = command(chat.remove, async ({ input, viewer, tx, emit }) => {
  const own = await ownMessage(tx, viewer.id, input)
  if (!own) return refuse('chat.no_message')
  if (!own.row.deleted_at) {
    await dropPictures(tx, own.row)
    await dropReactions(tx, own.row)
    await emptyMessage(tx, own.row)
    emit(conversationChanged, { conversation_id: input.id, member_id: viewer.id, other_id: own.other_id, seq: input.seq })
  }
  return { done: true as const }
})
