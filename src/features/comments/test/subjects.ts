import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { comments } from '../contract.ts'

export const subjects: SubjectPages = {
  comment: { op: comments.versions, ids: ({ comment, private_comment }) => [comment, private_comment], is_cardless: true },
}
