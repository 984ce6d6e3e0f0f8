import { countsFor } from '#features/listings/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'

export const counts = query(products.counts, async ({ input, viewer, db }) =>
  countsFor(db, { kind: productSubject.type, viewer: viewer.id, filter: input }),
)
