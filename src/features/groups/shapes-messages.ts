import * as z from 'zod/mini'
import { keptFrom, Seq, written } from '#features/chat/contract.ts'
import { writing } from '#features/comments/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { reactionKinds } from '#features/reactions/contract.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, Instant, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { hearings, LONGEST_WRITTEN, PAGE_OF_HISTORY } from './rules.ts'
import { Group, GroupId, GroupMessage } from './shapes.ts'

const done = z.object({ done: z.literal(true) })
const notFound = { 'group.not_found': { status: 404 } } as const
const noMessage = { 'group.no_message': { status: 404 } } as const
const wrong = {
  'group.empty': { status: 422, field: 'body' },
  'group.named': { status: 422, field: 'body' },
  'group.about': { status: 422, field: 'about_id' },
  'group.media': { status: 422, field: 'media_ids' },
  'group.quoted': { status: 422, field: 'quoted_seq' },
  'group.closed': { status: 409 },
} as const
const WRITE = 'marketplace.buying.chat_with_seller'
const ofMessage = { limit: { per_minute: 60 }, refusals: noMessage } as const

/** What is written in a group, and how far one has read. */
export const groupMessageOperations = {
  history: operation({
    http: 'GET /groups/{id}/messages',
    permission: 'signed_in',
    input: fields({
      ...{ id: GroupId, before: z.optional(Seq), after: z.optional(Seq) },
      page_size: z._default(z.int().check(z.gte(1), z.lte(100)), PAGE_OF_HISTORY),
    }),
    output: z.object({
      ...{ messages: z.array(GroupMessage), last_seq: z.int(), ...keptFrom },
      /** Those who wrote them, also when they are in the group no more. */
      people: z.array(PublicMember),
    }),
    refusals: notFound,
    doc: 'Messages in their order: the newest, those before one, or those after one. Whoever joined later reads from `first_seq`.',
    topics: ({ id }) => [`group:${id}`],
  }),
  send: operation({
    http: 'POST /groups/{id}/messages',
    permission: WRITE,
    input: fields({ id: GroupId, ...written }),
    output: z.object({ message: GroupMessage }),
    refusals: { ...notFound, ...wrong },
    limit: { per_minute: 60 },
    doc: 'Write in a group. The same `client_message_id` is the same message. `@name` calls upon a member of it.',
  }),
  editMessage: operation({
    http: 'POST /groups/{id}/messages/{seq}',
    permission: WRITE,
    input: fields({ id: GroupId, seq: Seq, body: writing(LONGEST_WRITTEN) }),
    output: z.object({ message: GroupMessage }),
    ...ofMessage,
    refusals: { ...noMessage, 'group.too_late': { status: 409 } },
    doc: 'Change one’s message within 15 minutes; it is marked.',
  }),
  removeMessage: operation({
    http: 'DELETE /groups/{id}/messages/{seq}',
    permission: 'signed_in',
    input: fields({ id: GroupId, seq: Seq }),
    output: done,
    ...ofMessage,
    doc: 'Delete one’s message for all; those who run the group delete any. Its place stays.',
  }),
  react: operation({
    http: 'POST /groups/{id}/messages/{seq}/reaction',
    permission: 'signed_in',
    input: fields({ id: GroupId, seq: Seq, reaction: z.nullable(z.enum(reactionKinds)) }),
    output: z.object({ message: GroupMessage }),
    ...ofMessage,
    doc: 'Say how one feels about a message; null takes it back.',
  }),
  read: operation({
    http: 'POST /groups/{id}/read',
    permission: 'signed_in',
    input: fields({ id: GroupId, seq: Seq }),
    output: done,
    refusals: notFound,
    limit: { per_minute: 120 },
    doc: 'Read up to this message. The mark moves forward only.',
  }),
  marks: operation({
    http: 'GET /groups/{id}/marks',
    permission: 'signed_in',
    input: fields({ id: GroupId }),
    output: z.object({ marks: z.nullable(z.array(z.object({ user_id: MemberId, read_seq: z.int() }))) }),
    refusals: notFound,
    doc: 'How far the others have read, of those who show it; null in large groups, and when one does not show it oneself.',
    topics: ({ id }) => [`marks of group:${id}`],
  }),
  typing: operation({
    http: 'POST /groups/{id}/typing',
    permission: 'signed_in',
    input: fields({ id: GroupId }),
    output: done,
    refusals: notFound,
    limit: { per_minute: 30 },
    doc: 'One is writing: the others see it for a moment.',
  }),
  hears: operation({
    http: 'POST /groups/{id}/hears',
    permission: 'signed_in',
    input: fields({ id: GroupId, hears: z.enum(hearings) }),
    output: z.object({ group: Group }),
    refusals: notFound,
    limit: { per_minute: 60 },
    doc: 'Hear of every message, of those that name one, or of nothing.',
  }),
  search: operation({
    http: 'GET /group-messages',
    permission: 'signed_in',
    input: fields({ search: line(100), ...paging(PAGE.usual) }),
    output: z.object({
      messages: listOf(
        z.object({
          ...{
            group_id: GroupId,
            group: z.string(),
            seq: z.int(),
            by: z.nullable(z.string()),
            is_own: z.boolean(),
            body: z.string(),
            sent_at: Instant,
          },
        }),
      ),
      viewer_id: MemberId,
    }),
    refusals: {},
    doc: 'Messages of one’s groups that contain these words, newest first: of those one may read.',
  }),
}
