import type { Id, MemberId } from '#kernel/shapes.ts'
import type { MakeFixtures } from '#test/contract/objects.ts'

declare module '#test/contract/objects.ts' {
  interface Things {
    /** A member who asks to follow ann, a follower, one she has blocked and one she has muted. */
    readonly asker: Id<'members'>
    readonly follower: Id<'members'>
    readonly foe: Id<'members'>
    readonly bore: Id<'members'>
  }
}

const PALS = ['asker', 'follower', 'foe', 'bore'] as const
/** Members around ann; follows, blocks and mutes are deleted first. */
export const fixtures: MakeFixtures = async ({ pool, ann }) => {
  await pool.query('with f as (delete from follows), b as (delete from blocks) delete from mutes')
  const { rows } = await pool.query<{ username: string; id: MemberId }>(
    `insert into members (first_name, last_name, username, email, password_hash, email_verified_at)
      select 'Pal', name, name, name || '@example.org', '', clock_timestamp() from unnest($1::text[]) name
      on conflict (username) do update set last_name = excluded.last_name returning username, id`,
    [PALS],
  )
  const pals = Object.fromEntries(rows.map(({ username, id }) => [username, id])) as Record<(typeof PALS)[number], Id<'members'>>
  await pool.query(
    `insert into follows (follower_id, followed_id, status, changed_at, expires_at) values
      ($1, $3, 'Pending', clock_timestamp(), clock_timestamp() + interval '30 days'), ($2, $3, 'Accepted', clock_timestamp(), null)`,
    [pals.asker, pals.follower, ann.id],
  )
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ann.id, pals.foe])
  await pool.query('insert into mutes (muter_id, muted_id) values ($1, $2)', [ann.id, pals.bore])
  return pals
}
