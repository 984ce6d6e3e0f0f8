import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'

interface Called {
  readonly id: string
  readonly country: string | null
  readonly numbers: readonly string[]
}

/**
 * Listings linked to this catalogue entry, then listings with one of its numbers and the same country. Performance: each part reads the first rows of
 * an index.
 */
export async function copiesOf(db: Db, { id, country, numbers }: Called, limit: number): Promise<string[]> {
  const { rows } = await sql<{ subject_id: string }>`
    with held as (
      select c.subject_id, c.seq, 0 as rank from (
        select i.id from stamp_items i where i.catalogue_entry_id = ${id} and i.deleted_at is null order by i.id desc limit ${limit * 4}) item
      join products p on p.stamp_item_id = item.id and p.status = 'published' join listings c on c.subject_id = p.id),
    numbered as (
      select subject_id, seq, 1 as rank from listings where kind = 'product' and catalogue_number = any(${[...numbers]}::text[]) and country = ${country}
      order by seq desc limit ${limit})
    select subject_id from (select * from held union all select * from numbered) found
    group by subject_id order by min(rank), max(seq) desc limit ${limit}`.execute(db)
  return rows.map(({ subject_id }) => subject_id)
}
