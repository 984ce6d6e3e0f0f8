import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, listOf, MemberId, named, paging } from '#kernel/shapes.ts'
import { SubjectName } from '#kernel/subject.ts'
import { reactionKinds } from './rules.ts'

export { type ReactionKind, reactionKinds } from './rules.ts'

const Reaction = z.enum(reactionKinds)
/** How many of each, those with most first, and the viewer's own. */
export const Reactions = named(
  'Reactions',
  z.object({ total: z.int(), counts: z.array(z.object({ reaction: Reaction, count: z.int() })), own: z.nullable(Reaction) }),
)
export type Reactions = z.infer<typeof Reactions>

const of = { reactionable_type: SubjectName, reactionable_id: z.uuid() }
const there = { 'reaction.kind': { status: 422, field: 'reactionable_type' }, 'reaction.not_found': { status: 404 } } as const

export const reactions = {
  react: operation({
    http: 'POST /reactions',
    permission: 'reactions.crud',
    input: fields({ ...of, reaction: z.nullable(Reaction) }),
    output: z.object({ reactions: Reactions }),
    refusals: there,
    limit: { per_minute: 120 },
    doc: 'Say how one feels about a post, a comment or a listing: one of six, instead of an earlier one; null takes it back.',
  }),
  list: operation({
    http: 'GET /reactions',
    permission: 'everyone',
    input: fields({ ...of, reaction: z.optional(Reaction), ...paging(PAGE.members) }),
    output: z.object({ reactions: listOf(z.object({ id: z.uuid(), reaction: Reaction, user: PublicMember })), summary: Reactions }),
    refusals: there,
    doc: 'Who has reacted to something, newest first, and how many of each kind.',
    topics: ({ reactionable_type, reactionable_id }) => discussionOf(reactionable_type, reactionable_id),
  }),
}

/** Topics of what is said and felt about a subject: `discussion of stamp_item:…`. A comment has none of its own. */
export const discussionOf = (name: string, id: string): string[] => (name === 'Comment' ? [] : [`discussion of ${snaked(name)}:${id}`])
const snaked = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()

export const reacted = event({
  name: 'reactions.reacted',
  data: z.object({
    subject_type: z.string(),
    subject_id: z.uuid(),
    /** Type of the registered subject, for notices. */
    kind: z.string(),
    member_id: MemberId,
    owner_id: z.nullable(MemberId),
    reaction: z.nullable(Reaction),
    on: z.string(),
  }),
  topics: ({ subject_type, subject_id }) => discussionOf(subject_type, subject_id),
})
