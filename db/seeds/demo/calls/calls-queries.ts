import type { Pool } from 'pg'

export async function hasCalled(pool: Pool, by: string, to: string): Promise<boolean> {
  const { rows } = await pool.query('select from call_members where invited_by = $1 and member_id = $2', [by, to])
  return rows.length > 0
}

/** As if it had been so long ago, and lasted so long. */
export async function agoBy(pool: Pool, id: string, hours: number, minutes: number): Promise<void> {
  await pool.query(
    `update calls set begun_at = begun_at - make_interval(hours => $2), answered_at = answered_at - make_interval(hours => $2),
      ended_at = ended_at - make_interval(hours => $2) + make_interval(mins => $3) where id = $1`,
    [id, hours, minutes],
  )
  await pool.query(
    `update call_members set invited_at = invited_at - make_interval(hours => $2), answered_at = answered_at - make_interval(hours => $2),
      left_at = left_at - make_interval(hours => $2) + make_interval(mins => $3) where call_id = $1`,
    [id, hours, minutes],
  )
}

export const markCalls = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
