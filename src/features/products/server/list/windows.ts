import { piecesByStore } from '#features/listings/server/public.ts'
import { query } from '#server/operations/slice.ts'
import { productSubject, products } from '../../contract.ts'

export const windows = query(products.windows, async ({ input: { store_id }, viewer, db, tools }) => {
  const pieces = await piecesByStore(db, tools.files, { kind: productSubject.type, viewer: viewer.id, store_ids: store_id })
  return {
    windows: [...new Set(store_id)].flatMap((id) => {
      const found = pieces.get(id)
      return found ? [{ store_id: id, pieces: [...found] }] : []
    }),
  }
})
