import type { Actor } from './cast.ts'
import type { World } from './world.ts'

/** Members whose votes count: a year old, and right so often, which is 286 of weight for twenty times. */
export async function votersOf(world: World, names: readonly string[], was_right = 20): Promise<Actor[]> {
  const voters: Actor[] = []
  for (const name of names) voters.push(await world.join(name))
  const ids = voters.map(({ id }) => id)
  await world.pool.query("update members set created_at = clock_timestamp() - interval '1 year' where id = any($1)", [ids])
  await world.pool.query('insert into catalogue_standings (member_id, was_right) select unnest($1::uuid[]), $2', [ids, was_right])
  return voters
}
