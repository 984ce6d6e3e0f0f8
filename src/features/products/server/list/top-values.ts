import { topValuesOf } from '#features/listings/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'

export const topValues = query(products.shelves, async ({ requester: { locale }, db, tools: { files } }) =>
  topValuesOf(productSubject.type, { db, files, locale }),
)
