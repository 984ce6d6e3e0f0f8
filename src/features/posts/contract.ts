import * as z from 'zod/mini'
import { Version, writing } from '#features/comments/contract.ts'
import { discussionOf } from '#features/reactions/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { fields, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { SubjectName, subject } from '#kernel/subject.ts'
import { audiences } from './rules.ts'
import { Pictures, Post, PostId } from './shapes.ts'

export { Post, PostId } from './shapes.ts'

export const postSubject = subject({ type: 'post', name: 'Post', path: (id) => `/feeds/show/${id}` })

const Privacy = z.union([z.literal(0), z.literal(1)])
const given = {
  body: z._default(z.union([z.literal(''), writing(5_000)]), ''),
  audience: z.optional(z.enum(audiences)),
  /** The same in the specification's numbers: Private 1, Public 0. */
  privacy: z.optional(Privacy),
  pictures: z._default(Pictures, []),
}
const wrong = {
  'post.empty': { status: 422, field: 'body' },
  'post.audience': { status: 422, field: 'audience' },
  'post.media': { status: 422, field: 'pictures' },
  'post.mentions': { status: 422, field: 'body' },
} as const
const notFound = { 'post.not_found': { status: 404 } } as const
const one = z.object({ post: Post })
const Tag = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,58}$/u))

export const posts = {
  list: operation({
    http: 'GET /posts',
    permission: 'everyone',
    input: fields({ user_id: z.optional(MemberId), topic: z.optional(Tag), ...paging(PAGE.feed_panel) }),
    output: z.object({ posts: listOf(Post) }),
    refusals: {},
    doc: 'Posts that one may read, newest first: of one member, or with one topic (`#word` in their text).',
  }),
  show: operation({
    http: 'GET /posts/{id}',
    permission: 'everyone',
    input: fields({ id: PostId }),
    output: one,
    refusals: notFound,
    doc: 'One post. What is for connections is found by them alone.',
    topics: ({ id }) => [`post:${id}`, ...discussionOf(postSubject.name, id)],
  }),
  create: operation({
    http: 'POST /posts',
    permission: 'posts.crud',
    commits: true,
    input: fields({
      ...given,
      /** What is quoted: another post, or a listing. */
      quoted_type: z.optional(SubjectName),
      quoted_id: z.optional(z.uuid()),
    }),
    output: one,
    refusals: { ...wrong, 'post.quoted': { status: 422, field: 'quoted_id' } },
    limit: { per_minute: 20 },
    doc: 'Write a post: text, up to eight pictures with what they show in words, something quoted. `@name` names a member, `#word` a topic.',
  }),
  edit: operation({
    http: 'POST /posts/{id}',
    permission: 'posts.crud',
    input: fields({ id: PostId, ...given }),
    output: one,
    refusals: { ...notFound, ...wrong, 'post.edits': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Change one’s post: text, audience and pictures at once. The earlier text stays to be read.',
  }),
  remove: operation({
    http: 'DELETE /posts/{id}',
    permission: 'signed_in',
    input: fields({ id: PostId }),
    output: z.object({ done: z.literal(true) }),
    refusals: notFound,
    doc: 'Delete one’s post. It can be taken back for a minute; then its comments and reactions go with it.',
  }),
  restore: operation({
    http: 'POST /posts/{id}/restore',
    permission: 'signed_in',
    input: fields({ id: PostId }),
    output: one,
    refusals: { ...notFound, 'post.too_late': { status: 409 } },
    doc: 'Take back that one’s post was deleted, within a minute.',
  }),
  versions: operation({
    http: 'GET /posts/{id}/versions',
    permission: 'everyone',
    input: fields({ id: PostId }),
    output: z.object({ versions: z.array(Version) }),
    refusals: notFound,
    doc: 'The earlier texts of a post, newest first. Those written for connections are told to connections alone.',
  }),
}

const facts = { post_id: PostId, author_id: MemberId, audience: z.enum(audiences) }
const heard = ({ post_id, author_id }: { post_id: string; author_id: string }) => [`post:${post_id}`, `posts of member:${author_id}`]
export const postCreated = event({
  name: 'posts.created',
  data: z.object({ ...facts, mentioned: z.array(MemberId), quoted_author_id: z.nullable(MemberId) }),
  topics: heard,
})
export const postChanged = event({
  name: 'posts.changed',
  data: z.object({ ...facts, is_deleted: z.boolean(), mentioned: z.array(MemberId) }),
  topics: heard,
})
/** It cannot be taken back any more. */
export const postGone = event({ name: 'posts.gone', data: z.object({ post_id: PostId, author_id: MemberId }), topics: heard })
