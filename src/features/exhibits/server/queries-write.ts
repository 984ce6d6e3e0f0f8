import { type Insertable, sql, type Updateable } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { medalOf, medians, sum } from '../rules.ts'
import type { ExhibitId } from '../shapes.ts'

export const changeExhibit = (tx: Tx, id: ExhibitId, change: Updateable<Tables['exhibits']>) =>
  tx
    .updateTable('exhibits')
    .set({ ...change, changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
/** Handed in anew: what was declined or withdrawn stands in the same row. */
export async function keepExhibit(tx: Tx, given: Insertable<Tables['exhibits']>): Promise<ExhibitId> {
  const { title, plan, status } = given
  const row = await tx
    .insertInto('exhibits')
    .values(given)
    .onConflict((at) => at.column('participant_id').doUpdateSet({ title, plan: plan ?? '', class: given.class, status, reason: '' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
export async function hangPages(
  tx: Tx,
  exhibit_id: ExhibitId,
  pages: readonly Omit<Insertable<Tables['exhibit_pages']>, 'exhibit_id'>[],
): Promise<void> {
  await tx.deleteFrom('exhibit_pages').where('exhibit_id', '=', exhibit_id).execute()
  await tx
    .insertInto('exhibit_pages')
    .values(pages.map((page) => ({ ...page, exhibit_id })))
    .execute()
}
export const letPagesGo = (tx: Tx, exhibit_id: ExhibitId) =>
  tx.updateTable('exhibit_pages').set({ is_held: false }).where('exhibit_id', '=', exhibit_id).execute()
export const dropSheets = (tx: Tx, exhibit_id: ExhibitId) => tx.deleteFrom('exhibit_sheets').where('exhibit_id', '=', exhibit_id).execute()

export async function nameJudges(tx: Tx, event_id: Id<'events'>, ids: readonly Id<'members'>[]): Promise<Id<'members'>[]> {
  const before = await tx.deleteFrom('exhibition_judges').where('event_id', '=', event_id).returning('user_id').execute()
  if (ids.length)
    await tx
      .insertInto('exhibition_judges')
      .values(ids.map((user_id) => ({ event_id, user_id })))
      .execute()
  const known = new Set(before.map(({ user_id }) => user_id))
  return ids.filter((id) => !known.has(id))
}
export async function keepSheet(tx: Tx, exhibit_id: ExhibitId, user_id: Id<'members'>, marks: readonly number[], remark: string): Promise<void> {
  await tx
    .insertInto('exhibit_sheets')
    .values({ exhibit_id, user_id, marks: [...marks], remark })
    .onConflict((at) => at.columns(['exhibit_id', 'user_id']).doUpdateSet({ marks: [...marks], remark, handed_in_at: sql<Date>`clock_timestamp()` }))
    .execute()
}
/** One a member: given to another exhibit, it has left the first. */
export async function keepVote(tx: Tx, event_id: Id<'events'>, user_id: Id<'members'>, exhibit_id: ExhibitId): Promise<void> {
  await tx
    .insertInto('exhibit_votes')
    .values({ event_id, user_id, exhibit_id })
    .onConflict((at) => at.columns(['event_id', 'user_id']).doUpdateSet({ exhibit_id, voted_at: sql<Date>`clock_timestamp()` }))
    .execute()
}
/** The jury of an exhibit that has not handed in. */
export async function missingSheets(db: Db, exhibit_id: ExhibitId): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from exhibition_judges j join exhibits x on x.event_id = j.event_id
    where x.id = ${exhibit_id}::uuid and j.user_id <> x.user_id
      and not exists (select from exhibit_sheets s where s.exhibit_id = x.id and s.user_id = j.user_id)`.execute(db)
  return rows[0]!.n
}
export async function hangAccepted(tx: Tx, event_id: Id<'events'>): Promise<{ id: ExhibitId; user_id: Id<'members'> }[]> {
  const { rows } = await sql<{ id: ExhibitId; user_id: Id<'members'> }>`update exhibits set status = 'on_show', changed_at = clock_timestamp()
    where event_id = ${event_id}::uuid and status = 'accepted' returning id, user_id`.execute(tx)
  return rows
}
/** The marks of all that are judged become their awards, in one statement. */
export async function awardAll(tx: Tx, event_id: Id<'events'>): Promise<{ id: ExhibitId; user_id: Id<'members'> }[]> {
  const { rows } = await sql<{ id: ExhibitId; user_id: Id<'members'>; sheets: number[][] }>`select x.id, x.user_id,
      (select jsonb_agg(to_jsonb(s.marks)) from exhibit_sheets s where s.exhibit_id = x.id) as sheets
    from exhibits x where x.event_id = ${event_id}::uuid and x.status = 'judged' order by x.id`.execute(tx)
  const marks = rows.map(({ sheets }) => sum(medians(sheets)))
  await sql`update exhibits x set status = 'awarded', marks = g.marks, medal = g.medal, changed_at = clock_timestamp()
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${marks}::int[], ${marks.map(medalOf)}::text[]) as g(id, marks, medal) where x.id = g.id`.execute(
    tx,
  )
  return rows
}
