import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { catalogue } from '../contract.ts'

export const subjects: SubjectPages = { catalogue_entry: { op: catalogue.show, ids: ({ entry }) => [entry] } }
