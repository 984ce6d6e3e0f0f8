import { cacheRule } from '#server/cache/cache.ts'
import { cacheOf, type Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import type { Piece } from '../../contract.ts'
import { type PieceRow, piecesOfStores } from './queries-pieces.ts'
import { pieceView } from './view.ts'

const EACH = 3
const MINUTE = 60_000
const MOST_KEPT = 100
const WINDOWS = cacheRule<PieceRow[]>({ name: 'windows of stores', ttl_ms: MINUTE, most: MOST_KEPT })

interface WindowsAsked {
  readonly kind: string
  readonly viewer: string | null
  readonly store_ids: readonly string[]
}
/** The newest items of each store. Cached for a minute for guests only, because blocks differ by member. */
export async function piecesByStore(db: Db, files: Files, { kind, viewer, store_ids }: WindowsAsked): Promise<ReadonlyMap<string, readonly Piece[]>> {
  const ask = () => (store_ids.length ? piecesOfStores(db, { kind, viewer, store_ids, each: EACH }) : Promise.resolve([]))
  const rows = await (viewer === null ? cacheOf(db).fetch(WINDOWS, [kind, ...store_ids].join(), ask) : ask())
  const found = Map.groupBy(rows, ({ of }) => of)
  return new Map([...found].map(([id, pieces]) => [id, pieces.map((row) => pieceView(files, row))]))
}
