import { sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { COUNTED_ROWS } from '#server/slices/subject-counts.ts'
import type { PieceRow } from './queries-pieces.ts'

export interface SpecialityRow extends PieceRow {
  readonly facet: 'country' | 'topic_ids' | 'category_ids'
  readonly count: number
  /** Its newest, for a shelf. */
  readonly newest: string[]
  /** All that the store has, as far as counts go. */
  readonly stock: number
}
export const ON_A_SHELF = 4

interface Asked {
  readonly kind: string
  readonly viewer: string | null
  readonly store_id: string
  readonly most: number
}
/**
 * What a store has of each country, topic and category that its seller chose, the fullest first, in one statement. Performance: the listings of the
 * store are read once by their index, as far as counts go. Privacy: the words are those of the store's page, and so is its reach.
 */
export async function specialitiesOf(db: Db, { kind, viewer, store_id, most }: Asked): Promise<SpecialityRow[]> {
  const { rows } = await sql<SpecialityRow>`
    with shelf as materialized (
      select c.seq, c.subject_id, c.facets, c.media, c.width_mm, c.height_mm, c.item_kind, c.productable_type from listings c
      where c.kind = ${sql.lit(kind)} and c.store_id = ${store_id}::uuid and c.quantity > 0 and ${ownerVisibleTo(viewer, 'c.member_id')}
      order by c.seq desc limit ${COUNTED_ROWS}
    ), chosen as (
      select 'country' as facet, code from stores s, unnest(s.country_ids) as code where s.id = ${store_id}::uuid
      union all select 'topic_ids', code from stores s, unnest(s.topic_ids) as code where s.id = ${store_id}::uuid
      union all select 'category_ids', code from stores s, unnest(s.category_ids) as code where s.id = ${store_id}::uuid
    )
    select chosen.facet, chosen.code as of, held.count, held.newest,
      (select count(*)::int from shelf) as stock, newest.media, newest.width_mm, newest.height_mm, newest.item_kind, newest.productable_type
    from chosen
    cross join lateral (select count(*)::int as count, (array_agg(f.subject_id order by f.seq desc))[1:${sql.lit(ON_A_SHELF)}] as newest from shelf f where f.facets && array[facet_token(chosen.facet, chosen.code)]) held
    left join lateral (select f.media, f.width_mm, f.height_mm, f.item_kind, f.productable_type from shelf f
      where f.facets && array[facet_token(chosen.facet, chosen.code)] and f.media is not null order by f.seq desc limit 1) newest on true
    where held.count > 0 order by held.count desc, chosen.facet, chosen.code limit ${most}`.execute(db)
  return rows
}
