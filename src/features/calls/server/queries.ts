import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { blockedWith, isPresent } from '#features/members/server/public.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { CallId } from '../contract.ts'
import type { CallStatus, CallType } from '../rules.ts'

export interface CallRow {
  readonly id: CallId
  readonly caller_id: MemberId
  readonly call_type: CallType
  readonly begun_at: Date
  readonly answered_at: Date | null
  readonly ended_at: Date | null
  readonly shown_item_id: Id<'stamp_items'> | null
  readonly shown_by: MemberId | null
  readonly now: Date
}
export interface CallMemberRow {
  readonly call_id: CallId
  readonly member_id: MemberId
  readonly invited_by: MemberId
  readonly seat: number
  readonly status: CallStatus
  readonly is_silent: boolean
  readonly rings_until: Date
  readonly device_id: string | null
  readonly epoch: number
  readonly seen_at: Date | null
  readonly is_blocked: boolean
  readonly is_present: boolean
  readonly uid: number
  readonly username: string
  readonly full_name: string
  readonly image_url: string | null
}

/** Reach: one’s own calls. A call that does not ring because its caller is muted is not known before it is over. */
const isMine = (viewer: string): RawBuilder<SqlBool> => sql<SqlBool>`v.member_id = ${viewer}::uuid and not (v.is_silent and v.status = 'invitation')`

export async function findCall(db: Db, viewer: string, id: string): Promise<CallRow | undefined> {
  const { rows } = await sql<CallRow>`select c.*, clock_timestamp() as now from calls c join call_members v on v.call_id = c.id
    where c.id = ${id}::uuid and ${isMine(viewer)}`.execute(db)
  return rows[0]
}
/** The same for what nobody asks for: a timer. */
export async function callById(db: Db, id: string): Promise<CallRow | undefined> {
  const { rows } = await sql<CallRow>`select c.*, clock_timestamp() as now from calls c where c.id = ${id}::uuid`.execute(db)
  return rows[0]
}
export async function membersOf(db: Db, viewer: string | null, id: string): Promise<CallMemberRow[]> {
  const { rows } =
    await sql<CallMemberRow>`select v.call_id, v.member_id, v.invited_by, v.seat, v.status, v.is_silent, v.rings_until, v.device_id, v.epoch,
      v.seen_at, v.member_id = any(${blockedWith(viewer)}) as is_blocked, ${isPresent('m')} as is_present, m.uid, m.username, m.full_name, m.image_url
    from call_members v join members m on m.id = v.member_id where v.call_id = ${id}::uuid order by v.invited_at, v.member_id`.execute(db)
  return rows
}
/** The call that rings for this member, or that they are in: there is one at most. */
export async function currentCall(db: Db, viewer: string): Promise<CallRow | undefined> {
  const { rows } = await sql<CallRow>`select c.*, clock_timestamp() as now from call_members v join calls c on c.id = v.call_id
    where v.member_id = ${viewer}::uuid and v.status in ('invitation', 'accepted') and not v.is_silent
      and (v.status = 'accepted' or (v.rings_until > clock_timestamp() and v.invited_by <> all (${blockedWith(viewer)})))`.execute(db)
  return rows[0]
}

export interface RingingRow {
  readonly is_busy: boolean
  readonly in_vain: number
}
/** Undefined when they cannot be reached: away, or a block stands between them and one of these. */
export async function findRinging(tx: Tx, me: string, other: string, seated: readonly string[], most: number): Promise<RingingRow | undefined> {
  const { rows } = await sql<RingingRow>`select
      exists (select from call_members b where b.member_id = ${other}::uuid and b.status in ('invitation', 'accepted') and not b.is_silent) as is_busy,
      (select count(*)::int from (select from call_members w where w.invited_by = ${me}::uuid and w.member_id = ${other}::uuid
        and w.invited_at > clock_timestamp() - interval '1 hour' and w.status in ('rejected', 'cancelled', 'not_responding') limit ${most}) as counted) as in_vain
    from members m where m.id = ${other}::uuid and ${isPresent('m')} and not (${blockedWith(other)} && ${[...seated]}::uuid[])`.execute(tx)
  return rows[0]
}
export async function isEngaged(tx: Tx, me: string): Promise<boolean> {
  const { rows } =
    await sql`select from call_members v where v.member_id = ${me}::uuid and v.status in ('invitation', 'accepted') and not v.is_silent`.execute(tx)
  return rows.length > 0
}

