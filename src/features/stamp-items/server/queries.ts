import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { shownStatuses } from '../rules.ts'
import { type ItemRow, itemRows } from './queries-rows.ts'

/** What its owner shows, for whom it is shown. */
export const shownTo = (
  viewer: string | null,
) => sql<SqlBool>`stamp_items.status = any(${[...shownStatuses]}::text[]) and ${ownerVisibleTo(viewer, 'stamp_items.member_id')}
  and shows_part(${viewer}::uuid, stamp_items.member_id, 'collection')`

/** One's own item, still in the collection. */
export const findOwnItem = (db: Db, id: string, member_id: string) =>
  itemRows(db).where('id', '=', id).where('member_id', '=', member_id).where('deleted_at', 'is', null).executeTakeFirst()

export const findSeenItem = (db: Db, id: string, viewer: string | null) =>
  itemRows(db)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('member_id', '=', viewer), shownTo(viewer)]))
    .executeTakeFirst()
/** Those of these items that this viewer may know of. */
export const seenItems = (db: Db, ids: readonly string[], viewer: string | null) =>
  db
    .selectFrom('stamp_items')
    .select('id')
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('member_id', '=', viewer), shownTo(viewer)]))
    .execute()

/** Items whoever owns them, also those that left the collection: for slices above that have their own reach. */
export async function findItems(db: Db, ids: readonly string[]): Promise<Map<string, ItemRow>> {
  const rows = ids.length ? await itemRows(db).where('id', 'in', ids).execute() : []
  return new Map(rows.map((row) => [row.id, row]))
}

export interface ItemFilter {
  readonly owner: string
  readonly viewer: string | null
  readonly status: readonly string[]
  readonly search: string
}
/** The filters that are set, and no others: a plan for each set. */
export function itemsWanted(db: Db, { owner, viewer, status, search }: ItemFilter) {
  let found = itemRows(db).where('member_id', '=', owner).where('deleted_at', 'is', null)
  if (viewer !== owner) found = found.where(shownTo(viewer))
  if (status.length) found = found.where('status', 'in', status)
  if (search) found = found.where(sql<SqlBool>`strpos(lower(name), lower(${search})) > 0`)
  return found
}

export function listItems(db: Db, wanted: ItemFilter, place: PagePosition<readonly [string]>): Promise<ItemRow[]> {
  const found = itemsWanted(db, wanted).orderBy('id', 'desc').limit(place.limit).offset(place.offset)
  return found.where(beyond(['id'], 'desc', place)).execute()
}

/** The newest few of a member that others may see and that have a picture. */
export const newestShown = (db: Db, owner: string, limit: number): Promise<ItemRow[]> =>
  itemRows(db)
    .where('member_id', '=', owner)
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...shownStatuses])
    .where(sql<SqlBool>`exists (select from stamp_item_medias shown where shown.stamp_item_id = stamp_items.id)`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function takeOut(tx: Tx, id: string) {
  await tx.updateTable('stamp_items').set({ deleted_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
}

/** Was any piece of it sold? Then its pictures are kept for those who bought it. */
export async function wasSold(db: Db, stamp_item_id: string): Promise<boolean> {
  const rows = await db
    .selectFrom('item_commitments')
    .select('id')
    .where('stamp_item_id', '=', stamp_item_id)
    .where('status', '=', 'consumed')
    .limit(1)
    .execute()
  return rows.length > 0
}
