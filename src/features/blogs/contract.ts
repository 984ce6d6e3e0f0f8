import * as z from 'zod/mini'
import { PostId, postSubject, Tag } from '#features/posts/contract.ts'
import { discussionOf } from '#features/reactions/contract.ts'
import { event } from '#kernel/event.ts'
import { PAGE } from '#kernel/measures.ts'
import { operation } from '#kernel/operation.ts'
import { Flag, fields, Instant, id, line, listOf, MemberId, paging } from '#kernel/shapes.ts'
import { SubjectCard, subject } from '#kernel/subject.ts'
import { EMPTY_TREE, readTree } from '#kernel/written/tree.ts'
import { MOST_TAGS } from './rules.ts'
import { Article, Draft, DraftId, DraftLine } from './shapes.ts'

export { Article, type BlogDraft, DraftId } from './shapes.ts'

/** Under which its author is told of it. */
export const draftSubject = subject({ type: 'blog_draft', name: 'BlogDraft', path: (id) => `/blog/update/${id}` })

const Content = z.string().check(z.refine((text) => readTree(text) !== undefined, { error: 'input.form' }))
const maybe = (most: number) => z._default(z.union([z.literal(''), line(most)]), '')
const MediaId = id('medias')
const given = {
  title: maybe(150),
  summary: maybe(300),
  content: z._default(Content, EMPTY_TREE),
  cover_media_id: z._default(z.nullable(MediaId), null),
  cover_alt: maybe(500),
  tags: z._default(z.array(Tag).check(z.maxLength(MOST_TAGS)), []),
  is_news: z._default(Flag, false),
}
const notFound = { 'blog.not_found': { status: 404 } } as const
const clash = { ...notFound, 'blog.clash': { status: 409 } } as const
const wrong = { 'blog.media': { status: 422, field: 'content' }, 'blog.news': { status: 403 } } as const
const one = z.object({ draft: Draft })
const ofDraft = ({ id }: { id: string }) => [`draft:${id}`]
/** Of a draft: one more with each save. */
const version = z.int().check(z.gte(0), z.lte(2_147_483_647))

export const blogs = {
  texts: operation({
    http: 'GET /blogs',
    permission: 'blogs.view',
    guests: true,
    input: fields({ user_id: z.optional(MemberId), topic: z.optional(Tag), is_news: z.optional(Flag), ...paging(PAGE.blogs) }),
    output: z.object({ articles: listOf(Article) }),
    refusals: {},
    doc: 'Articles with their whole texts, newest first: of everybody or of one member. Their heads alone are `GET /posts?kind=Blog`.',
  }),
  show: operation({
    http: 'GET /blogs/{id}',
    permission: 'blogs.view',
    guests: true,
    also: ['news.actions.access'],
    input: fields({ id: PostId }),
    output: z.object({ article: Article, may_answer: z.boolean() }),
    refusals: notFound,
    doc: 'One article. Its text is a document tree as JSON: paragraphs, headings, lists, quotes, tables, pictures and cards.',
    topics: ({ id }) => [`post:${id}`, ...discussionOf(postSubject.name, id)],
  }),
  drafts: operation({
    http: 'GET /blogs/drafts',
    permission: 'signed_in',
    input: fields(paging(PAGE.usual)),
    output: z.object({ drafts: listOf(DraftLine), member_id: MemberId }),
    refusals: {},
    doc: 'One’s own drafts, scheduled and published texts, the latest begun first.',
    topics: (_, { member_id }) => [`drafts of member:${member_id}`],
  }),
  draft: operation({
    http: 'GET /blogs/drafts/{id}',
    permission: 'signed_in',
    input: fields({ id: z.uuid() }),
    output: one,
    refusals: notFound,
    doc: 'One’s own draft, by its id or by that of its article.',
    topics: (_, { draft }) => [`draft:${draft.id}`],
  }),
  begin: operation({
    http: 'POST /blogs/drafts',
    permission: 'blogs.crud',
    commits: true,
    input: fields({ ...given, club_id: z.optional(id('clubs')) }),
    output: one,
    refusals: { ...wrong, 'blog.club': { status: 422, field: 'club_id' }, 'blog.drafts': { status: 409 } },
    limit: { per_minute: 20 },
    doc: 'Begin a draft, which its author alone reads.',
  }),
  save: operation({
    http: 'POST /blogs/drafts/{id}',
    permission: 'blogs.crud',
    input: fields({ id: DraftId, version, keeps_other: z._default(Flag, false), ...given }),
    output: one,
    refusals: { ...clash, ...wrong },
    limit: { per_minute: 90 },
    doc: 'Save a draft over the version that one has seen. Over another one it is refused; `keeps_other` keeps the text that is replaced among the earlier ones.',
  }),
  versions: operation({
    http: 'GET /blogs/drafts/{id}/versions',
    permission: 'signed_in',
    input: fields({ id: DraftId }),
    output: z.object({
      versions: z.array(z.object({ version: z.int(), title: z.string(), summary: z.string(), content: z.string(), saved_at: Instant })),
    }),
    refusals: notFound,
    doc: 'Earlier texts of one’s draft, the latest first.',
    topics: ofDraft,
  }),
  publish: operation({
    http: 'POST /blogs/drafts/{id}/publish',
    permission: 'blogs.crud',
    commits: true,
    input: fields({ id: DraftId, version, publish_at: z.optional(Instant) }),
    output: one,
    refusals: {
      ...clash,
      ...wrong,
      'blog.untitled': { status: 422, field: 'title' },
      'blog.empty': { status: 422, field: 'content' },
      'blog.alt': { status: 422, field: 'content' },
      'blog.club': { status: 422, field: 'club_id' },
      'blog.too_late': { status: 422, field: 'publish_at' },
    },
    limit: { per_minute: 20 },
    doc: 'Publish a draft as an article, or its changes; with `publish_at` at that time, when the right to publish is asked again.',
  }),
  unschedule: operation({
    http: 'POST /blogs/drafts/{id}/unschedule',
    permission: 'signed_in',
    input: fields({ id: DraftId }),
    output: one,
    refusals: notFound,
    doc: 'Do not publish a draft at its time.',
  }),
  discard: operation({
    http: 'DELETE /blogs/drafts/{id}',
    permission: 'signed_in',
    input: fields({ id: DraftId }),
    output: z.object({ done: z.literal(true) }),
    refusals: { ...notFound, 'blog.published': { status: 409 } },
    doc: 'Throw a draft away that is not published. An article is deleted as the post that it is.',
  }),
  cardAt: operation({
    http: 'GET /blogs/cards',
    permission: 'blogs.crud',
    input: fields({ address: line(500) }),
    output: z.object({ type: z.string(), id: z.uuid(), card: SubjectCard }),
    refusals: { 'blog.no_card': { status: 422, field: 'address' } },
    limit: { per_minute: 60 },
    doc: 'The thing at an address of the site, as a card in a text.',
  }),
}

export const draftSaved = event({
  name: 'blogs.draft_saved',
  data: z.object({ draft_id: DraftId, author_id: MemberId }),
  topics: ({ draft_id, author_id }) => [`draft:${draft_id}`, `drafts of member:${author_id}`],
})
/** The time of a scheduled draft has come: it is published, or (without an article) it may not be any more. */
export const draftPublished = event({
  name: 'blogs.draft_published',
  data: z.object({ draft_id: DraftId, author_id: MemberId, post_id: z.nullable(PostId), title: z.string(), at: Instant }),
  topics: ({ draft_id, author_id }) => [`draft:${draft_id}`, `drafts of member:${author_id}`],
})
