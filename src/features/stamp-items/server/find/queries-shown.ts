import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { DescribedList } from '#server/db/facet-counts.ts'
import type { ItemFilter } from './item-filter.ts'

/** Rows of many owners: what they show, to whom. */
export const shownByAll = (viewer: string | null) =>
  sql<SqlBool>`stamp_items.is_shown and ${ownerVisibleTo(viewer, 'stamp_items.member_id')} and shows_part(${viewer}::uuid, stamp_items.member_id, 'collection')`

/** What an item is, as the index of all shown items holds it: `country:FR`. */
const SHOWN_FACETS = sql`item_facets(stamp_items.item_kind, stamp_items.country, stamp_items.year_issued, stamp_items.condition, stamp_items.grade,
  stamp_items.color, stamp_items.quality, stamp_items.format, stamp_items.denomination, stamp_items.topic_ids, stamp_items.category_ids, stamp_items.status)`
const FACETS = [
  ...(['status', 'item_kind', 'country', 'condition', 'grade', 'color', 'quality', 'format', 'denomination', 'topic_ids', 'category_ids'] as const),
] as const
const [FIRST_YEAR, LAST_YEAR] = [1400, 2200]

export type ShownFilter = Omit<ItemFilter, 'owner' | 'viewer' | 'is_trash' | 'album_id' | 'lot_id' | 'set_id' | 'tags'>

/** What all members show, narrowed: each filter is answered by an index over all owners. */
export function shownWanted(wanted: ShownFilter, viewer: string | null) {
  const where = [sql<SqlBool>`stamp_items.deleted_at is null and ${shownByAll(viewer)}`]
  for (const name of FACETS)
    if (wanted[name].length) where.push(sql<SqlBool>`${SHOWN_FACETS} && ${wanted[name].map((code) => `${name}:${code}`)}::text[]`)
  const { year_from, year_to } = wanted
  if (year_from !== undefined || year_to !== undefined) where.push(sql<SqlBool>`${SHOWN_FACETS} && ${yearsFrom(year_from, year_to)}::text[]`)
  if (wanted.number) where.push(numbered(wanted.number))
  if (wanted.search) where.push(worded(wanted.search))
  return sql<SqlBool>`${sql.join(where, sql` and `)}`
}

const yearsFrom = (from = FIRST_YEAR, to = LAST_YEAR) =>
  Array.from({ length: Math.max(0, Math.min(to, LAST_YEAR) - Math.max(from, FIRST_YEAR) + 1) }, (_, at) => `year:${Math.max(from, FIRST_YEAR) + at}`)

export const numbered = ({ type, number }: NonNullable<ItemFilter['number']>) =>
  sql<SqlBool>`exists (select from stamp_item_catalogue_numbers n where n.stamp_item_id = stamp_items.id and ${type === undefined ? sql`true` : sql`n.type = ${type}`} and n.number = ${number})`
const worded = (search: string) => sql<SqlBool>`to_tsvector('simple', plain_text(name)) @@ plainto_tsquery('simple', plain_text(${search}))`

/** What its counts are made of. */
export const shown: DescribedList = {
  from: sql`stamp_items`,
  id: sql`stamp_items.id`,
  facets: SHOWN_FACETS,
  counted: [
    'status',
    'item_kind',
    'country',
    'years',
    'condition',
    'grade',
    'color',
    'quality',
    'format',
    'denomination',
    'topic_ids',
    'category_ids',
  ],
}
