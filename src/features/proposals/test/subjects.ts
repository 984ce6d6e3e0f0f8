import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { proposals } from '../contract.ts'

export const subjects: SubjectPages = {
  catalogue_proposal: { op: proposals.show, ids: ({ proposal, hidden_proposal }) => [proposal, hidden_proposal] },
}
