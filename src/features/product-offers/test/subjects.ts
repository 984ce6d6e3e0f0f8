import type { SubjectPages } from '#test/contract/subject-pages.ts'
import { productOffers } from '../contract.ts'

export const subjects: SubjectPages = { product_offer: { op: productOffers.show, ids: ({ product_offer }) => [product_offer] } }
