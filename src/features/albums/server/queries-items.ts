import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { itemSeenBy } from './queries.ts'

interface ItemsWanted {
  readonly album_id: Id<'albums'>
  readonly viewer: string | null
  /** On a page, waiting for one, or either. */
  readonly placed: boolean | undefined
}
const within = (db: Db, { album_id, viewer, placed }: ItemsWanted) => {
  const found = db
    .selectFrom('album_items as ai')
    .innerJoin('stamp_items as i', 'i.id', 'ai.stamp_item_id')
    .where('ai.album_id', '=', album_id)
    .where(itemSeenBy(viewer))
  if (placed === undefined) return found
  const lies = sql<SqlBool>`exists (select from album_mounts placed where placed.album_id = ai.album_id and placed.stamp_item_id = ai.stamp_item_id)`
  return placed ? found.where(lies) : found.where(sql<SqlBool>`not ${lies}`)
}
export const itemsInAlbum = (db: Db, wanted: ItemsWanted) => within(db, wanted).select('ai.stamp_item_id as id')

/** Ids of an album's items, in its order. */
export const albumItemPage = (db: Db, wanted: ItemsWanted, place: PagePosition<readonly [number, string]>) =>
  within(db, wanted)
    .select(['ai.position', 'ai.stamp_item_id as id'])
    .where(beyond(['ai.position', 'ai.stamp_item_id'], 'asc', place))
    .orderBy('ai.position')
    .orderBy('ai.stamp_item_id')
    .limit(place.limit)
    .offset(place.offset)
    .execute()

/** How many of these are items of this member, still in the collection. */
export async function countOwnItems(tx: Tx, member_id: Id<'members'>, ids: readonly string[]): Promise<number> {
  const { n } = await tx
    .selectFrom('stamp_items')
    .select(sql<number>`count(*)::int`.as('n'))
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where('member_id', '=', member_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

/** Those of these items that are in another album of a type of which an item has one at most. */
export const inAnother = (tx: Tx, type: string, album_id: Id<'albums'>, ids: readonly string[]) =>
  tx
    .selectFrom('album_items')
    .select('stamp_item_id')
    .where('type', '=', type)
    .where('album_id', '<>', album_id)
    .where(sql<SqlBool>`stamp_item_id = any(${ids}::uuid[])`)
    .limit(1)
    .execute()

/** One's own albums among these, with what decides whether they may grow. */
export const ownAlbums = (tx: Tx, member_id: Id<'members'>, ids: readonly string[]) =>
  tx
    .selectFrom('albums as a')
    .select(['a.id', 'a.type', 'a.mount'])
    .select(sql<number>`(select count(*)::int from albums older where older.member_id = a.member_id and older.id < a.id)`.as('older'))
    .where('a.member_id', '=', member_id)
    .where(sql<SqlBool>`a.id = any(${ids}::uuid[])`)
    .execute()

interface Owned {
  readonly id: string
  readonly member_id: Id<'members'>
  readonly type: string
}
/** Puts items at the end of an album; those that are in it keep their place. Returns how many came. */
export async function appendItems(tx: Tx, { id, member_id, type }: Owned, ids: readonly string[]): Promise<number> {
  const { rows } = await sql`
    insert into album_items (album_id, stamp_item_id, member_id, type, position)
      select ${id}, asked.stamp_item_id, ${member_id}, ${type},
        coalesce((select max(position) from album_items last where last.album_id = ${id}), -1) + asked.n
      from unnest(${[...ids]}::uuid[]) with ordinality as asked(stamp_item_id, n)
    on conflict (album_id, stamp_item_id) do nothing returning stamp_item_id`.execute(tx)
  return rows.length
}

/** The album's order is that of these ids. */
export async function orderItems(tx: Tx, album_id: Id<'albums'>, ids: readonly string[]) {
  await sql`
    update album_items ai set position = asked.n from unnest(${[...ids]}::uuid[]) with ordinality as asked(stamp_item_id, n)
    where ai.album_id = ${album_id} and ai.stamp_item_id = asked.stamp_item_id and ai.position <> asked.n`.execute(tx)
}

/** Takes out of an album what is not among these. */
export async function keepOnlyItems(tx: Tx, album_id: Id<'albums'>, ids: readonly string[]): Promise<number> {
  const gone = await tx
    .deleteFrom('album_items')
    .where('album_id', '=', album_id)
    .where(sql<SqlBool>`not stamp_item_id = any(${[...ids]}::uuid[])`)
    .returning('stamp_item_id')
    .execute()
  return gone.length
}

/** Takes items out of these albums, of all when none is named; returns from which. */
export async function takeOutOf(tx: Tx, member_id: Id<'members'>, ids: readonly string[], album_id: Id<'albums'> | undefined): Promise<string[]> {
  const gone = tx
    .deleteFrom('album_items')
    .where('member_id', '=', member_id)
    .where(sql<SqlBool>`stamp_item_id = any(${[...ids]}::uuid[])`)
  const rows = await (album_id === undefined ? gone : gone.where('album_id', '=', album_id)).returning('album_id').execute()
  return rows.map((row) => row.album_id)
}

/** Albums of this member that hold one of these items. */
export async function albumsHolding(tx: Tx, member_id: Id<'members'>, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('album_items')
    .select('album_id')
    .distinct()
    .where('member_id', '=', member_id)
    .where(sql<SqlBool>`stamp_item_id = any(${[...ids]}::uuid[])`)
    .execute()
  return rows.map(({ album_id }) => album_id)
}

/** Takes items out of all albums but these. */
export async function takeOutOfOthers(tx: Tx, member_id: Id<'members'>, ids: readonly string[], album_ids: readonly string[]): Promise<number> {
  const gone = await tx
    .deleteFrom('album_items')
    .where('member_id', '=', member_id)
    .where(sql<SqlBool>`stamp_item_id = any(${[...ids]}::uuid[])`)
    .where(sql<SqlBool>`not album_id = any(${[...album_ids]}::uuid[])`)
    .returning('album_id')
    .execute()
  return gone.length
}
