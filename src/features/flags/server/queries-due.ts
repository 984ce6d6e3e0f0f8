import { type SqlBool, sql } from 'kysely'
import { itemReach } from '#features/stamp-items/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { Opening } from '#server/slices/declarations.ts'
import type { StatementCause } from '#server/slices/statement-cause.ts'
import type { SubjectReach } from '#server/slices/subject.ts'
import type { FlagId } from '../shapes.ts'
import { countOpenFlags } from './queries-write.ts'

/** The time of the vote, of an answer or of an objection is over. */
export const dueTickets = async (db: Db, limit: number): Promise<FlagId[]> =>
  (await db.selectFrom('flag_tickets').select('id').where('due_at', '<=', sql<Date>`clock_timestamp()`).orderBy('due_at').limit(limit).execute()).map(
    ({ id }) => id,
  )
export const nextDueTicket = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('flag_tickets').select('due_at').where('due_at', 'is not', null).orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? null

export const flagReach: SubjectReach = (viewer, id) =>
  sql<SqlBool>`exists (select from flag_tickets t where t.id = ${id} and (t.owner_id = ${viewer}::uuid
    or exists (select from flag_reports r where r.ticket_id = t.id and r.flagger_id = ${viewer}::uuid)
    or ${viewer === null ? sql<SqlBool>`false` : itemReach(viewer, sql.ref('t.stamp_item_id'))}))`
export async function flagNames(db: Db, viewer: string | null, ids: readonly string[]): Promise<{ id: string; name: string; number: number }[]> {
  const { rows } = await sql<{ id: string; name: string; number: number }>`select t.id, t.frozen ->> 'name' as name, t.number from flag_tickets t
    where t.id = any(${[...ids]}::uuid[]) and ${flagReach(viewer, sql.ref('t.id'))}`.execute(db)
  return rows
}

/** A stake is not left behind. */
export async function raisedFlags(db: Db, member_id: string): Promise<Opening[]> {
  const count = await countOpenFlags(db, member_id)
  return count ? [{ code: 'flags_raised', path: '/flags', facts: { count } }] : []
}

/** A line of a statement names its flag: whoever has it there has flagged. */
export const flagCause: StatementCause = {
  of: ['flag', 'flag_report'],
  rows: (viewer) => sql`
    select refs.ref_type, refs.ref_id, 'flag' as name, t.number, '/flags/' || t.id || '/conversation' as path
    from refs join flag_tickets t on t.id = case refs.ref_type when 'flag' then refs.ref_id
      else (select own.ticket_id from flag_reports own where own.id = refs.ref_id) end
    where refs.ref_type in ('flag', 'flag_report')
      and exists (select from flag_reports r where r.ticket_id = t.id and r.flagger_id = ${viewer})`,
}

/** SQL of how many flags wait for a step of this member: as the owner, or as a flagger. */
export const flagsWaiting = (member_id: string) => sql<number>`(select count(*)::int from (
  select from flag_tickets t where t.owner_id = ${member_id}::uuid
    and (t.status = 'opened' and not t.owner_answered or t.status = 'clarification-requested' and t.asked_of = 'owner')
  union all select from flag_reports r join flag_tickets t on t.id = r.ticket_id where r.flagger_id = ${member_id}::uuid
    and (t.status = 'flag-removal-request' or t.status = 'clarification-requested' and t.asked_of = 'flagger') limit 100) turns)`
