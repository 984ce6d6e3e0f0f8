import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { countTypes } from '../../contract.ts'
import { shownStatuses } from '../../rules.ts'
import { collectionSeen } from './queries-list.ts'

export type CountType = (typeof countTypes)[number]
interface CountRow {
  readonly kind: CountType
  readonly code: string
  readonly count: number
}

/** Columns that are counted together, in one reading of their index; the order is that of the bits of `grouping`. */
const COLUMNS = { status: 'status', kind: 'item_kind', country: 'country', year: 'year_issued', condition: 'condition' } as const
/** Lists, of which every item counts for each of its values. */
const LISTS = { topic: 'topic_ids', category: 'category_ids' } as const
const isColumn = (type: CountType): type is keyof typeof COLUMNS => type in COLUMNS

/** Several counts of one box; others' boxes as far as they are shown. */
export async function countItems(db: Db, owner: string, viewer: string | null, types: readonly CountType[]): Promise<CountRow[]> {
  const seen = owner === viewer ? sql`true` : sql`status = any(${[...shownStatuses]}::text[]) and ${collectionSeen(viewer, owner)}`
  const mine = sql`member_id = ${owner}::uuid and deleted_at is null and ${seen}`
  const wanted = [...new Set<CountType>(['status', ...types])]
  const columns = wanted.filter(isColumn)
  const refs = columns.map((type) => sql.ref(COLUMNS[type]))
  // Of the columns only the one that is grouped by is not null, and its bit alone is not set.
  const kinds = columns.map((type, at) => sql`when ${(2 ** columns.length - 1) ^ (2 ** (columns.length - 1 - at))} then ${type}`)
  const counted = sql`
    select case grouping(${sql.join(refs)}) ${sql.join(kinds, sql` `)} end as kind, coalesce(${sql.join(refs.map((ref) => sql`${ref}::text`))}) as code, count(*) as count
    from stamp_items where ${mine} group by grouping sets (${sql.join(refs.map((ref) => sql`(${ref})`))})`
  const listed = wanted
    .filter((type) => !isColumn(type))
    .map((type) => {
      const list = sql.ref(LISTS[type as keyof typeof LISTS])
      return sql`select ${type}::text, code, count(*) from stamp_items, unnest(${list}) code where ${mine} group by code`
    })
  const { rows } = await sql<CountRow>`${sql.join([counted, ...listed], sql` union all `)}`.execute(db)
  return rows.filter(({ code }) => code !== null)
}

interface SumRow {
  readonly what: 'items' | 'pieces' | 'estimated' | 'paid'
  readonly amount: number
  readonly currency: string | null
}
/** What one's own collection comes to, from the sums that are kept of its days; a value counts for every piece, a price once. */
export async function sumItems(db: Db, member_id: string) {
  const { rows } = await sql<SumRow>`select what, currency, sum(amount)::bigint as amount from collection_days
    where member_id = ${member_id}::uuid group by what, currency having sum(amount) <> 0 order by amount desc, currency`.execute(db)
  const { rows: trash } = await sql<{ trash: number }>`
    select count(*) as trash from stamp_items where member_id = ${member_id}::uuid and deleted_at is not null and mint + used > 0`.execute(db)
  return { sums: rows, pieces: rows.find(({ what }) => what === 'pieces')?.amount ?? 0, trash: trash[0]!.trash }
}

interface HeldRow {
  readonly catalogue_entry_id: string
  readonly have: number
  readonly swap: number
}
export async function heldCopies(db: Db, member_id: string, entries: readonly string[]): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select catalogue_entry_id, count(*) as have, count(*) filter (where status = 'FOR_TRADE') as swap from stamp_items
    where member_id = ${member_id}::uuid and catalogue_entry_id = any(${[...entries]}::uuid[]) and deleted_at is null group by catalogue_entry_id`.execute(
    db,
  )
  return rows
}
