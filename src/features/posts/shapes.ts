import * as z from 'zod/mini'
import { Entity } from '#features/comments/contract.ts'
import { Media } from '#features/media/contract.ts'
import { PublicMember } from '#features/members/contract.ts'
import { Reactions } from '#features/reactions/contract.ts'
import { Instant, id, line, named } from '#kernel/shapes.ts'
import { SubjectCard } from '#kernel/subject.ts'
import { audiences, MOST_PICTURES, postKinds } from './rules.ts'

export const PostId = id('posts')
export type PostId = z.infer<typeof PostId>

/** A picture of one's own, and what it shows in words. */
const Picture = z.strictObject({ media_id: id('medias'), alt: z._default(z.union([z.literal(''), line(500)]), '') })
export const Pictures = z.array(Picture).check(z.maxLength(MOST_PICTURES))

/** The head of an article; its text has a page of its own. */
const ArticleHead = named(
  'ArticleHead',
  z.object({
    title: z.string(),
    summary: z.string(),
    cover: z.nullable(z.extend(Media, { alt: z.string() })),
    /** To read it. */
    minutes: z.int(),
    is_news: z.boolean(),
    tags: z.array(z.string()),
  }),
)

export const Post = named(
  'Post',
  z.object({
    id: PostId,
    kind: z.enum(postKinds),
    user: PublicMember,
    article: z.nullable(ArticleHead),
    audience: z.enum(audiences),
    privacy: z.union([z.literal(0), z.literal(1)]),
    /** The club in which it is written, and whether the viewer is in it or runs it. */
    club: z.nullable(z.object({ id: id('clubs'), name: z.string(), is_member: z.boolean(), is_run: z.boolean() })),
    is_pinned: z.boolean(),
    body: z.string(),
    entities: z.array(Entity),
    medias: z.array(z.extend(Media, { alt: z.string() })),
    /** What it quotes; without a card it is gone, or not for this reader. */
    quoted: z.nullable(z.object({ type: z.string(), id: z.uuid(), card: z.nullable(SubjectCard) })),
    /** The first page outside that its text names, as that page describes itself. */
    link: z.nullable(
      z.object({ url: z.string(), title: z.string(), description: z.string(), site: z.string(), picture_url: z.nullable(z.string()) }),
    ),
    created_at: Instant,
    edited_at: z.nullable(Instant),
    version: z.int(),
    is_own: z.boolean(),
    comment_count: z.int(),
    reactions: Reactions,
  }),
)
export type Post = z.infer<typeof Post>
