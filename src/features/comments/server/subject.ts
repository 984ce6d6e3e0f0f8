import { registered } from '#server/slices/subject.ts'
import { commentSubject } from '../contract.ts'
import { commentModeration } from './moderation.ts'
import { commentOwner, commentReach } from './queries.ts'

export const commentKind = registered(commentSubject, {
  uses: ['react'],
  reach: commentReach,
  owner: commentOwner,
  cards: async () => [],
  moderation: commentModeration,
})
