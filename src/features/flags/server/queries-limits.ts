import { sql } from 'kysely'
import { voteCounts } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { MENDED_AGAIN_DAYS } from '../rules.ts'
import type { FlagId } from '../shapes.ts'
import type { TicketRow } from './queries.ts'

/** Questions of this round: all, and those of one member. */
export const countQuestions = async (
  tx: Tx,
  { id, first_decided_at }: Pick<TicketRow, 'id' | 'first_decided_at'>,
  actor_id: string,
): Promise<{ all: number; own: number }> =>
  (
    await sql<{ all: number; own: number }>`select count(*)::int as all, (count(*) filter (where said.actor_id = ${actor_id}::uuid))::int as own
      from flag_messages said where said.ticket_id = ${id}::uuid and said.action = 'ask'
        and said.created_at > coalesce(${first_decided_at}::timestamptz, '-infinity')`.execute(tx)
  ).rows[0]!

export async function countSaid(tx: Tx, ticket_id: FlagId, actor_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from flag_messages said
    where said.ticket_id = ${ticket_id}::uuid and said.actor_id = ${actor_id}::uuid and said.action = 'say'`.execute(tx)
  return rows[0]!.n
}

/** Whether this moderator has decided it before. */
export async function hasDecided(tx: Tx, ticket_id: FlagId, moderator_id: string): Promise<boolean> {
  const { rows } = await sql`select from flag_messages said where said.ticket_id = ${ticket_id}::uuid and said.actor_id = ${moderator_id}::uuid
    and said.actor = 'moderator' and said.action in ('accepted', 'rejected') limit 1`.execute(tx)
  return rows.length > 0
}

export interface WaitingRow {
  readonly id: FlagId
  readonly claims: string[]
  readonly voters: number
  readonly correct: number
  readonly incorrect: number
  readonly decided_before: boolean
}
/** What is claimed in these tickets, how the vote of their round stands, and whether this moderator has decided them before. */
export async function waitingFacts(db: Db, ids: readonly FlagId[], moderator_id: string): Promise<ReadonlyMap<FlagId, WaitingRow>> {
  const { rows } = await sql<WaitingRow>`select t.id,
      array(select r.claim from flag_reports r where r.ticket_id = t.id order by r.id) as claims, cast_votes.*,
      exists (select from flag_messages said where said.ticket_id = t.id and said.actor_id = ${moderator_id}::uuid
        and said.actor = 'moderator' and said.action in ('accepted', 'rejected')) as decided_before
    from flag_tickets t cross join lateral (select count(*)::int as voters,
        coalesce(sum(v.weight) filter (where v.vote = 'correct'), 0)::int as correct,
        coalesce(sum(v.weight) filter (where v.vote = 'incorrect'), 0)::int as incorrect
      from flag_votes v where v.ticket_id = t.id and v.round = t.round and ${voteCounts('v.voter_id')}) cast_votes
    where t.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether this reason was found right about the item and stands there, and whether an appeal about it is heard. */
export async function judgedBefore(tx: Tx, stamp_item_id: string, reason: string): Promise<{ stands: boolean; is_heard: boolean }> {
  const { rows } = await sql<{ stands: boolean; is_heard: boolean }>`select
      coalesce(bool_or(t.status = 'accepted'), false) as stands, coalesce(bool_or(t.round = 2 and t.decided_at is null), false) as is_heard
    from flag_tickets t where t.stamp_item_id = ${stamp_item_id}::uuid and t.reason = ${reason}`.execute(tx)
  return rows[0]!
}

/** Coins that were paid lately for items that were corrected before the jury spoke: of this owner, to this flagger, or between the two the other way round. */
export async function mendedLately(db: Db, { id, owner_id }: Pick<TicketRow, 'id' | 'owner_id'>, flagger_id: string) {
  const since = sql`clock_timestamp() - make_interval(days => ${sql.lit(MENDED_AGAIN_DAYS)})`
  // Only whoever was first is paid.
  const paid = sql`select t.id, t.owner_id, (select r.flagger_id from flag_reports r where r.ticket_id = t.id order by r.id limit 1) as flagger_id
    from flag_tickets t where t.id <> ${id}::uuid and t.mended_paid and t.decided_at > ${since}`
  const { rows } = await sql<{ of_owner: number; to_flagger: number }>`select
      (count(*) filter (where p.owner_id = ${owner_id}::uuid or p.owner_id = ${flagger_id}::uuid and p.flagger_id = ${owner_id}::uuid))::int as of_owner,
      (count(*) filter (where p.flagger_id = ${flagger_id}::uuid))::int as to_flagger
    from (${paid} and (t.owner_id in (${owner_id}::uuid, ${flagger_id}::uuid)
      or t.id in (select r.ticket_id from flag_reports r where r.flagger_id = ${flagger_id}::uuid))) p`.execute(db)
  return rows[0]!
}
