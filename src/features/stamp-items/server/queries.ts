import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { shownStatuses } from '../rules.ts'
import { type ItemRow, itemRows } from './queries-rows.ts'

/** What its owner shows, for whom it is shown. */
export const shownTo = (
  viewer: string | null,
) => sql<SqlBool>`stamp_items.status = any(${[...shownStatuses]}::text[]) and ${ownerVisibleTo(viewer, 'stamp_items.member_id')}
  and shows_part(${viewer}::uuid, stamp_items.member_id, 'collection')`

/** One's own item, still in the collection. */
export const findOwnItem = (db: Db, id: Id<'stamp_items'>, member_id: Id<'members'>) =>
  itemRows(db).where('id', '=', id).where('member_id', '=', member_id).where('deleted_at', 'is', null).executeTakeFirst()

export const findSeenItem = (db: Db, id: Id<'stamp_items'>, viewer: Id<'members'> | null) =>
  itemRows(db)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('member_id', '=', viewer), shownTo(viewer)]))
    .executeTakeFirst()
/** The oldest item with this picture that the viewer may see. */
export const findItemOfPicture = (db: Db, media_id: Id<'medias'>, viewer: Id<'members'> | null) =>
  itemRows(db)
    .where(sql<SqlBool>`id in (select m.stamp_item_id from stamp_item_medias m where m.media_id = ${media_id})`)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('member_id', '=', viewer), shownTo(viewer)]))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
/** Those of these items that this viewer may know of. */
export const seenItems = (db: Db, ids: readonly string[], viewer: Id<'members'> | null) =>
  db
    .selectFrom('stamp_items')
    .select('id')
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('member_id', '=', viewer), shownTo(viewer)]))
    .execute()

/** One's own among these, still in the collection. */
export const ownRows = (db: Db, ids: readonly string[], member_id: Id<'members'>): Promise<ItemRow[]> =>
  itemRows(db)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('member_id', '=', member_id)
    .where('deleted_at', 'is', null)
    .execute()
/** Those of these items that this viewer may know of, whole. */
export const seenRows = (db: Db, ids: readonly string[], viewer: Id<'members'> | null): Promise<ItemRow[]> =>
  itemRows(db)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('member_id', '=', viewer), shownTo(viewer)]))
    .execute()

/** Items whoever owns them, also those that left the collection: for slices above that have their own reach. */
export async function findItems(db: Db, ids: readonly Id<'stamp_items'>[]): Promise<Map<string, ItemRow>> {
  const rows = ids.length ? await itemRows(db).where('id', 'in', ids).execute() : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** The newest few of a member that others may see and that have a picture. */
export const newestShown = (db: Db, owner: Id<'members'>, limit: number): Promise<ItemRow[]> =>
  itemRows(db)
    .where('member_id', '=', owner)
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...shownStatuses])
    .where(sql<SqlBool>`exists (select from stamp_item_medias shown where shown.stamp_item_id = stamp_items.id)`)
    .orderBy('added_order', 'desc')
    .limit(limit)
    .execute()

export async function takeOut(tx: Tx, id: Id<'stamp_items'>) {
  await tx.updateTable('stamp_items').set({ deleted_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
}

/** Was any piece of it sold? Then its pictures are kept for those who bought it. */
export async function wasSold(db: Db, stamp_item_id: Id<'stamp_items'>): Promise<boolean> {
  const rows = await db
    .selectFrom('item_commitments')
    .select('id')
    .where('stamp_item_id', '=', stamp_item_id)
    .where('status', '=', 'consumed')
    .limit(1)
    .execute()
  return rows.length > 0
}

/** Of these pictures, those that nothing public shows any more: used by items alone, and none of them is shown. */
export async function unseenPictures(db: Db, media_ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select given.id from unnest(${[...media_ids]}::uuid[]) given(id)
    where not exists (select from media_uses u where u.media_id = given.id and u.subject_type <> 'stamp_item')
      and not exists (select from stamp_item_medias m join stamp_items i on i.id = m.stamp_item_id
        where m.media_id = given.id and i.is_shown and i.deleted_at is null)`.execute(db)
  return rows.map(({ id }) => id)
}
