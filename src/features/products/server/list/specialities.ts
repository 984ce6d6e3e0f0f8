import { specialitiesIn } from '#features/listings/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'

export const specialities = query(products.specialities, async ({ input: { store_id }, viewer, requester: { locale }, db, tools: { files } }) => ({
  specialities: await specialitiesIn({ kind: productSubject.type, viewer: viewer.id, store_id }, { db, files, locale }),
}))
