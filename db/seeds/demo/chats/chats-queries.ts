import type { Pool } from 'pg'

/** What a member has on the market. */
export async function productOf(pool: Pool, member_id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    "select p.id from products p where p.member_id = $1 and p.status = 'published' order by p.regular_price desc, p.id limit 1",
    [member_id],
  )
  return rows[0]?.id
}

export const markChats = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
