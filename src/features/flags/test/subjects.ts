import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { flags } from '../contract.ts'

export const subjects: SubjectPages = { flag: { op: flags.show, ids: ({ flag }) => [flag] } }
