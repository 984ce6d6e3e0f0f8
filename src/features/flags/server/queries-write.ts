import { sql } from 'kysely'
import type { StampItemId } from '#features/stamp-items/contract.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { type FlagField, type FlagStatus, type FrozenItem, REFLAG_DAYS } from '../rules.ts'
import type { FlagId } from '../shapes.ts'
import type { Verdict } from './queries.ts'

interface NewTicket {
  readonly stamp_item_id: StampItemId
  readonly owner_id: Id<'members'>
  readonly reason: string
  readonly field: FlagField | null
  readonly frozen: FrozenItem
  readonly frozen_media_ids: readonly string[]
  readonly due_at: Date | null
}
export async function keepTicket(tx: Tx, { stamp_item_id, owner_id, reason, field, frozen, frozen_media_ids, due_at }: NewTicket): Promise<FlagId> {
  const { rows } = await sql<{ id: FlagId }>`insert into flag_tickets (stamp_item_id, owner_id, reason, field, frozen, frozen_media_ids, due_at)
    values (${stamp_item_id}, ${owner_id}, ${reason}, ${field}, ${JSON.stringify(frozen)}::jsonb, ${[...frozen_media_ids]}::uuid[], ${due_at}) returning id`.execute(
    tx,
  )
  return rows[0]!.id
}

interface NewReport {
  readonly ticket_id: FlagId
  readonly flagger_id: Id<'members'>
  readonly claim: string
  readonly marks: readonly object[]
  readonly gauge: number | null
  readonly catalogue_entry_id: Id<'catalogue_entries'> | null
  readonly relation: 'Trade' | 'Seller' | 'Buyer' | null
}
export const keepReport = async (tx: Tx, { marks, ...row }: NewReport): Promise<Id<'flag_reports'>> =>
  (
    await tx
      .insertInto('flag_reports')
      .values({ ...row, marks: JSON.stringify(marks) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
export const keepStake = (tx: Tx, id: Id<'flag_reports'>, stake: number) =>
  tx.updateTable('flag_reports').set({ stake }).where('id', '=', id).execute()

/** Whether this member has flagged this item before: it was not mended since, nor declined long ago. */
export async function hasFlagged(tx: Tx, member_id: string, stamp_item_id: string): Promise<boolean> {
  const { rows } = await sql`select from flag_reports r join flag_tickets t on t.id = r.ticket_id
    where r.flagger_id = ${member_id}::uuid and t.stamp_item_id = ${stamp_item_id}::uuid and t.status <> 'resolved'
      and (t.status <> 'declined' or t.decided_at > clock_timestamp() - make_interval(days => ${sql.lit(REFLAG_DAYS)})) limit 1`.execute(tx)
  return rows.length > 0
}
export async function countOpenFlags(db: Db, member_id: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from flag_reports r join flag_tickets t on t.id = r.ticket_id
    where r.flagger_id = ${member_id}::uuid and t.status in ('opened', 'clarification-requested', 'flag-removal-request')`.execute(db)
  return rows[0]!.n
}

interface NewVote {
  readonly ticket_id: FlagId
  readonly round: number
  readonly voter_id: Id<'members'>
  readonly vote: string
  readonly note: string
  readonly weight: number
}
/** False if there is one already. */
export const keepVote = async (tx: Tx, row: NewVote): Promise<boolean> =>
  (
    await tx
      .insertInto('flag_votes')
      .values(row)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .execute()
  ).length > 0

export interface NewFlagMessage {
  readonly ticket_id: FlagId
  readonly actor: 'owner' | 'flagger' | 'voter' | 'moderator' | 'clock'
  readonly actor_id: Id<'members'> | null
  readonly action: string
  readonly body?: string
  readonly audience?: 'all' | 'parties'
  readonly media_ids?: readonly string[]
}
export const keepMessage = async (tx: Tx, { media_ids = [], ...row }: NewFlagMessage): Promise<Id<'flag_messages'>> =>
  (
    await tx
      .insertInto('flag_messages')
      .values({ ...row, media_ids: [...media_ids] as never })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
export interface TicketChange {
  readonly status?: FlagStatus
  readonly due_at?: Date | null
  readonly voting_left_ms?: number | null
  readonly asked_of?: 'owner' | 'flagger' | null
  readonly removal_refused?: boolean
  readonly owner_answered?: boolean
  readonly referred_at?: Date | null
  readonly round?: number
  readonly first_verdict?: Verdict
  readonly first_decided_at?: Date
  readonly mended_at?: Date
  readonly mended_paid?: boolean
  readonly decided_by?: 'jury' | 'moderator' | 'flagger' | 'owner' | 'clock' | null
  readonly decided_at?: Date | null
  readonly decision?: string
  readonly voters?: number
  readonly correct_weight?: number
  readonly incorrect_weight?: number
}
/** Precondition: the ticket is locked. */
export const changeTicket = (tx: Tx, id: FlagId, changed: TicketChange) =>
  tx
    .updateTable('flag_tickets')
    .set({
      ...changed,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()

/** Whom nobody sees any more has no item to judge. */
export async function itemIsGone(tx: Tx, stamp_item_id: string | null): Promise<boolean> {
  const { rows } = await sql`select from stamp_items i join members m on m.id = i.member_id
    where i.id = ${stamp_item_id}::uuid and i.deleted_at is null and is_present(m)`.execute(tx)
  return rows.length === 0
}
