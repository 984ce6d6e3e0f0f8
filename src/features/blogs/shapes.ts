import * as z from 'zod/mini'
import { Media } from '#features/media/contract.ts'
import { Post, PostId } from '#features/posts/contract.ts'
import { Instant, id, named } from '#kernel/shapes.ts'
import { SubjectCard } from '#kernel/subject.ts'

export const DraftId = id('blog_drafts')
export type DraftId = z.infer<typeof DraftId>

/** A document tree as JSON text. */
const Content = z.string()
/** What a text shows beside words: its pictures, and its cards as this reader may know of them. */
const shown = {
  medias: z.array(Media),
  cards: z.array(z.object({ type: z.string(), id: z.uuid(), card: z.nullable(SubjectCard) })),
}

export const Article = named(
  'Article',
  z.object({
    post: Post,
    content: Content,
    ...shown,
    /** The draft, for its author. */
    draft_id: z.nullable(DraftId),
  }),
)
export type Article = z.infer<typeof Article>

const line = {
  id: DraftId,
  post_id: z.nullable(PostId),
  title: z.string(),
  version: z.int(),
  /** Changed since readers have it. */
  is_changed: z.boolean(),
  publish_at: z.nullable(Instant),
  updated_at: Instant,
}
export const DraftLine = named('BlogDraftLine', z.object(line))
export const Draft = named(
  'BlogDraft',
  z.object({
    ...line,
    summary: z.string(),
    content: Content,
    ...shown,
    cover: z.nullable(z.extend(Media, { alt: z.string() })),
    tags: z.array(z.string()),
    is_news: z.boolean(),
    club: z.nullable(z.object({ id: id('clubs'), name: z.string() })),
    minutes: z.int(),
    /** Its author may publish it as news of the site. */
    may_be_news: z.boolean(),
  }),
)
export type BlogDraft = z.infer<typeof Draft>
