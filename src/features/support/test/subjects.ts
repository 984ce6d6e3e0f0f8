import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { support } from '../contract.ts'

export const subjects: SubjectPages = { support_ticket: { op: support.show, ids: ({ ticket }) => [ticket] } }
