import { sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { CallId } from '../contract.ts'
import type { CallStatus, CallType } from '../rules.ts'

export interface LogRow {
  readonly id: CallId
  readonly call_type: CallType
  readonly is_caller: boolean
  readonly status: CallStatus
  readonly time: Date
  readonly at_text: string
  readonly seconds: number | null
  /** How many more were called. */
  readonly others: number
  readonly user_id: MemberId
  readonly is_present: boolean
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
}
/** The one on the other side: who called, or who was called first. */
const other = sql`(select o.member_id from call_members o where o.call_id = v.call_id and o.member_id <> v.member_id
  and (v.invited_by = v.member_id or o.member_id = v.invited_by) order by o.invited_at, o.member_id limit 1)`
/** Reach: one’s own calls that are answered or over, and nobody behind a block. */
const logged = (viewer: string, missed: boolean) => sql`v.member_id = ${viewer}::uuid and v.status <> 'invitation'
  and (not ${missed}::boolean or (v.invited_by <> v.member_id and v.status not in ('accepted', 'message')))
  and ${other} <> all (${blockedWith(viewer)})`

export async function logPage(db: Db, viewer: string, missed: boolean, place: PagePosition<readonly [string, string]>): Promise<LogRow[]> {
  const after = place.after ? sql`(v.invited_at, v.call_id) < (${place.after[0]}::timestamptz, ${place.after[1]}::uuid)` : sql`true`
  const { rows } = await sql<LogRow>`select c.id, c.call_type, v.invited_by = v.member_id as is_caller, v.status, v.invited_at as time,
      v.invited_at::text as at_text,
      case when c.answered_at is null or v.answered_at is null then null
        else extract(epoch from coalesce(v.left_at, clock_timestamp()) - greatest(v.answered_at, c.answered_at))::int end as seconds,
      (select count(*)::int from call_members o where o.call_id = v.call_id) - 2 as others,
      m.id as user_id, ${isPresent('m')} as is_present, m.uid, m.username, m.full_name, m.image_url
    from call_members v join calls c on c.id = v.call_id join members m on m.id = ${other}
    where ${logged(viewer, missed)} and ${after}
    order by v.invited_at desc, v.call_id desc limit ${place.limit} offset ${place.offset}`.execute(db)
  return rows
}
export const callsCounted = (viewer: string, missed: boolean) => ({
  limit: (most: number) => sql`select from call_members v where ${logged(viewer, missed)} limit ${most}`,
})
