import * as z from 'zod/mini'
import { discussionOf } from '#features/reactions/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { SubjectName, subject } from '#kernel/subject.ts'
import { Comment, CommentId, Version, writing } from './shapes.ts'

export { Comment, CommentId, Entity, Reply, Version, writing } from './shapes.ts'

/** A comment has no page of its own: it is read where it was written. */
export const commentSubject = subject({ type: 'comment', name: 'Comment', path: () => '/feeds' })

export const commentSorts = ['oldest', 'newest'] as const
const about = { commentable_type: SubjectName, commentable_id: z.uuid() }
const body = writing(2_000)
const notFound = { 'comment.not_found': { status: 404 } } as const
const kinds = { 'comment.kind': { status: 422, field: 'commentable_type' }, 'comment.no_subject': { status: 404 } } as const
const mentions = { 'comment.mentions': { status: 422, field: 'body' } } as const
const one = z.object({ comment: Comment })

export const comments = {
  create: operation({
    http: 'POST /comments',
    permission: 'comments.crud',
    input: fields({
      ...about,
      body,
      /** The comment it answers. The answer to an answer stands beside it. */
      parent_id: z.optional(CommentId),
    }),
    output: one,
    refusals: { ...kinds, ...mentions, 'comment.no_parent': { status: 404 } },
    limit: { per_minute: 20 },
    doc: 'Say something about a post or a listing, or answer a comment. `@name` names a member, `#word` a topic.',
  }),
  list: operation({
    http: 'GET /comments',
    permission: 'everyone',
    input: fields({
      ...about,
      /** Replies of this comment only. */
      parent_id: z.optional(CommentId),
      sort: z._default(z.enum(commentSorts), 'oldest'),
      ...paging(PAGE.comments),
    }),
    output: z.object({ comments: listOf(Comment), count: z.int() }),
    refusals: kinds,
    doc: 'What is said about a post or a listing, with the first replies of each comment. Members who are blocked are left out.',
    topics: ({ commentable_type, commentable_id }) => discussionOf(commentable_type, commentable_id),
  }),
  edit: operation({
    http: 'POST /comments/{id}',
    permission: 'comments.crud',
    input: fields({ id: CommentId, body }),
    output: one,
    refusals: { ...notFound, ...mentions, 'comment.edits': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Change one’s comment. The earlier text stays to be read.',
  }),
  remove: operation({
    http: 'DELETE /comments/{id}',
    permission: 'signed_in',
    input: fields({ id: CommentId }),
    output: one,
    refusals: notFound,
    doc: 'Delete one’s comment. It can be taken back for a minute.',
  }),
  restore: operation({
    http: 'POST /comments/{id}/restore',
    permission: 'signed_in',
    input: fields({ id: CommentId }),
    output: one,
    refusals: { ...notFound, 'comment.too_late': { status: 409 } },
    doc: 'Take back that one’s comment was deleted, within a minute.',
  }),
  versions: operation({
    http: 'GET /comments/{id}/versions',
    permission: 'everyone',
    input: fields({ id: CommentId }),
    output: z.object({ versions: z.array(Version) }),
    refusals: notFound,
    doc: 'The earlier texts of a comment, newest first.',
  }),
}

const said = {
  comment_id: CommentId,
  subject_type: z.string(),
  subject_id: z.uuid(),
  kind: z.string(),
  member_id: MemberId,
  owner_id: z.nullable(MemberId),
}
const discussion = ({ subject_type, subject_id }: { subject_type: string; subject_id: string }) => discussionOf(subject_type, subject_id)
export const commented = event({
  name: 'comments.commented',
  data: z.object({ ...said, answered_id: z.nullable(MemberId), mentioned: z.array(MemberId) }),
  topics: discussion,
})
export const commentChanged = event({ name: 'comments.changed', data: z.object({ ...said, mentioned: z.array(MemberId) }), topics: discussion })
