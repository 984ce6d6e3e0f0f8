import * as z from 'zod/mini'
import { writing } from '#features/comments/contract.ts'
import { reactionKinds } from '#features/reactions/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { subject } from '#kernel/subject.ts'
import { HISTORY_PAGE, LONGEST_MESSAGE, writersAllowed } from './rules.ts'
import { Conversation, ConversationId, keptFrom, Message, Partner, Seq, written } from './shapes.ts'

export { Conversation, ConversationId, keptFrom, Message, Partner, Seq, written } from './shapes.ts'

/** What is written between two: it can be reported, and nothing else. */
export const conversationSubject = subject({ type: 'conversation', name: 'Conversation', path: () => '/chat' })

const talks = (member_id: string) => `messages of member:${member_id}`
const done = z.object({ done: z.literal(true) })
const notFound = { 'chat.not_found': { status: 404 } } as const
const noMember = { 'chat.no_member': { status: 404 } } as const
const noMessage = { 'chat.no_message': { status: 404 } } as const
const wrong = {
  'chat.empty': { status: 422, field: 'body' },
  'chat.about': { status: 422, field: 'about_id' },
  'chat.media': { status: 422, field: 'media_ids' },
  'chat.request_pictures': { status: 422, field: 'media_ids' },
  'chat.quoted': { status: 422, field: 'quoted_seq' },
  'chat.waiting': { status: 409 },
  'chat.closed': { status: 403 },
  'chat.too_many': { status: 429 },
} as const
const WRITE = 'marketplace.buying.chat_with_seller'
const reads = { permission: 'signed_in', talk: true } as const
const ofConversation = { permission: 'signed_in', output: done, refusals: notFound, limit: { per_minute: 60 } } as const
const sent = z.object({ conversation: Conversation, message: Message })
const Settings = z.object({ settings: z.object({ shows_marks: z.boolean(), who_may_write: z.enum(writersAllowed) }) })
const boxes = ['inbox', 'requests', 'archive'] as const

export const chat = {
  list: operation({
    http: 'GET /conversations',
    ...reads,
    input: fields({ box: z._default(z.enum(boxes), 'inbox'), unread: z._default(z.boolean(), false), ...paging(PAGE.members) }),
    output: z.object({ conversations: listOf(Conversation), counts: z.object({ unread: z.int(), requests: z.int() }), viewer_id: MemberId }),
    refusals: {},
    doc: 'One’s conversations, those with the newest message first; requests and what was put away stand in boxes of their own.',
    topics: (_, { viewer_id }) => [talks(viewer_id)],
  }),
  withMember: operation({
    http: 'GET /users/{id}/conversation',
    ...reads,
    input: fields({ id: MemberId }),
    output: z.object({
      ...{ conversation: z.nullable(Conversation), user: z.nullable(Partner), viewer_id: MemberId },
      /** What writing would do: `ask` begins a request, `waiting` and `closed` refuse it. */
      writes: z.enum(['send', 'open', 'ask', 'meet', 'answer', 'waiting', 'closed']),
    }),
    refusals: noMember,
    doc: 'The conversation with a member, if there is one, and whether one may write to them.',
    topics: (_, { conversation, viewer_id }) =>
      conversation ? [`conversation:${conversation.id}`, `marks of conversation:${conversation.id}`] : [talks(viewer_id)],
  }),
  begin: operation({
    http: 'POST /conversations',
    permission: WRITE,
    input: fields({ user_id: MemberId, ...written }),
    output: sent,
    refusals: { ...noMember, ...wrong, 'chat.self': { status: 409 } },
    limit: { per_minute: 60 },
    doc: 'Write to a member. Whoever is not known to them asks with one message, and waits until it is accepted. The same `client_message_id` is the same message.',
  }),
  history: operation({
    http: 'GET /conversations/{id}/messages',
    ...reads,
    input: fields({
      id: ConversationId,
      before: z.optional(Seq),
      after: z.optional(Seq),
      page_size: z._default(z.int().check(z.gte(1), z.lte(100)), HISTORY_PAGE),
    }),
    output: z.object({ messages: z.array(Message), last_seq: z.int(), ...keptFrom }),
    refusals: notFound,
    doc: 'Messages in their order: the newest, those before one, or those after one. Where messages are deleted after `kept_days`, they begin at `first_seq`.',
    topics: ({ id }) => [`conversation:${id}`],
  }),
  send: operation({
    http: 'POST /conversations/{id}/messages',
    permission: WRITE,
    input: fields({ id: ConversationId, ...written }),
    output: sent,
    refusals: { ...notFound, ...wrong },
    limit: { per_minute: 60 },
    doc: 'Write in a conversation. The same `client_message_id` is the same message.',
  }),
  edit: operation({
    http: 'POST /conversations/{id}/messages/{seq}',
    permission: WRITE,
    input: fields({ id: ConversationId, seq: Seq, body: writing(LONGEST_MESSAGE) }),
    output: z.object({ message: Message }),
    refusals: { ...noMessage, 'chat.too_late': { status: 409 } },
    limit: { per_minute: 60 },
    doc: 'Change one’s message within 15 minutes; it is marked.',
  }),
  react: operation({
    http: 'POST /conversations/{id}/messages/{seq}/reaction',
    permission: 'signed_in',
    input: fields({ id: ConversationId, seq: Seq, reaction: z.nullable(z.enum(reactionKinds)) }),
    output: z.object({ message: Message }),
    refusals: { 'chat.no_message_here': { status: 404 } },
    limit: { per_minute: 120 },
    doc: 'Say how one feels about a message, instead of what one said before; null takes it back.',
  }),
  remove: operation({
    http: 'DELETE /conversations/{id}/messages/{seq}',
    permission: 'signed_in',
    input: fields({ id: ConversationId, seq: Seq }),
    output: done,
    refusals: noMessage,
    limit: { per_minute: 60 },
    doc: 'Delete one’s message for both. Its place stays.',
  }),
  read: operation({
    http: 'POST /conversations/{id}/read',
    ...ofConversation,
    limit: { per_minute: 120 },
    input: fields({ id: ConversationId, seq: Seq }),
    doc: 'Read up to this message. The mark moves forward only.',
  }),
  deliver: operation({
    http: 'POST /conversations/delivered',
    permission: 'signed_in',
    input: fields({}),
    output: done,
    refusals: {},
    limit: { per_minute: 120 },
    doc: 'One’s device has received what was written until now.',
  }),
  typing: operation({
    http: 'POST /conversations/{id}/typing',
    ...ofConversation,
    limit: { per_minute: 30 },
    input: fields({ id: ConversationId }),
    doc: 'One is writing: the other sees it for a moment.',
  }),
  mute: operation({
    http: 'POST /conversations/{id}/mute',
    ...ofConversation,
    input: fields({ id: ConversationId, is_muted: z.boolean() }),
    doc: 'Hear nothing of new messages in this conversation, or again.',
  }),
  archive: operation({
    http: 'POST /conversations/{id}/archive',
    ...ofConversation,
    input: fields({ id: ConversationId, is_archived: z.boolean() }),
    doc: 'Put a conversation away, or back. A new message brings it back, unless it is muted.',
  }),
  accept: operation({
    http: 'POST /conversations/{id}/accept',
    ...ofConversation,
    input: fields({ id: ConversationId }),
    refusals: { ...notFound, 'chat.no_request': { status: 409 } },
    doc: 'Accept a request: both may write.',
  }),
  decline: operation({
    http: 'POST /conversations/{id}/decline',
    ...ofConversation,
    input: fields({ id: ConversationId }),
    refusals: { ...notFound, 'chat.no_request': { status: 409 } },
    doc: 'Decline a request. Whoever asked is not told.',
  }),
  search: operation({
    http: 'GET /messages',
    ...reads,
    input: fields({ search: line(100), ...paging(PAGE.usual) }),
    output: z.object({
      messages: listOf(
        z.object({
          conversation_id: ConversationId,
          seq: z.int(),
          user: z.nullable(Partner),
          user_id: MemberId,
          is_own: z.boolean(),
          body: z.string(),
          sent_at: Instant,
        }),
      ),
      viewer_id: MemberId,
    }),
    refusals: {},
    doc: 'Messages of one’s own conversations that contain these words, newest first.',
  }),
  settings: operation({
    http: 'GET /chat-settings',
    ...reads,
    input: fields({}),
    output: Settings,
    refusals: {},
    doc: 'Whether one shows and sees what was delivered and read, and who may write.',
  }),
  changeSettings: operation({
    http: 'POST /chat-settings',
    permission: 'signed_in',
    input: fields({ shows_marks: z.optional(z.boolean()), who_may_write: z.optional(z.enum(writersAllowed)) }),
    output: Settings,
    refusals: {},
    doc: 'Show and see what was delivered and read, or neither; who may write.',
  }),
}

