import type { MemberId } from '#kernel/shapes.ts'
import type { Subject } from '#kernel/subject.ts'
import type { TransactionContext } from '#server/operations/contexts.ts'
import { conversationChanged } from '../../contract.ts'
import { conversationBetween } from '../between.ts'
import { lockFacts } from '../queries.ts'
import { keepLineOf } from './queries-lines.ts'

interface KeptLine {
  readonly from: MemberId
  readonly to: MemberId
  readonly about: Subject
  readonly about_id: string
  /** Whoever it goes to has not seen what it tells of. */
  readonly is_unread: boolean
}
/** A line that nobody has written: what the two did, such as a call. A conversation that has not begun begins with it. The same line is kept once. */
export async function keepLine({ tx, emit }: Pick<TransactionContext, 'tx' | 'emit'>, { about, ...line }: KeptLine): Promise<void> {
  const { from, to, about_id } = line
  const facts = await lockFacts(tx, from, to, about_id)
  if (!facts || facts.known_seq !== null) return
  const conversation_id = conversationBetween(from, to)
  await keepLineOf(tx, { ...line, conversation_id, about_name: about.name })
  emit(conversationChanged, { conversation_id, member_id: from, other_id: to, seq: null })
}
