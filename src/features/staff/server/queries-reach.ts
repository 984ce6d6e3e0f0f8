import { type SqlBool, sql } from 'kysely'
import { isPresent } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { DUTIES, type Duty } from '../rules.ts'

/**
 * Sellers in whose stores this member has this duty now: read once per query. It ends at once when they leave or are put out, when the owner
 * is suspended or gone, and when the owner's plan lets nobody else work there. Security: only this file says whose things staff may reach.
 */
const sellersOf = (duty: Duty, viewer: string) => sql<readonly string[]>`array(
  select w.owner_id from staff w join members boss on boss.id = w.owner_id
  where w.member_id = ${viewer}::uuid and w.status = 'active' and w.role = any(${[...DUTIES[duty]]}::text[]) and ${isPresent('boss')}
    and exists (select from plan_permissions p where p.plan = boss.plan and p.permission = 'my_store.staff'))`

/** The column holds a seller who is the viewer, or for whom the viewer works at this. */
export const sellsAs = (duty: Duty, viewer: string, seller: string) =>
  sql<SqlBool>`(${sql.ref(seller)} = ${viewer}::uuid or ${sql.ref(seller)} = any (${sellersOf(duty, viewer)}))`

/** Of these sellers: the viewer, and those for whom the viewer works at this. */
export async function sellersAmong(db: Db, duty: Duty, viewer: string, ids: readonly string[]): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ id: Id<'members'> }>`
    select s.id from unnest(${[...ids]}::uuid[]) as s(id) where ${sellsAs(duty, viewer, 's.id')}`.execute(db)
  return rows.map(({ id }) => id)
}
/** The seller whose things are asked for: one's own, unless another is named for whom one works at this. Undefined: for that one one does not. */
export const sellerFor = async (db: Db, duty: Duty, viewer: Id<'members'>, named: Id<'members'> | undefined): Promise<Id<'members'> | undefined> =>
  named === undefined ? viewer : (await sellersAmong(db, duty, viewer, [named]))[0]
