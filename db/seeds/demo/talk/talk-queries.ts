import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'

export async function isSaid(pool: Pool, author_id: string, body: string): Promise<boolean> {
  const { rows } = await pool.query('select from posts where author_id = $1 and body = $2', [author_id, body])
  return rows.length > 0
}

/** Front pictures of the member's public items, with the items' names. */
export async function ownPictures(pool: Pool, member_id: string, most: number): Promise<{ media_id: Id<'medias'>; name: string }[]> {
  const { rows } = await pool.query<{ media_id: Id<'medias'>; name: string }>(
    `select p.media_id, left(i.name, 200) as name from stamp_items i join stamp_item_medias p on p.stamp_item_id = i.id and p.position = 0
      join medias m on m.id = p.media_id and m.member_id = i.member_id and m.deleted_at is null
      where i.member_id = $1 and i.deleted_at is null and i.status <> 'PRIVATE' order by i.year_issued, i.id limit $2`,
    [member_id, most],
  )
  return rows
}

export const markTalk = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])

/** Members who may read what this author writes for everybody. */
export async function readersOf(pool: Pool, author_id: string): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select m.id from members m join members a on a.id = $1
      where m.id = a.id or not a.is_private
        or exists (select from follows f where f.follower_id = m.id and f.followed_id = a.id and f.status = 'Accepted')`,
    [author_id],
  )
  return new Set(rows.map(({ id }) => id))
}
