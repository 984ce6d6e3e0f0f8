import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { blogs } from '../contract.ts'

export const subjects: SubjectPages = {
  blog: { op: blogs.show, ids: ({ blog, club_blog }) => [blog, club_blog] },
  blog_draft: { op: blogs.draft, ids: ({ blog_draft }) => [blog_draft] },
}
