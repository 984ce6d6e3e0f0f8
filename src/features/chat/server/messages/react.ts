import { refuse } from '#kernel/refusal.ts'
import { lock } from '#server/operations/locks.ts'
import { command } from '#server/operations/slice.ts'
import { chat, conversationChanged } from '../../contract.ts'
import { findSides } from '../queries.ts'
import { messageViews } from '../view.ts'
import { findMessage } from './queries-messages.ts'
import { setReaction } from './queries-pictures.ts'

/** Of a request nobody learns that it was read: how one feels is said once the two talk. */
export const react = command(chat.react, async ({ input, viewer, tx, emit, tools, requester }) => {
  const { id, seq, reaction } = input
  await lock(tx, 'conversations', [id])
  const sides = await findSides(tx, viewer.id, id)
  const row = sides?.status === 'Open' ? await findMessage(tx, id, seq) : undefined
  if (!sides || !row || row.deleted_at) return refuse('chat.no_message_here')
  const own = row.reactions.find(({ member_id }) => member_id === viewer.id)?.reaction ?? null
  if (own !== reaction) {
    await setReaction(tx, row, viewer.id, reaction)
    emit(conversationChanged, { conversation_id: id, member_id: viewer.id, other_id: sides.other_id, seq })
  }
  const [message] = await messageViews({ db: tx, tools, requester, viewer }, [(await findMessage(tx, id, seq))!])
  return { message: message! }
})
