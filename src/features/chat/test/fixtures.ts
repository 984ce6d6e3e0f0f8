import { network } from '#features/network/contract.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'
import { type ConversationId, chat } from '../contract.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A conversation of ann and ben: the first message is hers, the second his. */
    readonly conversation: ConversationId
  }
}

export const fixtures: MakeFixtures = async ({ pool, ann, ben }) => {
  await pool.query('delete from conversations')
  await ben.gets(network.follow, { id: ann.id })
  const body = 'CANARY: the hinge is beside the thin'
  const { conversation } = await ann.gets(chat.begin, { user_id: ben.id, client_message_id: crypto.randomUUID(), body })
  await ben.gets(chat.send, { id: conversation.id, client_message_id: crypto.randomUUID(), body: 'CANARY: I thought so' })
  await ben.gets(network.unfollow, { id: ann.id })
  return { conversation: conversation.id }
}
