import type { AnswerOf } from '#kernel/operation.ts'
import type { comments } from '../contract.ts'

export type CommentListed = AnswerOf<typeof comments.list>['comments']['data'][number]
export type CommentShown = CommentListed['replies'][number]
export interface About {
  readonly commentable_type: 'Post' | 'Product' | 'Auction' | 'Bounty' | 'Event' | 'StampItem'
  readonly commentable_id: string
}
