import { type RawBuilder, sql } from 'kysely'
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

/** Where each count reads its values. */
const parts: Record<CountType, RawBuilder<unknown>> = {
  status: sql`select 'status' as kind, status as code, count(*) as count from mine group by status`,
  kind: sql`select 'kind', item_kind, count(*) from mine group by item_kind`,
  country: sql`select 'country', country, count(*) from mine where country is not null group by country`,
  year: sql`select 'year', year_issued::text, count(*) from mine where year_issued is not null group by year_issued`,
  condition: sql`select 'condition', condition, count(*) from mine where condition is not null group by condition`,
  topic: sql`select 'topic', code, count(*) from mine, unnest(topic_ids) code group by code`,
  category: sql`select 'category', code, count(*) from mine, unnest(category_ids) code group by code`,
}

/** Several counts of one box in one reading of its index; others' boxes as far as they are shown. */
export async function countItems(db: Db, owner: string, viewer: string | null, types: readonly CountType[]): Promise<CountRow[]> {
  const seen = owner === viewer ? sql`true` : sql`status = any(${[...shownStatuses]}::text[]) and ${collectionSeen(viewer, owner)}`
  const wanted = [...new Set<CountType>(['status', ...types])].map((type) => parts[type])
  const { rows } = await sql<CountRow>`
    with mine as (
      select status, item_kind, country, year_issued, condition, topic_ids, category_ids from stamp_items
      where member_id = ${owner}::uuid and deleted_at is null and ${seen})
    ${sql.join(wanted, sql` union all `)}`.execute(db)
  return rows
}

interface SumRow {
  readonly what: 'estimated' | 'paid'
  readonly amount: number
  readonly currency: string
  readonly items: number
}
/** What one's own collection comes to; a value counts for every piece, a price once. */
export async function sumItems(db: Db, member_id: string) {
  const { rows } = await sql<SumRow>`
    select 'estimated' as what, sum(estimated_catalogue_value * (mint + used))::bigint as amount, estimated_catalogue_currency as currency, count(*) as items
      from stamp_items where member_id = ${member_id}::uuid and deleted_at is null and estimated_catalogue_value is not null group by 3
    union all
    select 'paid', sum(purchase_price)::bigint, purchase_currency, count(*)
      from stamp_items where member_id = ${member_id}::uuid and deleted_at is null and purchase_price is not null group by 3
    order by what, items desc, currency`.execute(db)
  const { rows: pieces } = await sql<{ pieces: number; trash: number }>`
    select (select coalesce(sum(mint + used), 0)::bigint from stamp_items where member_id = ${member_id}::uuid and deleted_at is null) as pieces,
      (select count(*) from stamp_items where member_id = ${member_id}::uuid and deleted_at is not null and mint + used > 0) as trash`.execute(db)
  return { sums: rows, ...pieces[0]! }
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
