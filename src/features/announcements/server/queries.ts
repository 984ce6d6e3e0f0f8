import { sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { AnnouncementWords, announcementAudiences, announcementKinds } from '../rules.ts'

export interface Announced {
  readonly id: Id<'announcements'>
  readonly kind: (typeof announcementKinds)[number]
  readonly audience: (typeof announcementAudiences)[number]
  readonly words: AnnouncementWords
  readonly link: string | null
}
export interface AnnouncementRow extends Announced {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly ended_at: Date | null
  readonly made_by: MemberId
  readonly maker_name: string
  readonly ended_by: MemberId | null
  readonly ender_name: string | null
}
const RUNS = sql`a.ended_at is null and a.starts_at <= clock_timestamp() and a.ends_at > clock_timestamp()`

/** What runs now: few rows, read about once a second for all pages. The oldest stands first. */
export async function running(db: Db): Promise<Announced[]> {
  const { rows } = await sql<Announced>`select a.id, a.kind, a.audience, a.words, a.link from announcements a where ${RUNS} order by a.id`.execute(db)
  return rows
}
export async function readOf(db: Db, member_id: MemberId, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select announcement_id as id from announcement_reads
    where member_id = ${member_id} and announcement_id = any(${[...ids]}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}
export async function findAnnouncements(db: Db, place: PagePosition): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select a.id, a.kind, a.audience, a.words, a.link, a.starts_at, a.ends_at, a.ended_at, a.made_by, m.full_name as maker_name,
      a.ended_by, e.full_name as ender_name
    from announcements a join members m on m.id = a.made_by left join members e on e.id = a.ended_by
    where ${beyond(['a.id'], 'desc', place)} order by a.id desc offset ${place.offset} limit ${place.limit}`.execute(db)
  return rows
}

/** One after the other: two that begin together do not become four that run together. */
export const lockAnnouncing = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('announcements'))`.execute(tx)
/** How many run at once at most between these two: the most is reached when one of them begins. */
export async function countBetween(tx: Tx, from: Date, until: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(max(p.running), 0)::int as n from (
      select (select count(*) from announcements b where b.ended_at is null and b.starts_at <= s.at and b.ends_at > s.at) as running
      from (select ${from}::timestamptz as at
        union select a.starts_at from announcements a where a.ended_at is null and a.starts_at > ${from} and a.starts_at < ${until}) s) p`.execute(tx)
  return rows[0]!.n
}
interface NewAnnouncement extends Omit<Announced, 'id'> {
  readonly starts_at: Date
  readonly ends_at: Date
  readonly made_by: MemberId
}
export async function keepAnnouncement(tx: Tx, { words, ...row }: NewAnnouncement): Promise<Id<'announcements'>> {
  const kept = tx.insertInto('announcements').values({ ...row, words: JSON.stringify(words) })
  return (await kept.returning('id').executeTakeFirstOrThrow()).id
}
/** False when it is over. */
export async function endNow(tx: Tx, id: string, ended_by: MemberId): Promise<boolean> {
  const { rows } = await sql`update announcements a set ended_at = clock_timestamp(), ended_by = ${ended_by}
    where a.id = ${id} and a.ended_at is null and a.ends_at > clock_timestamp() returning a.id`.execute(tx)
  return rows.length > 0
}
/** False when nothing of this id runs. Twice is once. */
export async function keepRead(tx: Tx, id: string, member_id: MemberId): Promise<boolean> {
  const found = await sql`select from announcements a where a.id = ${id} and ${RUNS}`.execute(tx)
  if (!found.rows.length) return false
  await sql`insert into announcement_reads (announcement_id, member_id) values (${id}, ${member_id}) on conflict do nothing`.execute(tx)
  return true
}
