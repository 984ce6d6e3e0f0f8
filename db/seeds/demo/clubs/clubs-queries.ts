import type { Pool } from 'pg'

export async function foundedBefore(pool: Pool, owner_id: string, name: string): Promise<boolean> {
  const { rows } = await pool.query(
    "select from clubs c join club_members cm on cm.club_id = c.id and cm.standing = 'owner' where cm.member_id = $1 and c.name = $2",
    [owner_id, name],
  )
  return rows.length > 0
}

export const markClubs = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
