import { type SqlBool, sql } from 'kysely'
import type { StampItemId } from '#features/stamp-items/contract.ts'
import { itemReach } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { FlagField, FlagStatus, FrozenItem } from '../rules.ts'
import type { FlagId } from '../shapes.ts'

/** Who reads: moderators of flags read all of them. */
export interface FlagReader {
  readonly id: Id<'members'>
  readonly is_moderator: boolean
}
export type Verdict = 'accepted' | 'rejected'
export interface TicketRow {
  readonly id: FlagId
  readonly number: number
  /** Null once its owner's account is erased. */
  readonly stamp_item_id: StampItemId | null
  readonly owner_id: Id<'members'>
  readonly reason: string
  readonly field: FlagField | null
  readonly status: FlagStatus
  readonly frozen: FrozenItem
  readonly frozen_media_ids: string[]
  readonly round: number
  readonly due_at: Date | null
  readonly voting_left_ms: number | null
  readonly asked_of: 'owner' | 'flagger' | null
  readonly removal_refused: boolean
  readonly owner_answered: boolean
  readonly referred_at: Date | null
  readonly first_verdict: Verdict | null
  readonly first_decided_at: Date | null
  readonly decided_by: 'jury' | 'moderator' | 'flagger' | 'owner' | 'clock' | null
  readonly decided_at: Date | null
  readonly decision: string
  readonly correct_weight: number
  readonly incorrect_weight: number
  readonly created_at: Date
  readonly now: Date
  readonly is_flagger: boolean
  /** In this round, and in any. */
  readonly own_vote: { vote: 'correct' | 'incorrect' | 'unsure'; note: string; weight: number } | null
  readonly has_voted: boolean
  readonly voters: number
  readonly last_action: string
}

/** Parties, whoever has voted, and whoever may see the item. `t` is the alias of the tickets. */
export const ticketShows = ({ id, is_moderator }: FlagReader) =>
  is_moderator
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(t.owner_id = ${id}::uuid or ${flaggedBy(id)} or ${votedBy(id)} or ${itemReach(id, sql.ref('t.stamp_item_id'))})`
export const flaggedBy = (id: string) => sql<SqlBool>`exists (select from flag_reports r where r.ticket_id = t.id and r.flagger_id = ${id}::uuid)`
export const votedBy = (id: string) => sql<SqlBool>`exists (select from flag_votes v where v.ticket_id = t.id and v.voter_id = ${id}::uuid)`

/** Tickets as this reader stands to them. `from` gives rows of `flag_tickets`, `order` is that of `t`. */
export async function wholeTickets(db: Db, viewer: string | null, from: ReturnType<typeof sql>, order = sql``): Promise<TicketRow[]> {
  const { rows } = await sql<TicketRow>`select t.id, t.number, t.stamp_item_id, t.owner_id, t.reason, t.field, t.status, t.frozen, t.frozen_media_ids,
      t.round, t.due_at, t.voting_left_ms, t.asked_of, t.removal_refused, t.owner_answered,
      t.referred_at, t.first_verdict, t.first_decided_at, t.decided_by, t.decided_at, t.decision, t.correct_weight, t.incorrect_weight, t.created_at,
      clock_timestamp() as now, ${flaggedBy(viewer ?? NOBODY)} as is_flagger, ${votedBy(viewer ?? NOBODY)} as has_voted,
      (select jsonb_build_object('vote', own.vote, 'note', own.note, 'weight', own.weight) from flag_votes own
        where own.ticket_id = t.id and own.round = t.round and own.voter_id = ${viewer}::uuid) as own_vote,
      case when t.decided_at is not null and t.voters > 0 then t.voters
        else (select count(*)::int from flag_votes cast_votes where cast_votes.ticket_id = t.id and cast_votes.round = t.round) end as voters,
      coalesce((select last_said.action from flag_messages last_said where last_said.ticket_id = t.id and last_said.audience = 'all'
        order by last_said.id desc limit 1), 'open') as last_action
    from (${from}) t ${order}`.execute(db)
  return rows
}
const NOBODY = '00000000-0000-0000-0000-000000000000'

export const seenTicket = async (db: Db, reader: FlagReader, id: string): Promise<TicketRow | undefined> =>
  (await wholeTickets(db, reader.id, sql`select t.* from flag_tickets t where t.id = ${id}::uuid and ${ticketShows(reader)}`))[0]

/** Precondition: the caller decides who may know of it, or is the clock. */
export const ticketById = async (db: Db, id: string, viewer: string | null = null): Promise<TicketRow | undefined> =>
  (await wholeTickets(db, viewer, sql`select t.* from flag_tickets t where t.id = ${id}::uuid`))[0]

/** The flag that is open on an item, of those that a jury decides or of the others; an appeal is none. */
export const openTicketOf = async (db: Db, stamp_item_id: string, with_jury: boolean): Promise<{ id: FlagId } | undefined> =>
  (
    await sql<{ id: FlagId }>`select t.id from flag_tickets t where t.stamp_item_id = ${stamp_item_id}::uuid and t.round = 1
      and (t.field is not null) = ${with_jury} and t.status in ('opened', 'clarification-requested', 'flag-removal-request')`.execute(db)
  ).rows[0]

/** Those of these tickets whose topics the reader may listen to. */
export async function heardFlags(db: Db, ids: readonly string[], reader: FlagReader): Promise<{ id: string }[]> {
  const { rows } = await sql<{
    id: string
  }>`select t.id from flag_tickets t where t.id = any(${[...ids]}::uuid[]) and ${ticketShows(reader)}`.execute(db)
  return rows
}
/** Those of these items whose flags the viewer may listen to. */
export async function heardItems(db: Db, ids: readonly string[], viewer: string | null): Promise<{ id: string }[]> {
  const { rows } = await sql<{
    id: string
  }>`select asked.id from unnest(${[...ids]}::uuid[]) as asked(id) where ${itemReach(viewer, sql.ref('asked.id'))}`.execute(db)
  return rows
}
