import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { orders } from '../contract.ts'

export const subjects: SubjectPages = { order: { op: orders.show, ids: ({ order, shipped }) => [order, shipped] } }
