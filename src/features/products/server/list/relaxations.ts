import { relaxationsOf } from '#features/listings/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'

export const relaxations = query(products.drops, async ({ input, viewer, db }) =>
  relaxationsOf(db, { kind: productSubject.type, viewer: viewer.id, filter: input }),
)
