import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { circles } from '../contract.ts'

export const subjects: SubjectPages = { trade_circle: { op: circles.show, ids: ({ trade_circle }) => [trade_circle] } }
