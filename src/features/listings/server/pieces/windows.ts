import { keeping } from '#server/keeping.ts'
import { query } from '#server/operations/slice.ts'
import { products } from '#features/products/contract.ts'
import { keptFor } from '../counts/counts.ts'
import { type PieceRow, piecesOfStores } from './queries-pieces.ts'
import { pieceView } from './view.ts'

const EACH = 3
const MINUTE = 60_000
const MOST_KEPT = 100
const kept = new WeakMap<object, ReturnType<typeof keeping<PieceRow[]>>>()

/** Guests see the same: they share one answer for a minute. Who is signed in is asked anew, for they may be blocked. */
export const windows = query(products.windows, async ({ input: { store_id }, viewer, db, tools }) => {
  const ask = () => (store_id.length ? piecesOfStores(db, viewer.id, store_id, EACH) : Promise.resolve([]))
  const rows = await (viewer.id === null ? keptFor(kept, db, () => keeping<PieceRow[]>(MINUTE, MOST_KEPT))(store_id.join(), ask) : ask())
  const found = Map.groupBy(rows, ({ of }) => of)
  return {
    windows: [...new Set(store_id)].flatMap((id) => {
      const pieces = found.get(id)?.map((row) => pieceView(tools.files, row))
      return pieces ? [{ store_id: id, pieces }] : []
    }),
  }
})
