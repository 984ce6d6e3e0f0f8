import { discussionOf } from '#features/reactions/contract.ts'
import { useQueryClient } from '#web/query/hooks.ts'
import type { About } from './comment-answer.ts'

/** Whoever writes sees it at once; others hear of it by the live line. */
export function useDiscussion({ commentable_type, commentable_id }: About) {
  const client = useQueryClient()
  return () => client.touched(new Set(discussionOf(commentable_type, commentable_id)))
}
