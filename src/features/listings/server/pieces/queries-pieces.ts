import { type RawBuilder, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'

export interface PieceRow {
  readonly of: string
  readonly media: unknown
  readonly width_mm: number | null
  readonly height_mm: number | null
  readonly item_kind: string
  readonly productable_type: string
}
const COLUMNS = sql`c.media, c.width_mm, c.height_mm, c.item_kind, c.productable_type`
/** In stock, with a picture, of an owner visible to the viewer. */
const shown = (viewer: string | null) => sql`c.quantity > 0 and c.media is not null
  and ${ownerVisibleTo(viewer, 'c.member_id')}`

interface StorePieces {
  readonly kind: string
  readonly viewer: string | null
  readonly store_ids: readonly string[]
  readonly each: number
}
/** The newest items of each store, one index read per store. */
export async function piecesOfStores(db: Db, { kind, viewer, store_ids, each }: StorePieces): Promise<PieceRow[]> {
  const { rows } = await sql<PieceRow>`
    select w.id as of, found.* from unnest(${[...store_ids]}::uuid[]) as w (id), lateral (
      select ${COLUMNS} from listings c where c.kind = ${sql.lit(kind)} and c.store_id = w.id and ${shown(viewer)} order by c.seq desc limit ${each}) as found`.execute(
    db,
  )
  return rows
}

/** More than shown, so that neighbours can show different items. */
const SEVERAL = 4

/** The newest items of each country and topic as guests see them; no supplies. */
export async function piecesOfShelves(db: Db, kind: string, countries: readonly string[], topics: readonly string[]): Promise<PieceRow[]> {
  const newest = (where: RawBuilder<unknown>) =>
    sql`select ${COLUMNS} from listings c where c.kind = ${sql.lit(kind)} and ${where} and c.productable_type = 'StampItem' and ${shown(null)} order by c.seq desc limit ${SEVERAL}`
  const { rows } = await sql<PieceRow>`
    select 'country:' || w.code as of, found.* from unnest(${[...countries]}::text[]) as w (code), lateral (${newest(sql`c.country = w.code`)}) as found
    union all
    select 'topic_ids:' || w.code as of, found.* from unnest(${[...topics]}::text[]) as w (code),
      lateral (${newest(sql`c.facets && array[facet_token('topic_ids', w.code)]`)}) as found`.execute(db)
  return rows
}
