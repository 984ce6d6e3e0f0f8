import { type Insertable, type SqlBool, sql } from 'kysely'
import type { CatalogueEntryId } from '#features/catalogue/contract.ts'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { InputOf } from '#kernel/operation.ts'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { StampItemId, stampItems } from '../contract.ts'
import { shownStatuses } from '../rules.ts'
import { heldIn } from './queries-albums.ts'

type NewItem = InputOf<typeof stampItems.create>
type NumberRow = { type: string; number: string; value: number | null; year: number | null }

const COLUMNS = [
  'id',
  'number',
  'member_id',
  'item_kind',
  'name',
  'status',
  'country',
  'year_issued',
  'denomination',
  'condition',
  'grade',
  'color',
  'quality',
  'format',
  'shape',
  'issue_type',
  'perforation',
  'description',
  'width_mm',
  'height_mm',
  'topic_ids',
  'category_ids',
  'mint',
  'used',
  'committed_mint',
  'committed_used',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

/** Items whoever owns them: for slices above that have their own reach. */
export const itemRows = (db: Db) =>
  db
    .selectFrom('stamp_items')
    .select(COLUMNS)
    .select(
      sql<
        NumberRow[]
      >`coalesce((select jsonb_agg(jsonb_build_object('type', type, 'number', n.number, 'value', value, 'year', year) order by position) from stamp_item_catalogue_numbers n where stamp_item_id = stamp_items.id), '[]')`.as(
        'catalogue_number',
      ),
    )
    .select(
      sql<{
        id: CatalogueEntryId
        number: number
        name: string
      } | null>`(select jsonb_build_object('id', e.id, 'number', e.number, 'name', e.name) from catalogue_entries e where e.id = stamp_items.catalogue_entry_id)`.as(
        'catalogue_entry',
      ),
    )
    .select(sql<string[]>`array(select media_id::text from stamp_item_medias where stamp_item_id = stamp_items.id order by position)`.as('media_ids'))
export type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['executeTakeFirstOrThrow']>>

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
/** Those of these items that this viewer may know of. */
export const seenItems = (db: Db, ids: readonly string[], viewer: Id<'members'> | null) =>
  db
    .selectFrom('stamp_items')
    .select('id')
    .where(sql<SqlBool>`id = any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('member_id', '=', viewer), shownTo(viewer)]))
    .execute()

/** Items whoever owns them, also those that left the collection: for slices above that have their own reach. */
export async function findItems(db: Db, ids: readonly Id<'stamp_items'>[]): Promise<Map<string, ItemRow>> {
  const rows = ids.length ? await itemRows(db).where('id', 'in', ids).execute() : []
  return new Map(rows.map((row) => [row.id, row]))
}

export interface ItemFilter {
  readonly owner: Id<'members'>
  readonly viewer: string | null
  readonly status: readonly string[]
  readonly search: string
  readonly album_id: Id<'albums'> | undefined
  readonly lot_id: Id<'albums'> | undefined
  readonly set_id: Id<'albums'> | undefined
}
/** The filters that are set, and no others: a plan for each set. */
export function itemsWanted(db: Db, { owner, viewer, status, search, album_id, lot_id, set_id }: ItemFilter) {
  let found = itemRows(db).where('member_id', '=', owner).where('deleted_at', 'is', null)
  if (viewer !== owner) found = found.where(shownTo(viewer))
  if (status.length) found = found.where('status', 'in', status)
  if (search) found = found.where(sql<SqlBool>`strpos(lower(name), lower(${search})) > 0`)
  if (album_id) found = found.where(heldIn(viewer, album_id, 'plain'))
  if (lot_id) found = found.where(heldIn(viewer, lot_id, 'lot'))
  if (set_id) found = found.where(heldIn(viewer, set_id, 'set'))
  return found
}

export function listItems(db: Db, wanted: ItemFilter, place: PagePosition<readonly [string]>): Promise<ItemRow[]> {
  const found = itemsWanted(db, wanted).orderBy('id', 'desc').limit(place.limit).offset(place.offset)
  return found.where(beyond(['id'], 'desc', place)).execute()
}

/** The newest few of a member that others may see and that have a picture. */
export const newestShown = (db: Db, owner: Id<'members'>, limit: number): Promise<ItemRow[]> =>
  itemRows(db)
    .where('member_id', '=', owner)
    .where('deleted_at', 'is', null)
    .where('status', 'in', [...shownStatuses])
    .where(sql<SqlBool>`exists (select from stamp_item_medias shown where shown.stamp_item_id = stamp_items.id)`)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

function columnsOf(given: NewItem) {
  const { media_ids: _pictures, catalogue_number: _numbers, quantity_owned, ...columns } = given
  return { ...columns, ...quantity_owned } satisfies Partial<Insertable<Tables['stamp_items']>>
}

export async function keepItem(tx: Tx, member_id: MemberId, given: NewItem): Promise<StampItemId> {
  const { id } = await tx
    .insertInto('stamp_items')
    .values({ member_id, ...columnsOf(given) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepParts(tx, id, given)
  return id
}

export async function changeItem(tx: Tx, id: StampItemId, given: NewItem) {
  await tx
    .updateTable('stamp_items')
    .set({ ...columnsOf(given), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('stamp_item_catalogue_numbers').where('stamp_item_id', '=', id).execute()
  await tx.deleteFrom('stamp_item_medias').where('stamp_item_id', '=', id).execute()
  await keepParts(tx, id, given)
}

async function keepParts(tx: Tx, stamp_item_id: Id<'stamp_items'>, { media_ids, catalogue_number }: NewItem) {
  const pictures = media_ids.map((media_id, position) => ({ stamp_item_id, position, media_id }))
  if (pictures.length) await tx.insertInto('stamp_item_medias').values(pictures).execute()
  if (!catalogue_number.length) return
  const numbers = catalogue_number.map((one, position) => ({ stamp_item_id, position, ...one }))
  await tx.insertInto('stamp_item_catalogue_numbers').values(numbers).execute()
}

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
