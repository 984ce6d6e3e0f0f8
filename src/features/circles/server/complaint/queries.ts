import { type SqlBool, sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { ANSWER_DAYS, type ComplaintOutcome, type ComplaintReason, type ComplaintStatus } from '../../rules.ts'
import type { CircleComplaintId } from '../../shapes.ts'
import type { CircleRow, LegRow } from '../queries.ts'

const complaintRows = (db: Db) =>
  db
    .selectFrom('trade_circle_complaints')
    .selectAll('trade_circle_complaints')
    .$narrowType<{ status: ComplaintStatus; reason: ComplaintReason; outcome: ComplaintOutcome | null }>()
export type ComplaintRow = Awaited<ReturnType<ReturnType<typeof complaintRows>['executeTakeFirstOrThrow']>>

/** Precondition of what is changed by them: the circle is locked. */
export const complaintById = (db: Db, id: CircleComplaintId): Promise<ComplaintRow | undefined> =>
  complaintRows(db).where('id', '=', id).executeTakeFirst()
/** A complaint for one of its two. */
export const ownComplaint = (db: Db, id: CircleComplaintId, viewer: string): Promise<ComplaintRow | undefined> =>
  complaintRows(db).where('id', '=', id).where(sql<SqlBool>`${viewer}::uuid in (receiver_id, sender_id)`).executeTakeFirst()
export const complaintsOf = (db: Db, circle_ids: readonly string[]): Promise<ComplaintRow[]> =>
  complaintRows(db)
    .where(sql<SqlBool>`circle_id = any(${[...circle_ids]}::uuid[])`)
    .execute()

export const keepComplaint = (tx: Tx, circle: CircleRow, leg: LegRow, said: { reason: ComplaintReason; body: string }): Promise<ComplaintRow> =>
  tx
    .insertInto('trade_circle_complaints')
    .values({
      ...{ leg_id: leg.id, circle_id: circle.id, receiver_id: leg.to_id, sender_id: leg.from_id, ...said },
      answer_until: sql<Date>`clock_timestamp() + make_interval(days => ${ANSWER_DAYS})`,
    })
    .returningAll()
    .$narrowType<{ status: ComplaintStatus; reason: ComplaintReason; outcome: ComplaintOutcome | null }>()
    .executeTakeFirstOrThrow()

interface Moved {
  readonly status: ComplaintStatus
  readonly answer?: string
  readonly outcome?: ComplaintOutcome
  readonly keeps?: boolean
  readonly note?: string
  readonly decided_by?: MemberId
}
export const moveComplaint = (tx: Tx, id: CircleComplaintId, moved: Moved, at: Date) =>
  tx
    .updateTable('trade_circle_complaints')
    .set({
      ...moved,
      ...(moved.status === 'answered' && { answered_at: at }),
      ...((moved.status === 'decided' || moved.status === 'withdrawn') && { closed_at: at }),
    })
    .where('id', '=', id)
    .execute()

export async function keepEvidence(tx: Tx, complaint_id: CircleComplaintId, by_sender: boolean, media_ids: readonly Id<'medias'>[]) {
  const shown = media_ids.map((media_id, position) => ({ complaint_id, by_sender, position, media_id }))
  if (shown.length) await tx.insertInto('trade_circle_evidence').values(shown).execute()
}
export const evidenceOf = (db: Db, complaint_ids: readonly string[]) =>
  db
    .selectFrom('trade_circle_evidence')
    .select(['complaint_id', 'by_sender', 'media_id'])
    .where(sql<SqlBool>`complaint_id = any(${[...complaint_ids]}::uuid[])`)
    .orderBy('complaint_id')
    .orderBy('position')
    .execute()

/** For moderators. */
export const openPage = (db: Db, viewer: string, place: PagePosition<readonly [string]>) =>
  complaintRows(db)
    .innerJoin('trade_circle_legs as l', 'l.id', 'trade_circle_complaints.leg_id')
    .innerJoin('trade_circles as c', 'c.id', 'trade_circle_complaints.circle_id')
    .innerJoin('members as sender', 'sender.id', 'trade_circle_complaints.sender_id')
    .innerJoin('members as receiver', 'receiver.id', 'trade_circle_complaints.receiver_id')
    .select(['c.number', 'l.name as item_name', 'l.deposit', 'l.carrier', 'l.tracking', 'l.shipped_at'])
    .select([sql<string>`sender.full_name`.as('sender_name'), sql<string>`receiver.full_name`.as('receiver_name')])
    .select(sql<boolean>`exists (select from trade_circle_legs mine where mine.circle_id = c.id and mine.from_id = ${viewer}::uuid)`.as('is_own'))
    .where(sql<SqlBool>`trade_circle_complaints.status in ('open', 'unanswered', 'answered')`)
    .where(beyond(['trade_circle_complaints.id'], 'desc', place))
    .orderBy('trade_circle_complaints.id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

const due = (db: Db) => db.selectFrom('trade_circle_complaints').where('status', '=', 'open').orderBy('answer_until')
export const dueComplaints = async (db: Db, limit: number): Promise<CircleComplaintId[]> =>
  (await due(db).select('id').where('answer_until', '<=', sql<Date>`clock_timestamp()`).limit(limit).execute()).map(({ id }) => id)
export const nextComplaint = async (db: Db): Promise<Date | null> =>
  (await due(db).select('answer_until').limit(1).executeTakeFirst())?.answer_until ?? null
