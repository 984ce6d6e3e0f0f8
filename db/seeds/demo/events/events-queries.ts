import type { Pool } from 'pg'

export async function announcedBefore(pool: Pool, user_id: string, title: string): Promise<boolean> {
  const { rows } = await pool.query('select from events where user_id = $1 and title = $2', [user_id, title])
  return rows.length > 0
}
/** The day so many days from now: YYYY-MM-DD. */
export async function dayIn(pool: Pool, days: number): Promise<string> {
  const { rows } = await pool.query<{ day: string }>("select to_char(current_date + $1::int, 'YYYY-MM-DD') as day", [days])
  return rows[0]!.day
}
/** What was announced as still to come is over: nobody can announce what is. */
export async function moveBack(pool: Pool, event_id: string, days: number): Promise<void> {
  const back = 'to_char(to_timestamp(%, \'YYYY-MM-DD"T"HH24:MI\') - make_interval(days => $2::int), \'YYYY-MM-DD"T"HH24:MI\')'
  const local = (column: string) => `${column} = ${back.replace('%', column)}`
  await pool.query(
    `update event_occurrences set ${['original_local', 'start_local', 'end_local'].map(local).join(', ')}, remind_at = null,
      starts_at = starts_at - make_interval(days => $2::int), ends_at = ends_at - make_interval(days => $2::int) where event_id = $1`,
    [event_id, days],
  )
  await pool.query(
    `update events set ${['start_date', 'end_date'].map(local).join(', ')}, next_starts_at = null, next_ends_at = null,
      last_ends_at = (select max(ends_at) from event_occurrences where event_id = $1) where id = $1 and $2::int > 0`,
    [event_id, days],
  )
}
export const markEvents = (pool: Pool, name: string) => pool.query("insert into seeds (name, hash) values ($1, '1') on conflict do nothing", [name])
