import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { type Likeness, yearsNear } from '../../rules-similar.ts'
import { shownByAll } from './queries-shown.ts'

/** So many are compared: those of the same country and years, or the newest where neither is asked. */
const COMPARED = 500

type Candidate = Likeness & { readonly id: Id<'stamp_items'> }

/** Items that members show, near enough to be compared; an index leads to them, whatever is asked. */
export async function candidates(db: Db, { country, year_issued }: Likeness, viewer: string | null, but: string | null): Promise<Candidate[]> {
  const near = year_issued === null ? undefined : yearsNear(year_issued)
  const of_country = country === null ? sql`true` : sql`i.country_order = ${country}`
  const of_years = near && country !== null ? sql`i.year_order between ${near.from} and ${near.to}` : sql`true`
  const order = country === null ? sql`order by i.id desc` : sql``
  const { rows } = await sql<Candidate>`
    select stamp_items.id, shape, condition, color, year_issued, perforation, country, format, grade
    from (select * from stamp_items i where i.is_shown and i.deleted_at is null and ${of_country} and ${of_years} ${order} limit ${COMPARED}) stamp_items
    where stamp_items.id is distinct from ${but}::uuid and ${shownByAll(viewer)}`.execute(db)
  return rows
}
