import {
  attaching,
  changeBody,
  dropPictures,
  dropReactions,
  emptyMessage,
  findMessage,
  isEditable,
  keepForMany,
  type MessageRow,
  mayShow,
  setReaction,
  showPictures,
  type TalkReader,
} from '#features/chat/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import { entitiesIn } from '#kernel/written/entities.ts'
import type { CommandContext, Tx } from '#server/operations/contexts.ts'
import { command } from '#server/operations/slice.ts'
import { groupMessageChanged, groupMessageSent, groups } from '../contract.ts'
import { firstSeen, MOST_NAMED, runs } from '../rules.ts'
import { dropMentions, keepMentions, lockStanding, lockToWrite, membersNamed, readOwn } from './queries.ts'
import { blockedAmong } from './queries-list.ts'
import { groupMessageViews } from './view.ts'

async function answer(reader: TalkReader, id: string, seq: number) {
  const [message] = await groupMessageViews(reader, [(await findMessage(reader.db, id, seq))!])
  return { message: message! }
}
/** Whom a text calls upon; undefined when they are too many. */
async function namedBy(tx: Tx, me: string, id: string, body: string) {
  const names = [...new Set(entitiesIn(body).flatMap(({ kind, ref }) => (kind === 'mention' ? [ref] : [])))]
  const named = names.length ? await membersNamed(tx, me, id, names) : []
  return named.length > MOST_NAMED ? undefined : named
}

type Call = CommandContext<typeof groups.send>
/** Something has to be said; what is shown is one’s own, and an answer is to a message that stands. */
async function wrongIn({ tx, viewer, input }: Call, about: { about_id: string | null } | undefined, first_seq: number) {
  const { id, body, media_ids, quoted_seq } = input
  if (!about) return refuse('group.about')
  if (!body && !about.about_id && !media_ids.length) return refuse('group.empty')
  if (!(await mayShow(tx, viewer.id, media_ids))) return refuse('group.media')
  if (quoted_seq === undefined) return undefined
  const quoted = quoted_seq < first_seq ? undefined : await findMessage(tx, id, quoted_seq)
  return quoted && !quoted.deleted_at ? undefined : refuse('group.quoted')
}

/** Lock first: nobody is put out meanwhile. A message that has arrived before is answered as it stands. */
export const send = command(groups.send, async (call) => {
  const { input, viewer, tx, tools, requester, emit } = call
  const { id, client_message_id, body, media_ids, quoted_seq = null } = input
  const own = await lockToWrite(tx, viewer.id, id, client_message_id)
  if (!own) return refuse('group.not_found')
  const reader = { db: tx, tools, requester, viewer }
  if (own.known_seq !== null) return answer(reader, id, own.known_seq)
  if (own.is_closed) return refuse('group.closed')
  const about = await attaching(tx, tools, viewer.id, viewer.id, input)
  const wrong = await wrongIn(call, about, firstSeen(own.history, own.from_seq))
  if (wrong) return wrong
  const named = await namedBy(tx, viewer.id, id, body)
  if (!named) return refuse('group.named')
  const { about_type, about_id } = about!
  const { seq, sent_at } = await keepForMany(tx, { me: viewer.id, conversation_id: id, client_message_id, body, about_type, about_id, quoted_seq })
  await readOwn(tx, viewer.id, id, seq)
  if (named.length) await keepMentions(tx, id, seq, named)
  await showPictures(tx, { conversation_id: id, seq }, media_ids)
  emit(groupMessageSent, { group_id: id, member_id: viewer.id, seq, named: named.map((one) => one.id), sent_at: sent_at.toISOString() })
  return answer(reader, id, seq)
})

interface Place {
  readonly id: string
  readonly seq: number
}
/** A message that stands and that the viewer reads, in a group that is locked. */
async function messageHere(tx: Tx, me: string, { id, seq }: Place) {
  const own = await lockStanding(tx, me, id)
  const row = own && seq >= firstSeen(own.history, own.from_seq) ? await findMessage(tx, id, seq) : undefined
  return own && row && !row.deleted_at && !(await blockedAmong(tx, me, [row.sender_id])).size ? { own, row } : undefined
}

export const editMessage = command(groups.editMessage, async ({ input, viewer, tx, clock, emit, tools, requester }) => {
  const here = await messageHere(tx, viewer.id, input)
  if (!here || here.row.sender_id !== viewer.id || here.own.is_closed) return refuse('group.no_message')
  if (!isEditable(here.row.sent_at, await clock())) return refuse('group.too_late')
  if (input.body !== here.row.body) {
    await changeBody(tx, here.row, input.body)
    // Whom a changed text names is shown; they were called upon by what was sent.
    const named = (await namedBy(tx, viewer.id, input.id, input.body)) ?? []
    await dropMentions(tx, input.id, input.seq)
    if (named.length) await keepMentions(tx, input.id, input.seq, named)
    emit(groupMessageChanged, { group_id: input.id, member_id: viewer.id, seq: input.seq })
  }
  return answer({ db: tx, tools, requester, viewer }, input.id, input.seq)
})

async function empty(tx: Tx, row: MessageRow) {
  await dropPictures(tx, row)
  await dropReactions(tx, row)
  await dropMentions(tx, row.conversation_id, row.seq)
  await emptyMessage(tx, row)
}
export const removeMessage = command(groups.removeMessage, async ({ input, viewer, tx, emit }) => {
  const here = await messageHere(tx, viewer.id, input)
  if (!here || !(here.row.sender_id === viewer.id || runs(here.own.standing))) return refuse('group.no_message')
  await empty(tx, here.row)
  emit(groupMessageChanged, { group_id: input.id, member_id: viewer.id, seq: input.seq })
  return { done: true as const }
})

export const react = command(groups.react, async ({ input, viewer, tx, emit, tools, requester }) => {
  const here = await messageHere(tx, viewer.id, input)
  if (!here || here.own.is_closed) return refuse('group.no_message')
  const own = here.row.reactions.find(({ member_id }) => member_id === viewer.id)?.reaction ?? null
  if (own !== input.reaction) {
    await setReaction(tx, here.row, viewer.id, input.reaction)
    emit(groupMessageChanged, { group_id: input.id, member_id: viewer.id, seq: input.seq })
  }
  return answer({ db: tx, tools, requester, viewer }, input.id, input.seq)
})
