import { type SqlBool, sql } from 'kysely'
import { voteBar } from '#features/members/server/public.ts'
import { itemReach } from '#features/stamp-items/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { flagViews } from '../contract.ts'
import type { FlagStatus } from '../rules.ts'
import { type FlagReader, flaggedBy, type TicketRow, ticketShows, votedBy, wholeTickets } from './queries.ts'
import { dealtWith } from './queries-jury.ts'

export interface FlagsAsked {
  readonly view: (typeof flagViews)[number]
  readonly status: readonly FlagStatus[]
}
/** Votes are still taken, and this member has one, none yet, and is no party. */
const votable = ({ id, is_moderator }: FlagReader) =>
  is_moderator
    ? sql<SqlBool>`false`
    : sql<SqlBool>`t.status = 'opened' and t.field is not null and t.referred_at is null and t.owner_id <> ${id}::uuid
  and not ${flaggedBy(id)} and not ${votedBy(id)} and not ${dealtWith(id)} and ${itemReach(id, sql.ref('t.stamp_item_id'))}
  and exists (select from members m where m.id = ${id}::uuid and ${voteBar('m')} is null)`
function listed(reader: FlagReader, { view, status }: FlagsAsked) {
  const { id } = reader
  const views = {
    mine: sql<SqlBool>`t.id in (select r.ticket_id from flag_reports r where r.flagger_id = ${id}::uuid)`,
    on_mine: sql<SqlBool>`t.owner_id = ${id}::uuid`,
    to_vote: votable(reader),
    all: ticketShows(reader),
  }
  return status.length ? sql<SqlBool>`${views[view]} and t.status = any(${[...status]}::text[])` : views[view]
}

export const flagsCounted = (reader: FlagReader, asked: FlagsAsked) => ({
  limit: (most: number) => sql`select t.id from flag_tickets t where ${listed(reader, asked)} limit ${most}`,
})
export function flagPage(db: Db, reader: FlagReader, asked: FlagsAsked, place: PagePosition<readonly [string]>): Promise<TicketRow[]> {
  const after = place.after ? sql`and t.id < ${place.after[0]}::uuid` : sql``
  const order = sql`order by t.id desc`
  const from = sql`select t.* from flag_tickets t where ${listed(reader, asked)} ${after} ${order} limit ${place.limit} offset ${place.offset}`
  return wholeTickets(db, reader.id, from, order)
}

/** Without a quorum, or without a jury. */
const WAITING = sql<SqlBool>`t.status in ('opened', 'clarification-requested', 'flag-removal-request') and (t.field is null or t.referred_at is not null)`
export const waitingCounted = { limit: (most: number) => sql`select t.id from flag_tickets t where ${WAITING} limit ${most}` }
export function waitingPage(db: Db, viewer: string, place: PagePosition<readonly [string]>): Promise<TicketRow[]> {
  const after = place.after ? sql`and t.id > ${place.after[0]}::uuid` : sql``
  const from = sql`select t.* from flag_tickets t where ${WAITING} ${after} order by t.id limit ${place.limit} offset ${place.offset}`
  return wholeTickets(db, viewer, from, sql`order by t.id`)
}

/** The flags of an item, the newest first. Precondition: the viewer may see the item. */
export const flagsOfItem = (db: Db, viewer: string, stamp_item_id: string, most: number): Promise<TicketRow[]> =>
  wholeTickets(
    db,
    viewer,
    sql`select t.* from flag_tickets t where t.stamp_item_id = ${stamp_item_id}::uuid order by t.id desc limit ${most}`,
    sql`order by t.id desc`,
  )

/** What was found right about an item, also while it is appealed against, and after its owner has said to have corrected it. */
export async function confirmedOf(db: Db, stamp_item_id: string): Promise<{ reason: string; decided_at: Date; corrected_at: Date | null }[]> {
  const { rows } = await sql<{ reason: string; decided_at: Date; corrected_at: Date | null }>`select t.reason,
      coalesce(t.decided_at, t.first_decided_at) as decided_at, t.mended_at as corrected_at
    from flag_tickets t where t.stamp_item_id = ${stamp_item_id}::uuid
      and (t.status = 'accepted' or t.mended_at is not null or t.first_verdict = 'accepted' and t.decided_at is null)
    order by t.id desc limit 20`.execute(db)
  return rows
}