export interface NewRing {
  readonly call_id: string
  readonly member_id: string
  readonly invited_by: string
  readonly seat: number
  readonly is_silent: boolean
}
export async function makeCall(tx: Tx, caller_id: MemberId, call_type: CallType, device_id: string): Promise<CallId> {
  const { rows } = await sql<{ id: CallId }>`with made as (insert into calls (caller_id, call_type) values (${caller_id}, ${call_type}) returning id),
    seated as (insert into call_members (call_id, member_id, invited_by, seat, status, device_id, answered_at, seen_at)
      select id, ${caller_id}::uuid, ${caller_id}::uuid, 0, 'accepted', ${device_id}::uuid, clock_timestamp(), clock_timestamp() from made)
    select id from made`.execute(tx)
  return rows[0]!.id
}
/** Whoever was called before and did not come is called again. */
export const keepRing = (tx: Tx, ring: NewRing, ring_ms: number) =>
  sql`insert into call_members as v (call_id, member_id, invited_by, seat, status, is_silent, invited_at, rings_until)
    select ${ring.call_id}::uuid, ${ring.member_id}::uuid, ${ring.invited_by}::uuid, ${ring.seat}::smallint, 'invitation', ${ring.is_silent}::boolean, t.now,
      t.now + make_interval(secs => ${ring_ms / 1_000}::float8) from (select clock_timestamp() as now) as t
    on conflict (call_id, member_id) do update set invited_by = excluded.invited_by, seat = excluded.seat, status = 'invitation',
      is_silent = excluded.is_silent, invited_at = excluded.invited_at, rings_until = excluded.rings_until, left_at = null, answered_at = null`.execute(
    tx,
  )

export const keepAnswer = (tx: Tx, call_id: string, member_id: string, device_id: string) =>
  sql`with answered as (update call_members set status = 'accepted', device_id = ${device_id}::uuid, answered_at = clock_timestamp(), seen_at = clock_timestamp()
      where call_id = ${call_id}::uuid and member_id = ${member_id}::uuid)
    update calls set answered_at = coalesce(answered_at, clock_timestamp()) where id = ${call_id}::uuid`.execute(tx)

/** These members are not in the call any more. */
export const keepLeft = (tx: Tx, call_id: string, member_ids: readonly string[], status: CallStatus) =>
  sql`update call_members set status = ${status}, left_at = clock_timestamp() where call_id = ${call_id}::uuid
    and member_id = any(${[...member_ids]}::uuid[])`.execute(tx)
/** Nothing of what the browsers have told each other stays. */
export const keepEnd = (tx: Tx, call_id: string) =>
  sql`with forgotten as (delete from call_signals where call_id = ${call_id}::uuid)
    update calls set ended_at = clock_timestamp(), shown_item_id = null, shown_by = null where id = ${call_id}::uuid`.execute(tx)

export const keepJoin = (tx: Tx, call_id: string, member_id: string, device_id: string) =>
  sql`update call_members set device_id = ${device_id}::uuid, epoch = epoch + 1, seen_at = clock_timestamp()
    where call_id = ${call_id}::uuid and member_id = ${member_id}::uuid`.execute(tx)
export const keepHere = (tx: Tx, call_id: string, member_id: string) =>
  sql`update call_members set seen_at = clock_timestamp() where call_id = ${call_id}::uuid and member_id = ${member_id}::uuid`.execute(tx)

/** Of these calls, those that the viewer may listen to. */
export async function heardCalls(db: Db, ids: readonly string[], viewer: string | null) {
  if (viewer === null) return []
  const { rows } = await sql<{
    id: string
  }>`select v.call_id as id from call_members v where v.call_id = any(${[...ids]}::uuid[]) and ${isMine(viewer)}`.execute(db)
  return rows
}
