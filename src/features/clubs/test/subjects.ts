import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { clubs } from '../contract.ts'

export const subjects: SubjectPages = {
  club: { op: clubs.show, ids: ({ club, hidden_club }) => [club, hidden_club] },
}
