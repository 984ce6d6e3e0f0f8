import { sql } from 'kysely'
import { UNDO_SECONDS } from '#kernel/measures.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

const MOST = 100
export const past = sql<Date>`clock_timestamp() - make_interval(secs => ${sql.lit(UNDO_SECONDS)})`
/** Faces shown of a group. */
const SHOWN = 2

/** A member named in a notice. */
export interface NoticeActor {
  id: Id<'members'>
  full_name: string
  image_url: string | null
}
export interface NoticeRow {
  id: Id<'notifications'>
  member_id: Id<'members'>
  place: string
  type: string
  subject_type: string
  subject_id: string
  property: unknown
  read_at: Date | null
  created_at: Date
  actor_id: Id<'members'> | null
  full_name: string | null
  image_url: string | null
  /** Of a row of a group: all its members, counted to `MOST`, and the latest two. */
  count: number
  actors: NoticeActor[] | null
}
interface NoticePlace {
  /** This one alone. */
  readonly id?: Id<'notifications'>
  readonly unread: boolean
  /** Only newer ones. */
  readonly since?: Date
  /** Only of these types. */
  readonly types: readonly string[] | undefined
  readonly after: string | undefined
  readonly offset: number
  readonly limit: number
}
export async function notices(
  db: Db,
  member_id: Id<'members'>,
  { id, unread, since, types, after, offset, limit }: NoticePlace,
): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.member_id, n.place, n.type, n.subject_type, n.subject_id, n.property, n.read_at, n.created_at, n.actor_id, m.full_name, m.image_url,
      g.count, g.actors
    from (
      select * from notifications where member_id = ${member_id} and deleted_at is null ${unread ? sql`and read_at is null` : sql``}
        ${id ? sql`and id = ${id}` : sql``} ${since ? sql`and created_at > ${since}` : sql``} ${types ? sql`and type = any(${[...types]}::text[])` : sql``} ${after ? sql`and place < ${after}::uuid` : sql``}
      order by place desc offset ${offset} limit ${limit}
    ) n left join members m on m.id = n.actor_id cross join lateral (
      select count(*)::int as count, (jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name, 'image_url', p.image_url)
        order by a.created_at desc) filter (where a.nth <= ${SHOWN})) as actors
      from (select x.actor_id, x.created_at, row_number() over (order by x.created_at desc) as nth from notification_actors x
        where x.notification_id = n.id order by x.created_at desc limit ${MOST}) a left join members p on p.id = a.actor_id and a.nth <= ${SHOWN}
    ) g order by n.place desc`.execute(db)
  return rows
}
/** Of this member, if it is unread and not deleted. */
export const unreadNotice = async (db: Db, member_id: Id<'members'>, id: Id<'notifications'>): Promise<NoticeRow | undefined> =>
  (await notices(db, member_id, { id, unread: true, types: undefined, after: undefined, offset: 0, limit: 1 }))[0]

/** Unread notices by type, counted to `MOST` together: the badge shows 99+. */
export async function unreadByType(db: Db, member_id: Id<'members'>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ type: string; n: number }>`
    select type, count(*)::int as n from (
      select type from notifications where member_id = ${member_id} and read_at is null and deleted_at is null order by place desc limit ${MOST}
    ) as unread group by type`.execute(db)
  return new Map(rows.map(({ type, n }) => [type, n]))
}

const own = (tx: Tx, member_id: Id<'members'>) => tx.updateTable('notifications').where('member_id', '=', member_id).where('deleted_at', 'is', null)
const read = { read_at: sql<Date>`coalesce(read_at, clock_timestamp())` }
const gone = { deleted_at: sql<Date>`clock_timestamp()` }

/** The keys of the events that a row tells of: its own and those of its group. */
const eventKeys = sql<
  string[]
>`array(select a.dedupe_key from notification_actors a where a.notification_id = notifications.id) || notifications.dedupe_key`

/** The keys of its events, or nothing. */
export const markRead = async (tx: Tx, member_id: Id<'members'>, id: Id<'notifications'>): Promise<readonly string[] | undefined> =>
  (await own(tx, member_id).set(read).where('id', '=', id).returning(eventKeys.as('keys')).executeTakeFirst())?.keys
export const markAllRead = async (tx: Tx, member_id: Id<'members'>) =>
  void (await own(tx, member_id).set(read).where('read_at', 'is', null).execute())
export const removeOne = async (tx: Tx, member_id: Id<'members'>, id: Id<'notifications'>): Promise<readonly string[] | undefined> =>
  (await own(tx, member_id).set(gone).where('id', '=', id).returning(eventKeys.as('keys')).executeTakeFirst())?.keys
export const removeAll = async (tx: Tx, member_id: Id<'members'>) => void (await own(tx, member_id).set(gone).execute())

/** Its group may have a new open row meanwhile: it comes back as a row of its own. */
export const restoreOne = async (tx: Tx, member_id: Id<'members'>, id: Id<'notifications'>) =>
  (
    await tx
      .updateTable('notifications')
      .set({ deleted_at: null, group_key: null })
      .where('member_id', '=', member_id)
      .where('id', '=', id)
      .where('deleted_at', '>', past)
      .returning('id')
      .execute()
  ).length > 0
