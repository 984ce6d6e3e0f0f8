import * as z from 'zod/mini'
import { findMedias, type MediaRow, mediaView } from '#features/media/server/public.ts'
import { next } from '#kernel/machine.ts'
import type { OutputOf } from '#kernel/operation.ts'
import { refused } from '#kernel/refusal.ts'
import type { Db } from '#server/db/db.ts'
import { pageOf, placeOf } from '#server/db/paging.ts'
import type { Files } from '#server/files/files.ts'
import { query } from '#server/operations/slice.ts'
import { circles } from '../../contract.ts'
import { complaintMachine } from '../../rules.ts'
import { type ComplaintRow, complaintsOf, evidenceOf, openPage } from './queries.ts'

type View = NonNullable<OutputOf<typeof circles.show>['trade_circle']['legs'][number]['complaint']>
type Claimed = Pick<View, 'id' | 'status' | 'reason' | 'body' | 'medias' | 'opened_at' | 'answer_until' | 'answer' | 'answer_medias' | 'answered_at'>

/** What was said and shown in all of them, read at once. */
async function claimedIn(db: Db, files: Files, rows: readonly ComplaintRow[]): Promise<Map<string, Claimed>> {
  const evidence = await evidenceOf(
    db,
    rows.map(({ id }) => id),
  )
  const medias = await findMedias(
    db,
    evidence.map(({ media_id }) => media_id),
  )
  const shown = (id: string, by_sender: boolean) =>
    evidence.flatMap((one) => {
      const media: MediaRow | undefined = one.complaint_id === id && one.by_sender === by_sender ? medias.get(one.media_id) : undefined
      return media ? [mediaView(files, media)] : []
    })
  return new Map(
    rows.map(({ id, status, reason, body, opened_at, answer_until, answer, answered_at }) => [
      id,
      { ...{ id, status, reason, body, opened_at, answer_until, answer, answered_at }, medias: shown(id, false), answer_medias: shown(id, true) },
    ]),
  )
}

/** Complaints of circles by their legs: who is right, whether it waits, and for its two alone what was said. */
export async function complaintViews(db: Db, files: Files, circle_ids: readonly string[], viewer: string) {
  const rows = await complaintsOf(db, circle_ids)
  const own = rows.filter(({ receiver_id, sender_id }) => viewer === receiver_id || viewer === sender_id)
  const claimed = await claimedIn(db, files, own)
  const views = new Map(own.map((row) => [row.leg_id as string, viewOf(row, claimed.get(row.id)!, viewer)]))
  return { ofLeg: new Map(rows.map((row) => [row.leg_id as string, row])), views }
}
const viewOf = (row: ComplaintRow, claimed: Claimed, viewer: string): View => {
  const { outcome, keeps, note, closed_at, status, sender_id } = row
  const may_answer = viewer === sender_id && next(complaintMachine, status, 'answer', 'sender') !== undefined
  return { ...claimed, ...{ outcome, keeps, note, closed_at, may_answer } }
}

const KEYS = z.tuple([z.uuid()])

/** Moderators read all that was said and shown. */
export const complaints = query(circles.complaints, async ({ input, db, viewer, tools }) => {
  const place = placeOf(input, KEYS)
  if (refused(place)) return place
  const { rows, next_page_url } = pageOf(circles.complaints, input, await openPage(db, viewer.id, place), (row) => [row.id])
  const claimed = await claimedIn(db, tools.files, rows)
  const data = rows.map(({ id, circle_id, number, item_name, deposit, carrier, tracking, shipped_at, is_own, ...row }) => ({
    ...claimed.get(id)!,
    ...{ circle_id, number, item_name, deposit, carrier, tracking, shipped_at, is_own },
    sender: { id: row.sender_id, full_name: row.sender_name },
    receiver: { id: row.receiver_id, full_name: row.receiver_name },
    may_decide: !is_own && next(complaintMachine, row.status, 'decide', 'moderator') !== undefined,
  }))
  return { complaints: { data, next_page_url } }
})
