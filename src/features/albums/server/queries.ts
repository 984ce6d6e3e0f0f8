import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import { shownStatuses } from '#features/stamp-items/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { albums } from '../contract.ts'
import type { AlbumId } from '../shapes.ts'

/** Of `albums a`: one's own, or public and of a member whose collection the viewer may see. */
export const albumSeenBy = (viewer: string | null) => sql<SqlBool>`(a.member_id = ${viewer}::uuid
  or not a.is_private and ${ownerVisibleTo(viewer, 'a.member_id')} and shows_part(${viewer}::uuid, a.member_id, 'collection'))`

/** Of `stamp_items i` in an album that the viewer sees: what others may see of it. The owner's own visibility is asked with the album. */
export const itemSeenBy = (viewer: string | null) =>
  sql<SqlBool>`i.deleted_at is null and (i.member_id = ${viewer}::uuid or i.status = any(${[...shownStatuses]}::text[]))`

const seenCount = (viewer: string | null) =>
  sql<number>`(select count(*)::int from album_items ai join stamp_items i on i.id = ai.stamp_item_id
    where ai.album_id = a.id and ${itemSeenBy(viewer)})`

const PREVIEWS = 4

/** Albums with what a viewer sees of them. */
const albumRows = (db: Db, viewer: string | null) =>
  db
    .selectFrom('albums as a')
    .innerJoin('members as m', 'm.id', 'a.member_id')
    .select([
      'a.id',
      'a.member_id',
      'a.type',
      'a.name',
      'a.description',
      'a.cover_media_id',
      'a.is_private',
      'a.mount',
      'a.created_at',
      'a.updated_at',
    ])
    .select(['m.uid', 'm.username', 'm.full_name', 'm.image_url', 'm.created_at as member_since'])
    .select(seenCount(viewer).as('item_count'))
    .select(
      sql<string[]>`array(select (select im.media_id::text from stamp_item_medias im where im.stamp_item_id = i.id order by im.position limit 1)
        from album_items ai join stamp_items i on i.id = ai.stamp_item_id
        where ai.album_id = a.id and ${itemSeenBy(viewer)} and exists (select from stamp_item_medias shown where shown.stamp_item_id = i.id)
        order by ai.position, ai.stamp_item_id limit ${PREVIEWS})`.as('preview_ids'),
    )
    .select(
      sql<
        { id: string; title: string }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title) order by p.position) from album_pages p where p.album_id = a.id), '[]')`.as(
        'pages',
      ),
    )
    .select(
      sql<number>`(select count(*)::int from album_items ai join stamp_items i on i.id = ai.stamp_item_id where ai.album_id = a.id and i.deleted_at is null
        and not exists (select from album_mounts placed where placed.album_id = ai.album_id and placed.stamp_item_id = ai.stamp_item_id))`.as(
        'waiting',
      ),
    )
    .select(sql<number>`(select count(*)::int from albums older where older.member_id = a.member_id and older.id < a.id)`.as('older'))
export type AlbumRow = Awaited<ReturnType<ReturnType<typeof albumRows>['executeTakeFirstOrThrow']>>

export const findSeenAlbum = (db: Db, id: Id<'albums'>, viewer: string | null) =>
  albumRows(db, viewer).where('a.id', '=', id).where(albumSeenBy(viewer)).executeTakeFirst()

export const findOwnAlbum = (db: Db, id: Id<'albums'>, member_id: Id<'members'>) =>
  albumRows(db, member_id).where('a.id', '=', id).where('a.member_id', '=', member_id).executeTakeFirst()

export const albumsById = (db: Db, viewer: string | null, ids: readonly string[]) =>
  albumRows(db, viewer)
    .where(sql<SqlBool>`a.id = any(${[...ids]}::uuid[])`)
    .where(albumSeenBy(viewer))
    .execute()

export interface AlbumFilter {
  readonly owner: Id<'members'>
  readonly viewer: string | null
  readonly type: string | undefined
}
const wanted = (db: Db, { owner, viewer, type }: AlbumFilter) => {
  const found = albumRows(db, viewer).where('a.member_id', '=', owner).where(albumSeenBy(viewer))
  return type === undefined ? found : found.where('a.type', '=', type)
}
export const albumsWanted = (db: Db, filter: AlbumFilter) => wanted(db, filter).clearSelect().select('a.id')

/** Keys: how many items, for that order, and the id. A member has few albums: the counts are exact for each viewer. */
export function listAlbums(db: Db, filter: AlbumFilter, sort: 'most_recent' | 'most_items', place: PagePosition<readonly [number, Id<'albums'>]>) {
  const found = wanted(db, filter).limit(place.limit).offset(place.offset)
  const { after } = place
  if (sort === 'most_recent') {
    const rows = found.orderBy('a.id', 'desc')
    return (after ? rows.where('a.id', '<', after[1]) : rows).execute()
  }
  const count = seenCount(filter.viewer)
  const rows = found.orderBy('item_count', 'desc').orderBy('a.id', 'desc')
  return (after ? rows.where(sql<SqlBool>`(${count}, a.id) < (${after[0]}, ${after[1]}::uuid)`) : rows).execute()
}

/** Which of these the viewer may know of. */
export const seenAlbums = (db: Db, ids: readonly string[], viewer: string | null) =>
  db.selectFrom('albums as a').select('a.id').where(sql<SqlBool>`a.id = any(${ids}::uuid[])`).where(albumSeenBy(viewer)).execute()

export async function countAlbums(db: Db, member_id: Id<'members'>): Promise<number> {
  const { n } = await db.selectFrom('albums').select(sql<number>`count(*)::int`.as('n')).where('member_id', '=', member_id).executeTakeFirstOrThrow()
  return n
}

type NewAlbum = InputOf<typeof albums.create>
export async function keepAlbum(tx: Tx, member_id: Id<'members'>, given: NewAlbum): Promise<AlbumId> {
  const { id } = await tx
    .insertInto('albums')
    .values({ member_id, ...given })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id as AlbumId
}

export type AlbumChange = Partial<Omit<NewAlbum, 'type'>>
export async function changeAlbum(tx: Tx, ids: readonly string[], given: AlbumChange = {}) {
  await tx
    .updateTable('albums')
    .set({ ...given, updated_at: sql<Date>`clock_timestamp()` })
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .execute()
}

export async function dropAlbum(tx: Tx, id: Id<'albums'>) {
  await tx.deleteFrom('albums').where('id', '=', id).execute()
}
