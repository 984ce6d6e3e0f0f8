import * as z from 'zod/mini'
import { Version, writing } from '#features/comments/contract.ts'
import { discussionOf } from '#features/reactions/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, id, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { SubjectName, subject } from '#kernel/subject.ts'
import { audiences, postKinds } from './rules.ts'
import { Pictures, Post, PostId } from './shapes.ts'

export { Post, PostId } from './shapes.ts'

/** Weight: the contract of clubs is not loaded with every post. */
const ClubId = id('clubs')
export const postSubject = subject({ type: 'post', name: 'Post', path: (id) => `/feeds/show/${id}` })
/** An article under its own address, to be saved and found; comments and reactions are those of the post that it is. */
export const blogSubject = subject({ type: 'blog', name: 'Blog', path: (id) => `/blog/show/${id}` })

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
/** A topic as it is written behind `#`. */
export const Tag = z.string().check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}_-]{0,58}$/u))

export const posts = {
  list: operation({
    http: 'GET /posts',
    permission: 'everyone',
    input: fields({
      user_id: z.optional(MemberId),
      topic: z.optional(Tag),
      kind: z.optional(z.enum(postKinds)),
      is_news: z.optional(Flag),
      ...paging(PAGE.feed_panel),
    }),
    output: z.object({ posts: listOf(Post) }),
    refusals: {},
    doc: 'Posts that one may read, newest first: of one member, with one topic (`#word` in their text), of one kind (`Blog`: articles), or news.',
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
      /** The club in which it is written, by one of its members. */
      club_id: z.optional(ClubId),
      /** What is quoted: another post, or a listing. */
      quoted_type: z.optional(SubjectName),
      quoted_id: z.optional(z.uuid()),
    }),
    output: one,
    refusals: { ...wrong, 'post.quoted': { status: 422, field: 'quoted_id' }, 'post.club': { status: 422, field: 'club_id' } },
    limit: { per_minute: 20 },
    doc: 'Write a post: text, up to eight pictures with what they show in words, something quoted. `@name` names a member, `#word` a topic.',
  }),
  edit: operation({
    http: 'POST /posts/{id}',
    permission: 'posts.crud',
    input: fields({ id: PostId, ...given }),
    output: one,
    refusals: { ...notFound, ...wrong, 'post.edits': { status: 409 }, 'post.article': { status: 409 } },
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
  ofClub: operation({
    http: 'GET /clubs/{id}/feed',
    permission: 'clubs.view',
    guests: true,
    input: fields({ id: ClubId, topic: z.optional(Tag), ...paging(PAGE.feed) }),
    output: z.object({
      posts: listOf(Post),
      pinned: z.array(Post),
      topics: z.array(z.object({ tag: z.string(), count: z.int() })),
    }),
    refusals: notFound,
    doc: 'What the members of a club have written, the newest first; what is pinned stands apart. For whoever reads the club.',
    topics: ({ id }) => [`posts of club:${id}`],
  }),
  pin: operation({
    http: 'POST /posts/{id}/pin',
    permission: 'clubs.crud',
    input: fields({ id: PostId, is_pinned: z._default(Flag, true) }),
    output: one,
    refusals: { ...notFound, 'post.pins': { status: 409 } },
    doc: 'Pin a post to the head of a club’s feed, or take the pin away; three at most. For those who run the club.',
  }),
  takeDown: operation({
    http: 'POST /posts/{id}/take-down',
    permission: 'clubs.crud',
    input: fields({ id: PostId, reason: line(500) }),
    output: z.object({ done: z.literal(true) }),
    refusals: notFound,
    doc: 'Remove a post from a club that one runs. Its author is told why.',
  }),
  report: operation({
    http: 'POST /posts/{id}/report',
    permission: 'clubs.join',
    input: fields({ id: PostId, reason: line(500) }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...notFound, 'post.own': { status: 409 } },
    limit: { per_minute: 10 },
    doc: 'Bring a post in one’s club to the notice of those who run it.',
  }),
  reports: operation({
    http: 'GET /clubs/{id}/reports',
    permission: 'clubs.crud',
    input: fields({ id: ClubId, ...paging(PAGE.feed) }),
    output: z.object({ reports: listOf(z.object({ post: Post, reasons: z.array(z.string()) })) }),
    refusals: notFound,
    doc: 'The queue of a club’s moderators: posts that members have brought to their notice.',
    topics: ({ id }) => [`posts of club:${id}`],
  }),
  letStand: operation({
    http: 'POST /posts/{id}/let-stand',
    permission: 'clubs.crud',
    input: fields({ id: PostId }),
    output: z.object({ done: z.literal(true) }),
    refusals: notFound,
    doc: 'Let a reported post stand: it leaves the queue.',
  }),
  linkPicture: operation({
    http: 'GET /link-cards/{id}/picture',
    permission: 'everyone',
    gives: 'file',
    input: fields({ id: id('link_cards') }),
    output: z.object({}),
    refusals: { 'post.no_picture': { status: 404 } },
    doc: 'The picture of a page that a post names, drawn anew.',
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

const facts = { post_id: PostId, author_id: MemberId, audience: z.enum(audiences), club_id: z.nullable(ClubId) }
/** What is written in a club is told to those who read the club, not to those who follow the author. */
const heard = ({ post_id, author_id, club_id }: { post_id: string; author_id: string; club_id: string | null }) => [
  `post:${post_id}`,
  club_id ? `posts of club:${club_id}` : `posts of member:${author_id}`,
]
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
export const postGone = event({
  name: 'posts.gone',
  data: z.object({ post_id: PostId, author_id: MemberId, club_id: z.nullable(ClubId) }),
  topics: heard,
})
/** A moderator of its club has removed it. */
export const postTakenDown = event({
  name: 'posts.taken_down',
  data: z.object({ post_id: PostId, author_id: MemberId, club_id: ClubId, actor_id: MemberId, reason: z.string() }),
  topics: heard,
})
/** Its place in the club has changed: pinned, or reported. */
export const postMarked = event({
  name: 'posts.marked',
  data: z.object({ post_id: PostId, author_id: MemberId, club_id: ClubId }),
  topics: heard,
})
/** A page that these posts name has been read, or cannot be any more. */
export const linkRead = event({
  name: 'posts.link_read',
  data: z.object({ posts: z.array(z.object({ post_id: PostId, author_id: MemberId, club_id: z.nullable(ClubId) })) }),
  topics: ({ posts }) => posts.flatMap(heard),
})
