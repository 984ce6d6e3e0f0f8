import { createHash } from 'node:crypto'
import type { ConversationId } from '../contract.ts'

/** The number of the conversation of two members follows from theirs, as `conversation_between` in the database computes it. */
export function conversationBetween(a: string, b: string): ConversationId {
  const hash = createHash('md5').update([a, b].sort().join('')).digest('hex')
  const signs = `${hash.slice(0, 12)}8${hash.slice(13, 16)}8${hash.slice(17)}`
  return [signs.slice(0, 8), signs.slice(8, 12), signs.slice(12, 16), signs.slice(16, 20), signs.slice(20)].join('-') as ConversationId
}
