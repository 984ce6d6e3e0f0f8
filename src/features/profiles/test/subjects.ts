import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { profiles } from '../contract.ts'

export const subjects: SubjectPages = { member: { op: profiles.show, ids: ({ member, bore }) => [member, bore] } }
