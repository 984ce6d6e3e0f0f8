import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'

/** Of `albums a`: one's own, or public. Whether the owner shows the collection is asked with the items themselves. */
const albumSeenBy = (viewer: string | null) => sql<SqlBool>`(a.member_id = ${viewer}::uuid or not a.is_private)`

/** Items in this album, for whom the album is there. */
export const heldIn = (viewer: string | null, album_id: Id<'albums'>, type: 'plain' | 'lot' | 'set') =>
  sql<SqlBool>`stamp_items.id in (select ai.stamp_item_id from album_items ai join albums a on a.id = ai.album_id
    where ai.album_id = ${album_id}::uuid and a.type = ${type} and ${albumSeenBy(viewer)})`

export interface Holders {
  readonly album_ids: Id<'albums'>[]
  readonly lot_id: Id<'albums'> | null
  readonly set_id: Id<'albums'> | null
}
export const IN_NO_ALBUM: Holders = { album_ids: [], lot_id: null, set_id: null }

/** In which albums, lot and set these items are, as far as the viewer sees them. */
export async function holdersOf(db: Db, ids: readonly string[], viewer: string | null): Promise<Map<string, Holders>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<Holders & { id: string }>`
    select ai.stamp_item_id as id, coalesce(array_agg(a.id::text order by a.id) filter (where a.type = 'plain'), '{}') as album_ids,
      min(a.id::text) filter (where a.type = 'lot') as lot_id, min(a.id::text) filter (where a.type = 'set') as set_id
    from album_items ai join albums a on a.id = ai.album_id
    where ai.stamp_item_id = any(${[...ids]}::uuid[]) and ${albumSeenBy(viewer)} group by ai.stamp_item_id`.execute(db)
  return new Map(rows.map(({ id, ...held }) => [id, held]))
}
