import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { products } from '../contract.ts'

export const subjects: SubjectPages = { product: { op: products.show, ids: ({ product, draft, archived }) => [product, draft, archived] } }
