import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { reports } from '../contract.ts'

export const subjects: SubjectPages = { decision: { op: reports.decision, ids: ({ decision }) => [decision] } }
