import { sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { everyPlan } from '../../shapes.ts'

export type SettingOf = 'site' | 'parts' | (typeof everyPlan)[number]
export type Setting = Readonly<Record<string, unknown>>
export interface NewChange {
  readonly actor_id: MemberId
  readonly of: SettingOf
  readonly before: Setting
  readonly after: Setting
  readonly puts_back: Id<'setting_changes'> | null
}
/** Undefined when nothing is different. */
export async function keepSettingChange(tx: Tx, { actor_id, of, before, after, puts_back }: NewChange): Promise<Id<'setting_changes'> | undefined> {
  const { rows } = await sql<{ id: Id<'setting_changes'> }>`
    insert into setting_changes (actor_id, of, before, after, puts_back)
    select ${actor_id}, ${of}, b, a, ${puts_back} from (select ${JSON.stringify(before)}::jsonb as b, ${JSON.stringify(after)}::jsonb as a) as given
    where b <> a returning id`.execute(tx)
  return rows[0]?.id
}

export interface SettingChangeRow {
  readonly id: Id<'setting_changes'>
  readonly at: Date
  readonly actor_id: MemberId
  readonly full_name: string
  readonly of: SettingOf
  readonly before: Setting
  readonly after: Setting
  readonly puts_back: string | null
}
const CHANGES = sql`select c.id, c.at, c.actor_id, m.full_name, c.of, c.before, c.after, c.puts_back
  from setting_changes c join members m on m.id = c.actor_id`

export async function findSettingChanges(db: Db, of: readonly SettingOf[], place: PagePosition): Promise<SettingChangeRow[]> {
  const { rows } = await sql<SettingChangeRow>`
    ${CHANGES} where c.of = any(${[...of]}::text[]) and ${beyond(['c.id'], 'desc', place)}
    order by c.id desc offset ${place.offset} limit ${place.limit}`.execute(db)
  return rows
}
export async function findSettingChange(db: Db, id: string): Promise<SettingChangeRow | undefined> {
  return (await sql<SettingChangeRow>`${CHANGES} where c.id = ${id}`.execute(db)).rows[0]
}

/** One change of the deployment's settings after the other: what is read before is what is written over. */
export const lockSite = (tx: Tx) => sql`select from site_settings for update`.execute(tx)

/** Exactly these parts are closed; those that are already keep who closed them, and when. */
export async function keepClosed(tx: Tx, codes: readonly string[], closed_by: MemberId) {
  await sql`delete from closed_parts where not code = any(${[...codes]}::text[])`.execute(tx)
  await sql`insert into closed_parts (code, closed_by) select distinct unnest(${[...codes]}::text[]), ${closed_by}::uuid on conflict do nothing`.execute(
    tx,
  )
}
