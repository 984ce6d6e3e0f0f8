import type { Pool } from 'pg'
import type { Id } from '#kernel/shapes.ts'

/** A group that is there from an interrupted start. */
export async function groupBefore(pool: Pool, owner_id: string, name: string): Promise<Id<'conversations'> | undefined> {
  const { rows } = await pool.query<{ id: Id<'conversations'> }>(
    "select g.id from groups g join group_members m on m.group_id = g.id and m.standing = 'owner' where m.member_id = $1 and g.name = $2",
    [owner_id, name],
  )
  return rows[0]?.id
}
export async function clubNamed(pool: Pool, name: string): Promise<Id<'clubs'> | undefined> {
  const { rows } = await pool.query<{ id: Id<'clubs'> }>('select id from clubs where name = $1', [name])
  return rows[0]?.id
}
export const markCircles = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
