import * as z from 'zod/mini'
import { PublicMember } from '#features/members/contract.ts'
import { Reactions } from '#features/reactions/contract.ts'
import { isSeen } from '#kernel/plain-text.ts'
import { Instant, id, named, prose } from '#kernel/shapes.ts'
import { isLegible } from './rules.ts'

export const CommentId = id('comments')
export type CommentId = z.infer<typeof CommentId>

/** A text with at least one visible sign, and not one that covers its neighbours. */
export const writing = (most: number, least = 1) =>
  prose(most).check(
    z.refine((text) => text.length >= least && isSeen(text), { error: 'input.hidden' }),
    z.refine(isLegible, { error: 'input.hidden' }),
  )

/** A place in a text that leads somewhere. A mention carries today's name of the member; without it, it is plain text. */
export const Entity = named(
  'Entity',
  z.object({ from: z.int(), to: z.int(), kind: z.enum(['mention', 'topic', 'link']), ref: z.string(), name: z.nullable(z.string()) }),
)
export type Entity = z.infer<typeof Entity>

const shown = {
  id: CommentId,
  root_id: z.nullable(CommentId),
  /** Null: it was deleted, and stands only because it was answered. */
  user: z.nullable(PublicMember),
  body: z.string(),
  entities: z.array(Entity),
  created_at: Instant,
  edited_at: z.nullable(Instant),
  is_deleted: z.boolean(),
  is_own: z.boolean(),
  /** Written by whoever shows the thing. */
  is_author: z.boolean(),
  reactions: Reactions,
}
export const Reply = named('CommentReply', z.object(shown))
export const Comment = named('Comment', z.object({ ...shown, reply_count: z.int(), replies: z.array(Reply) }))

/** An earlier text, and when it was written. */
export const Version = named('WrittenVersion', z.object({ version: z.int(), body: z.string(), written_at: Instant }))
