import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

interface NewNotice {
  member_id: Id<'members'>
  type: string
  actor_id: Id<'members'> | null
  subject_type: string
  subject_id: string
  property: object
  /** Deduplication: an event delivered twice stores one notice. */
  dedupe_key: string
}
/** Returns the members whose notice was new. */
export async function keepNotices(tx: Tx, notices: readonly NewNotice[]): Promise<Id<'members'>[]> {
  const { rows } = await sql<{ member_id: Id<'members'> }>`
    insert into notifications (member_id, type, actor_id, subject_type, subject_id, property, dedupe_key)
    select member_id, type, actor_id, subject_type, subject_id, property, dedupe_key from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb)
      as n(member_id uuid, type text, actor_id uuid, subject_type text, subject_id uuid, property jsonb, dedupe_key text)
    on conflict do nothing returning member_id`.execute(tx)
  return rows.map((row) => row.member_id)
}

export interface NoticeRow {
  id: Id<'notifications'>
  type: string
  subject_type: string
  subject_id: string
  property: unknown
  read_at: Date | null
  created_at: Date
  actor_id: Id<'members'> | null
  full_name: string | null
  image_url: string | null
}
export function notices(
  db: Db,
  member_id: Id<'members'>,
  { unread, after, offset, limit }: { unread: boolean; after: Id<'notifications'> | undefined; offset: number; limit: number },
): Promise<NoticeRow[]> {
  let found = db
    .selectFrom('notifications as n')
    .leftJoin('members as m', 'm.id', 'n.actor_id')
    .select([
      'n.id',
      'n.type',
      'n.subject_type',
      'n.subject_id',
      'n.property',
      'n.read_at',
      'n.created_at',
      'n.actor_id',
      'm.full_name',
      'm.image_url',
    ])
    .where('n.member_id', '=', member_id)
  if (unread) found = found.where('n.read_at', 'is', null)
  if (after) found = found.where('n.id', '<', after)
  return found.orderBy('n.id', 'desc').offset(offset).limit(limit).execute()
}

const MOST = 100
/** Counted to 100: the badge shows 99+. */
export async function unreadCount(db: Db, member_id: Id<'members'>): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from (select from notifications where member_id = ${member_id} and read_at is null limit ${MOST}) as unread`.execute(
    db,
  )
  return rows[0]!.n
}

const own = (tx: Tx, member_id: Id<'members'>) =>
  tx.updateTable('notifications').set({ read_at: sql<Date>`coalesce(read_at, clock_timestamp())` }).where('member_id', '=', member_id)
export const markRead = async (tx: Tx, member_id: Id<'members'>, id: Id<'notifications'>) =>
  (await own(tx, member_id).where('id', '=', id).returning('id').execute()).length > 0
export const markAllRead = async (tx: Tx, member_id: Id<'members'>) => void (await own(tx, member_id).where('read_at', 'is', null).execute())
export const removeOne = async (tx: Tx, member_id: Id<'members'>, id: Id<'notifications'>) =>
  (await tx.deleteFrom('notifications').where('member_id', '=', member_id).where('id', '=', id).returning('id').execute()).length > 0
export const removeAll = async (tx: Tx, member_id: Id<'members'>) =>
  void (await tx.deleteFrom('notifications').where('member_id', '=', member_id).execute())
