import type { World } from './world.ts'

/** An instant so many hours from now, by the database's clock. */
export async function hoursAhead({ pool }: Pick<World, 'pool'>, hours: number): Promise<string> {
  const { rows } = await pool.query<{ at: Date }>("select clock_timestamp() + $1 * interval '1 hour' as at", [hours])
  return rows[0]!.at.toISOString()
}
