import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { stores } from '../contract.ts'

export const subjects: SubjectPages = { store: { op: stores.show, ids: ({ store }) => [store] } }
