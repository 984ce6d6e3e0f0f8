import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'

export async function isWritten(pool: Pool, author_id: string, title: string): Promise<boolean> {
  return (await pool.query('select from posts where author_id = $1 and title = $2', [author_id, title])).rows.length > 0
}

/** The member's public items with their front pictures. */
export async function ownItems(pool: Pool, member_id: string, most: number) {
  const { rows } = await pool.query<{ id: string; media_id: Id<'medias'>; name: string }>(
    `select i.id, p.media_id, left(i.name, 200) as name from stamp_items i join stamp_item_medias p on p.stamp_item_id = i.id and p.position = 0
      join medias m on m.id = p.media_id and m.member_id = i.member_id and m.deleted_at is null
      where i.member_id = $1 and i.deleted_at is null and i.status <> 'PRIVATE' order by i.year_issued, i.id limit $2`,
    [member_id, most],
  )
  return rows
}

export const markBlogs = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
