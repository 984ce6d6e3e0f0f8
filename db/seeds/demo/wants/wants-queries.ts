import type { Pool } from 'pg'

/** Entries of the catalogue of which others sell copies, those with the most sellers first. */
export async function soldEntries(pool: Pool, member_id: string, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select i.catalogue_entry_id as id from products p join stamp_items i on i.id = p.stamp_item_id
     where p.status = 'published' and i.catalogue_entry_id is not null and p.member_id <> $1
     group by 1 order by count(distinct p.store_id) desc, md5(i.catalogue_entry_id::text || $1) limit $2`,
    [member_id, limit],
  )
  return rows.map(({ id }) => id)
}

/** An entry that nobody sells. */
export async function unsoldEntry(pool: Pool, member_id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `select e.id from catalogue_entries e where not exists (
       select from products p join stamp_items i on i.id = p.stamp_item_id where i.catalogue_entry_id = e.id and p.status = 'published')
     order by md5(e.id::text || $1) limit 1`,
    [member_id],
  )
  return rows[0]?.id
}

/** After the purchases of the demo market, which are of any size. */
export const askMinimum = (pool: Pool, owner: string, minimum_order: number) =>
  pool.query('update stores set minimum_order = $2 where minimum_order = 0 and member_id = $1', [owner, minimum_order])

export const markWants = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
