import { sql } from 'kysely'
import type { LevelSource } from '#server/slices/level-source.ts'

const MONTHS = sql`least(1200, (extract(year from age(clock_timestamp(), m.email_verified_at)) * 12 + extract(month from age(clock_timestamp(), m.email_verified_at)))::int)`
/** Full months since the address was confirmed, counted by the monthly look. */
export const monthLevel: LevelSource = {
  name: 'month',
  ...{ points: 5, most: 300, deeds: [] },
  refs: (id) => sql`select generate_series(1, ${MONTHS})::text from members m where m.id = ${id}::uuid`,
}
