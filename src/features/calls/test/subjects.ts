import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { calls } from '../contract.ts'

export const subjects: SubjectPages = { call: { op: calls.show, ids: ({ call }) => [call] } }
