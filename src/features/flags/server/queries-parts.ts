import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo, voteCounts } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { FlagId } from '../shapes.ts'

/** More votes are not shown with what was written; of messages there are never more (`MOST_MESSAGES` for each of those who write). */
const [MOST, MOST_SAID] = [200, 1_000]

export interface ReportRow {
  readonly id: Id<'flag_reports'>
  readonly flagger_id: Id<'members'>
  readonly claim: string
  readonly marks: { picture: number; x: number; y: number; width: number; height: number; note: string }[]
  readonly gauge: number | null
  readonly catalogue_entry: { id: Id<'catalogue_entries'>; name: string } | null
  readonly relation: 'Trade' | 'Seller' | 'Buyer' | null
  readonly stake: number
  readonly created_at: Date
}
export async function reportsOf(db: Db, ticket_id: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`select r.id, r.flagger_id, r.claim, r.marks, r.gauge, r.relation, r.stake, r.created_at,
      (select jsonb_build_object('id', e.id, 'name', e.name) from catalogue_entries e where e.id = r.catalogue_entry_id) as catalogue_entry
    from flag_reports r where r.ticket_id = ${ticket_id}::uuid order by r.id`.execute(db)
  return rows
}
export const flaggersOf = async (db: Db, ticket_id: string): Promise<Id<'members'>[]> =>
  (
    await db
      .selectFrom('flag_reports')
      .select('flagger_id')
      .where('ticket_id', '=', ticket_id as FlagId)
      .orderBy('id')
      .execute()
  ).map(({ flagger_id }) => flagger_id)

export interface MessageRow {
  readonly id: Id<'flag_messages'>
  readonly actor: 'owner' | 'flagger' | 'voter' | 'moderator' | 'clock'
  readonly actor_id: Id<'members'> | null
  readonly action: string
  readonly body: string
  readonly audience: 'all' | 'parties'
  readonly media_ids: string[]
  readonly created_at: Date
}
/** What voters do not read is left out for them here, in the query. */
export async function messagesOf(db: Db, ticket_id: string, reads_parties: boolean): Promise<MessageRow[]> {
  const heard = reads_parties ? sql<SqlBool>`true` : sql<SqlBool>`said.audience = 'all'`
  const { rows } =
    await sql<MessageRow>`select said.id, said.actor, said.actor_id, said.action, said.body, said.audience, said.media_ids, said.created_at
    from flag_messages said where said.ticket_id = ${ticket_id}::uuid and ${heard} order by said.id limit ${MOST_SAID}`.execute(db)
  return rows
}

export interface VoteRow {
  readonly voter_id: Id<'members'>
  readonly vote: 'correct' | 'incorrect' | 'unsure'
  readonly note: string
  readonly weight: number
}
/** What voters wrote, the heaviest first. */
export async function votesOf(db: Db, ticket_id: string, round: number): Promise<VoteRow[]> {
  const { rows } = await sql<VoteRow>`select v.voter_id, v.vote, v.note, v.weight from flag_votes v
    where v.ticket_id = ${ticket_id}::uuid and v.round = ${round} and ${voteCounts('v.voter_id')} order by v.weight desc, v.id limit ${MOST}`.execute(
    db,
  )
  return rows
}

export interface FlagPerson {
  readonly id: Id<'members'>
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
  readonly created_at: Date
}
/** Those of these members whom the viewer may see. */
export async function peopleOf(db: Db, viewer: string, ids: readonly (string | null)[]): Promise<ReadonlyMap<string, FlagPerson>> {
  const asked = [...new Set(ids.filter((id) => id !== null))]
  if (!asked.length) return new Map()
  const { rows } = await sql<FlagPerson>`select m.id, m.uid, m.username, m.full_name, m.image_url, m.created_at from members m
    where m.id = any(${asked}::uuid[]) and (m.id = ${viewer}::uuid or ${ownerVisibleTo(viewer, 'm.id')})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
