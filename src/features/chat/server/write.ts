import { areDealing } from '#features/orders/server/public.ts'
import { areTrading } from '#features/trades/server/public.ts'
import { refuse, refused } from '#kernel/refusal.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { CommandContext, Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { chat, messageSent } from '../contract.ts'
import { mayAskAgain, moved, type WriteWay, wayToWrite } from '../rules.ts'
import { type Attaching, attaching } from './attached.ts'
import { conversationBetween } from './between.ts'
import { mayShow, showPictures } from './messages/pictures.ts'
import { findMessage } from './messages/queries-messages.ts'
import { findSides, keepMessage, lockFacts, type TalkFacts } from './queries.ts'
import { requestsBegun } from './queries-known.ts'
import { findConversation } from './queries-list.ts'
import { conversationViews, messageViews, type TalkReader } from './view.ts'

type Call = CommandContext<typeof chat.begin> | CommandContext<typeof chat.send>
type Given = Pick<Call['input'], 'client_message_id' | 'body' | 'about_type' | 'about_id' | 'media_ids' | 'quoted_seq'>

/** What is asked elsewhere: whether the two have dealt with each other. */
export const areKnown = async (tx: Db, me: string, other: string, follows_back: boolean) =>
  follows_back || (await areDealing(tx, me, other)) || (await areTrading(tx, me, other))

/** What writing does; or why it may not be. */
async function wayOf(tx: Tx, me: string, other: string, facts: TalkFacts & { is_new: boolean }, { about_listing }: Attaching) {
  const status = facts.is_new ? 'none' : facts.status
  const is_known = status !== 'Open' && (await areKnown(tx, me, other, facts.follows_back))
  const way = wayToWrite({ status, is_asked: facts.begun_by !== me, is_known, who_may_write: facts.who_may_write, about_listing })
  if (way === 'waiting' || way === 'closed') return refuse(`chat.${way}`)
  if (way === 'ask' && !(await mayAsk(tx, me, other, facts))) return refuse('chat.too_many')
  return way
}

const mayAsk = async (tx: Tx, me: string, other: string, { member_since, now }: TalkFacts) =>
  mayAskAgain(await requestsBegun(tx, me, conversationBetween(me, other)), member_since, now)

/** The state after writing: of what is open already, it stays. */
const statusAfter = (way: WriteWay, { status, is_new }: TalkFacts & { is_new: boolean }) =>
  way === 'send' ? status : (moved(is_new ? 'none' : status, way, way === 'answer' ? 'asked' : 'writer') ?? status)

/** Something has to be said, and an answer is to a message that stands. */
async function wrongIn(tx: Tx, id: string, { body, media_ids, quoted_seq }: Given, { about_id }: Attaching) {
  if (!body && !about_id && !media_ids.length) return refuse('chat.empty')
  if (quoted_seq === undefined) return undefined
  const quoted = await findMessage(tx, id, quoted_seq)
  return quoted && !quoted.deleted_at ? undefined : refuse('chat.quoted')
}

/** Lock first: nobody blocks meanwhile. A message that has arrived before is answered as it stands. */
async function write({ tx, tools, emit, requester, viewer }: Call, other: MemberId, given: Given) {
  const facts = await lockFacts(tx, viewer.id, other, given.client_message_id)
  if (!facts) return refuse('chat.no_member')
  const conversation_id = conversationBetween(viewer.id, other)
  const reader = { db: tx, tools, requester, viewer }
  if (facts.known_seq !== null) return answer(reader, conversation_id, facts.known_seq)
  const about = await attaching(tx, tools, viewer.id, other, given)
  if (!about) return refuse('chat.about')
  const wrong = await wrongIn(tx, conversation_id, given, about)
  if (wrong) return wrong
  const way = await wayOf(tx, viewer.id, other, facts, about)
  if (typeof way !== 'string') return way
  const is_request = way === 'ask'
  const { client_message_id, body, media_ids, quoted_seq = null } = given
  // Whoever does not know the writer is not shown pictures unasked.
  if (is_request && media_ids.length) return refuse('chat.request_pictures')
  if (!(await mayShow(tx, viewer.id, media_ids))) return refuse('chat.media')
  const { about_type, about_id } = about
  const status = statusAfter(way, facts)
  const { seq, sent_at } = await keepMessage(tx, {
    ...{ me: viewer.id, other, conversation_id, client_message_id, body, about_type, about_id, quoted_seq, status, is_request },
  })
  await showPictures(tx, { conversation_id, seq }, media_ids)
  const first_unread = facts.their_read_seq + 1
  const told = { conversation_id, member_id: viewer.id, other_id: other, seq, first_unread, is_heard: facts.is_heard, is_request }
  emit(messageSent, { ...told, sent_at: sent_at.toISOString() })
  return answer(reader, conversation_id, seq)
}

async function answer(reader: TalkReader, id: string, seq: number) {
  const [row, message] = [await findConversation(reader.db, reader.viewer.id, id), await findMessage(reader.db, id, seq)]
  const [[conversation], [view]] = [await conversationViews(reader, [row!]), await messageViews(reader, [message!])]
  return { conversation: conversation!, message: view! }
}

export const begin = command(chat.begin, async (call) =>
  call.input.user_id === call.viewer.id ? refuse('chat.self') : write(call, call.input.user_id, call.input),
)

export const send = command(chat.send, async (call) => {
  const sides = await findSides(call.tx, call.viewer.id, call.input.id)
  if (!sides) return refuse('chat.not_found')
  const written = await write(call, sides.other_id, call.input)
  return refused(written) && written.refused === 'chat.no_member' ? refuse('chat.not_found') : written
})
