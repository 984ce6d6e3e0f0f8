import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { type ItemOrder, itemOrders } from '../../rules-list.ts'
import { heldIn } from '../queries-albums.ts'
import { type ItemRow, itemRows } from '../queries-rows.ts'
import type { ItemFilter } from './item-filter.ts'
import { numbered, shownWanted } from './queries-shown.ts'

const KEYS = ['country_order', 'year_order', 'number_key', 'name_key', 'value_order', 'own_place'] as const
type Listed = ItemRow & { readonly [key in (typeof KEYS)[number]]: string | number }

/** Whose items this viewer may see at all: decided once for the list, not for each row. */
export const collectionSeen = (viewer: string | null, owner: string) =>
  sql<SqlBool>`exists (select from members owner where owner.id = ${owner}::uuid and ${ownerVisibleTo(viewer, 'owner.id')}
    and shows_part(${viewer}::uuid, owner.id, 'collection'))`
/** The filters that are set, and no others: a plan for each set. */
export function itemsWanted(db: Db, wanted: ItemFilter) {
  const { owner, viewer, is_trash } = wanted
  if (owner === undefined) return inAlbums(itemRows(db).where(shownWanted(wanted, viewer)), wanted)
  let found = itemRows(db)
  found = found.where('member_id', '=', owner).where('deleted_at', is_trash ? 'is not' : 'is', null)
  if (owner !== viewer) found = found.where(sql<SqlBool>`is_shown`).where(collectionSeen(viewer, owner))
  // What was sold to the last piece is no trash: it belongs to somebody else.
  if (is_trash) found = found.where(sql<SqlBool>`mint + used > 0 and ${owner}::uuid = ${viewer}::uuid`)
  return narrowed(found, wanted)
}

type Rows = ReturnType<typeof itemRows>
const COLUMNS = ['status', 'item_kind', 'grade', 'color', 'quality', 'format'] as const
function narrowed(rows: Rows, wanted: ItemFilter): Rows {
  let found = rows
  for (const column of COLUMNS) if (wanted[column].length) found = found.where(column, 'in', wanted[column])
  if (wanted.condition.length) found = found.where(sql<SqlBool>`coalesce(condition, 'NA') = any(${[...wanted.condition]}::text[])`)
  if (wanted.denomination.length) found = found.where(sql<SqlBool>`lower(trim(denomination)) = any(${[...wanted.denomination]}::text[])`)
  // The indexes hold the country as it is sorted.
  if (wanted.country.length) found = found.where('country_order', 'in', wanted.country)
  if (wanted.year_from !== undefined) found = found.where('year_order', '>=', wanted.year_from)
  if (wanted.year_to !== undefined) found = found.where('year_order', '<=', wanted.year_to)
  for (const column of ['topic_ids', 'category_ids', 'tags'] as const)
    if (wanted[column].length) found = found.where(sql<SqlBool>`${sql.ref(column)} && ${[...wanted[column]]}::text[]`)
  if (wanted.number) found = found.where(numbered(wanted.number))
  if (wanted.search) found = found.where(spelt(wanted.search, wanted.owner === wanted.viewer))
  return inAlbums(found, wanted)
}
function inAlbums(rows: Rows, wanted: ItemFilter): Rows {
  let found = rows
  for (const type of ['album', 'lot', 'set'] as const) {
    const id = wanted[`${type}_id`]
    if (id) found = found.where(heldIn(wanted.viewer, id, type === 'album' ? 'plain' : type))
  }
  return found
}

/** Any part of the name; of one's own also where it lies, its tags and its number. */
function spelt(search: string, own: boolean) {
  const inside = (column: string) => sql<SqlBool>`strpos(plain_text(${sql.ref(column)}), plain_text(${search})) > 0`
  if (!own) return inside('name')
  return sql<SqlBool>`(${inside('name')} or ${inside('storage_place')} or ${search} = any(tags)
    or exists (select from stamp_item_catalogue_numbers n where n.stamp_item_id = stamp_items.id and n.number = ${search}))`
}

const CARD = [
  ...([
    'id',
    'number',
    'member_id',
    'item_kind',
    'name',
    'status',
    'country',
    'year_issued',
    'condition',
    'grade',
    'tags',
    'width_mm',
    'height_mm',
  ] as const),
  ...(['mint', 'used', 'committed_mint', 'committed_used', 'storage_place', 'estimated_catalogue_value', 'estimated_catalogue_currency'] as const),
  ...KEYS,
] as const
const cardRows = (rows: Rows) =>
  rows
    .clearSelect()
    .select(CARD)
    .select([
      sql<{
        type: string
        number: string
      } | null>`(select jsonb_build_object('type', n.type, 'number', n.number) from stamp_item_catalogue_numbers n where n.stamp_item_id = stamp_items.id order by n.position limit 1)`.as(
        'catalogue_number',
      ),
      sql<string | null>`(select m.media_id::text from stamp_item_medias m where m.stamp_item_id = stamp_items.id order by m.position limit 1)`.as(
        'media_id',
      ),
    ])
export type ItemCardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>

export const listItems = (db: Db, wanted: ItemFilter, order: ItemOrder, place: PagePosition): Promise<Listed[]> =>
  inOrder(itemsWanted(db, wanted).select(KEYS), columnsOf(order, wanted), place).execute() as Promise<Listed[]>
export const listCards = (db: Db, wanted: ItemFilter, order: ItemOrder, place: PagePosition): Promise<ItemCardRow[]> =>
  inOrder(cardRows(itemsWanted(db, wanted)), columnsOf(order, wanted), place).execute()

interface Sorted {
  readonly columns: readonly ('added_order' | 'id' | (typeof KEYS)[number])[]
  readonly direction: 'asc' | 'desc'
}
/** Performance: in one box the order of adding has an index of the member's own; the same values as the id. */
const columnsOf = (order: ItemOrder, { owner }: ItemFilter): Sorted => {
  const { columns, direction } = itemOrders[order]
  return { columns: owner !== undefined && columns[0] === 'id' ? ['added_order'] : columns, direction }
}
function inOrder<Row>(rows: SelectQueryBuilder<Tables, 'stamp_items', Row>, { columns, direction }: Sorted, place: PagePosition) {
  let found = rows.where(beyond([...columns], direction, place))
  for (const column of columns) found = found.orderBy(column, direction)
  return found.limit(place.limit).offset(place.offset)
}
export const keysOf = (row: Pick<Listed, (typeof KEYS)[number] | 'id'>, order: ItemOrder) => itemOrders[order].columns.map((column) => row[column])
