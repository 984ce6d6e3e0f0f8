import { sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { StoredPicture } from './drawn.ts'

const COLUMNS = ['id', 'member_id', 'key', 'width', 'height', 'dpi', 'border', 'sizes', 'bytes', 'published_at', 'created_at'] as const
/** Lifetime of an upload's files; its transaction must begin before the last minute. */
const ARRIVAL = sql`interval '10 minutes'`
const SPARE = sql`interval '1 minute'`

/** A picture has a size and a border, by a constraint of the table. */
interface Measured {
  width: number
  height: number
  border: string
}
export const livingMedias = (db: Db) => db.selectFrom('medias').where('deleted_at', 'is', null)
/** Pictures alone: whoever shows pictures never meets another kind. */
const living = (db: Db) => livingMedias(db).where('kind', '=', 'image')
/** Not restricted by viewer: for slices with their own visibility. */
export const mediaRows = (db: Db) => living(db).select(COLUMNS).$narrowType<Measured>()
type MediaQuery = ReturnType<typeof mediaRows>
export type MediaRow = Awaited<ReturnType<MediaQuery['executeTakeFirstOrThrow']>>

/** Visible: own pictures, and published ones of visible members. */
export const mediaSeenBy = (viewer: string | null) =>
  sql<boolean>`(member_id = ${viewer}::uuid or published_at is not null and ${ownerVisibleTo(viewer, 'medias.member_id')})`
const visibleMedias = (db: Db, viewer: string | null) => mediaRows(db).where(mediaSeenBy(viewer))

export const findVisibleMedia = (db: Db, viewer: string | null, id: Id<'medias'>) => visibleMedias(db, viewer).where('id', '=', id).executeTakeFirst()
interface MediaFilter {
  readonly id: Id<'members'>
  readonly is_stamp?: boolean | undefined
  readonly is_meta_attached?: boolean | undefined
}
const USED = sql`select from media_uses u where u.media_id = medias.id`
export function mediasOf(db: Db, viewer: string | null, { id, is_stamp, is_meta_attached }: MediaFilter) {
  const [of_item, used] = [sql<boolean>`exists (${USED} and u.subject_type = 'stamp_item')`, sql<boolean>`exists (${USED})`]
  let found = visibleMedias(db, viewer).where('member_id', '=', id)
  if (is_stamp !== undefined) found = found.where(sql<boolean>`${of_item} = ${is_stamp}`)
  if (is_meta_attached !== undefined) found = found.where(sql<boolean>`${used} = ${is_meta_attached}`)
  return found
}
export const mediaPage = (db: Db, viewer: string | null, wanted: MediaFilter, place: PagePosition): Promise<MediaRow[]> =>
  mediasOf(db, viewer, wanted)
    .where(beyond(['id'], 'desc', place))
    .orderBy('id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

export async function findMedias(db: Db, ids: readonly string[]): Promise<Map<string, MediaRow>> {
  const rows = await mediaRows(db).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()
  return new Map(rows.map((row) => [row.id, row]))
}
export async function countOwn(tx: Tx, member_id: Id<'members'>, ids: readonly string[]): Promise<number> {
  return (await living(tx).select('id').where('member_id', '=', member_id).where(sql<boolean>`id = any(${ids}::uuid[])`).execute()).length
}

const some = async (query: { executeTakeFirst(): Promise<unknown> }) => (await query.executeTakeFirst()) !== undefined
/** Undefined when no media of any kind has this key. */
export const mediaByKey = (db: Db, key: string) => livingMedias(db).select(['published_at', 'name']).where('key', '=', key).executeTakeFirst()

/** Published URLs are permanent. */
export async function publishMedias(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('medias')
    .set({ published_at: sql<Date>`clock_timestamp()` })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('published_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Early check before files are written; `takeQuota` decides. */
export const wouldOverflow = (db: Db, member_id: Id<'members'>, bytes: number): Promise<boolean> =>
  some(db.selectFrom('media_quotas').select('member_id').where('member_id', '=', member_id).where(sql<boolean>`bytes + ${bytes}::bigint > most`))

/** Reserves the space, or returns false. Concurrent uploads wait for the row lock. */
export async function takeQuota(tx: Tx, member_id: Id<'members'>, bytes: number): Promise<boolean> {
  await tx
    .insertInto('media_quotas')
    .values({ member_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const taken = tx
    .updateTable('media_quotas')
    .set({ bytes: sql<number>`bytes + ${bytes}::bigint` })
    .where('member_id', '=', member_id)
  return some(taken.where(sql<boolean>`bytes + ${bytes}::bigint <= most`).returning('member_id'))
}
export async function giveBackQuota(tx: Tx, member_id: Id<'members'>, bytes: number) {
  await tx
    .updateTable('media_quotas')
    .set({ bytes: sql<number>`bytes - ${bytes}::bigint` })
    .where('member_id', '=', member_id)
    .execute()
}

export const announce = (db: Db, keys: readonly string[]) =>
  db
    .insertInto('media_leftovers')
    .values(keys.map((key) => ({ key, due_at: sql<Date>`clock_timestamp() + ${ARRIVAL}` })))
    .execute()
/** Files of these keys now have rows. False if a sweeper may already delete them. */
export async function claimArrivals(tx: Tx, keys: readonly string[]): Promise<boolean> {
  const claimed = tx.deleteFrom('media_leftovers').where('key', 'in', keys).where('due_at', '>', sql<Date>`clock_timestamp() + ${SPARE}`)
  return (await claimed.returning('key').execute()).length === keys.length
}
export async function keepMedias(tx: Tx, member_id: Id<'members'>, pictures: readonly StoredPicture[]): Promise<MediaRow[]> {
  const rows = pictures.map(({ key, width, height, dpi, border, bytes, sha256, sizes }) => ({
    member_id,
    key,
    width,
    height,
    dpi,
    border,
    bytes,
    sha256,
    sizes: JSON.stringify(sizes),
  }))
  const kept = new Map((await tx.insertInto('medias').values(rows).returning(COLUMNS).$narrowType<Measured>().execute()).map((row) => [row.key, row]))
  return pictures.map(({ key }) => kept.get(key)!)
}

/** The row is kept for the books; the sweeper deletes its files. */
export async function deleteMedia(tx: Tx, { id, key }: Pick<MediaRow, 'id' | 'key'>) {
  await tx.updateTable('medias').set({ deleted_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
  await tx.insertInto('media_leftovers').values({ key, due_at: sql<Date>`clock_timestamp()` }).execute()
}

/** Schedules files without rows for deletion. */
export async function leaveFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  if (!keys.length) return
  const due_at = sql<Date>`clock_timestamp()`
  const left = tx.insertInto('media_leftovers').values(keys.map((key) => ({ key, due_at })))
  await left.onConflict((on) => on.column('key').doUpdateSet({ due_at })).execute()
}
/** Never returns the key of an existing picture. */
export async function dueLeftovers(db: Db, limit: number): Promise<string[]> {
  const due = db.selectFrom('media_leftovers').select('key').where('due_at', '<=', sql<Date>`clock_timestamp()`)
  const free = sql<boolean>`not exists (select from medias where medias.key = media_leftovers.key and deleted_at is null)`
  return (await due.where(free).orderBy('due_at').limit(limit).execute()).map((row) => row.key)
}
export const nextLeftover = async (db: Db): Promise<Date | null> =>
  (await db.selectFrom('media_leftovers').select('due_at').orderBy('due_at').limit(1).executeTakeFirst())?.due_at ?? null
export const forgetLeftover = (tx: Tx, key: string) => tx.deleteFrom('media_leftovers').where('key', '=', key).execute()

/** Avatars are referenced by `members`, which cannot call this slice. */
export async function isInUse(tx: Tx, id: Id<'medias'>): Promise<boolean> {
  const uses = tx.selectFrom('media_uses').select('media_id').where('media_id', '=', id)
  const portraits = tx.selectFrom('members').select('id').where('image_media_id', '=', id)
  return (await some(uses)) || (await some(portraits))
}

/** Returns the number of pictures found. Concurrency: waits for a picture that is being deleted. */
export async function keepUses(tx: Tx, ids: readonly string[], subject_type: string, subject_id: string): Promise<number> {
  const { rows } = await sql`
    with found as (select id from medias where id = any(${ids}::uuid[]) and deleted_at is null order by id for key share),
      kept as (insert into media_uses (media_id, subject_type, subject_id) select id, ${subject_type}, ${subject_id}::uuid from found on conflict do nothing)
    select id from found`.execute(tx)
  return rows.length
}
export const keepUsesBy = (tx: Tx, media_id: Id<'medias'>, subject_type: string, subject_ids: readonly string[]) =>
  sql`insert into media_uses (media_id, subject_type, subject_id)
    select id, ${subject_type}, shown from medias, unnest(${subject_ids}::uuid[]) shown where id = ${media_id} and deleted_at is null
    on conflict do nothing`.execute(tx)
export const dropUses = (tx: Tx, ids: readonly string[], subject_type: string, subject_id: string) =>
  tx
    .deleteFrom('media_uses')
    .where(sql<boolean>`media_id = any(${ids}::uuid[])`)
    .where('subject_type', '=', subject_type)
    .where('subject_id', '=', subject_id)
    .execute()

export interface MediaUse {
  readonly media_id: string
  readonly subject_id: string
}
export const keepEachUse = (tx: Tx, uses: readonly MediaUse[], subject_type: string) =>
  sql`insert into media_uses (media_id, subject_type, subject_id)
    select given.media_id, ${subject_type}, given.subject_id from unnest(${uses.map((use) => use.media_id)}::uuid[], ${uses.map((use) => use.subject_id)}::uuid[])
      as given(media_id, subject_id) join medias on medias.id = given.media_id and medias.deleted_at is null on conflict do nothing`.execute(tx)
export const dropUsesOf = (tx: Tx, subject_type: string, subject_ids: readonly string[]) =>
  tx
    .deleteFrom('media_uses')
    .where('subject_type', '=', subject_type)
    .where(sql<boolean>`subject_id = any(${[...subject_ids]}::uuid[])`)
    .execute()

/** From now on only signed addresses lead to them. A member's portrait stays public. */
export async function hideMedias(tx: Tx, ids: readonly string[]): Promise<void> {
  if (!ids.length) return
  await tx
    .updateTable('medias')
    .set({ published_at: null })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[]) and not exists (select from members where members.image_media_id = medias.id)`)
    .execute()
}

/** How many pictures and files there are, as the planner estimates it, and what they take by the members' quotas. */
export async function mediaTotals(db: Db): Promise<{ media_count: number; media_bytes: number }> {
  const { rows } = await sql<{ media_count: number; media_bytes: number }>`select
      (select greatest(c.reltuples, 0)::float8 from pg_class c where c.oid = 'public.medias'::regclass) as media_count,
      (select coalesce(sum(q.bytes), 0)::float8 from media_quotas q) as media_bytes`.execute(db)
  return rows[0]!
}
