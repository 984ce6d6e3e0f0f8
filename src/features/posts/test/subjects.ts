import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { posts } from '../contract.ts'

export const subjects: SubjectPages = {
  post: { op: posts.show, ids: ({ post, private_post, club_post }) => [post, private_post, club_post] },
}