const pair = { conversation_id: ConversationId, member_id: MemberId, other_id: MemberId }
type Pair = { readonly conversation_id: string; readonly member_id: string; readonly other_id: string }
const both = ({ conversation_id, member_id, other_id }: Pair) => [`conversation:${conversation_id}`, talks(member_id), talks(other_id)]
/** `member_id` has written. Sockets of the two hear of what and when, and read the words by HTTP. */
export const messageSent = event({
  name: 'chat.message_sent',
  data: z.object({
    ...pair,
    ...{ seq: z.int(), first_unread: z.int(), is_heard: z.boolean(), is_request: z.boolean(), sent_at: z.string() },
  }),
  topics: both,
  shows: ({ conversation_id, member_id, seq, is_request, sent_at }) => ({ conversation_id, member_id, seq, is_request, sent_at }),
})
/** A message (`seq`) was changed, deleted or felt about, or a request answered. */
export const conversationChanged = event({
  name: 'chat.conversation_changed',
  data: z.object({ ...pair, seq: z._default(z.nullable(z.int()), null) }),
  topics: both,
  shows: ({ seq }) => ({ changed: seq }),
})
/** `member_id` has received or read more. Others of the conversation hear of it when both show such marks. */
export const marksMoved = event({
  name: 'chat.marks_moved',
  data: z.object({ ...pair, is_shown: z.boolean(), is_read: z.boolean() }),
  topics: ({ conversation_id, member_id, is_shown, is_read }) => [
    ...(is_read ? [talks(member_id)] : []),
    ...(is_shown ? [`marks of conversation:${conversation_id}`] : []),
  ],
})
/** One’s own list is arranged otherwise. */
export const listArranged = event({
  name: 'chat.list_arranged',
  data: z.object({ member_id: MemberId }),
  topics: ({ member_id }) => [talks(member_id)],
})
export const typed = event({
  name: 'chat.typed',
  data: z.object({ conversation_id: ConversationId, member_id: MemberId }),
  topics: ({ conversation_id }) => [`marks of conversation:${conversation_id}`],
  shows: ({ member_id }) => ({ typing: member_id }),
})
