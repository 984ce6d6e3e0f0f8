import { type SqlBool, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { containing } from '#server/db/like.ts'
import { beyond, type PagePosition } from '#server/db/paging.ts'
import { LOW_STOCK, type Stock } from '../rules.ts'

const AVAILABLE = sql<number>`(stock_on_hand - stock_reserved)`
const LOW = sql<SqlBool>`productable_type = 'Supply' and status = 'published' and ${AVAILABLE} between 1 and ${sql.lit(LOW_STOCK)}`
const PARTS: Readonly<Record<Stock, ReturnType<typeof sql<SqlBool>>>> = {
  all: sql`status <> 'archived'`,
  low: LOW,
  reserved: sql`stock_reserved > 0`,
  out: sql`status = 'sold_out'`,
}

export interface StockSum {
  readonly currency: string
  readonly live: number
  readonly sold_out: number
  readonly units: number
  readonly reserved: number
  readonly low: number
  readonly worth: number
}
/** Everything that a seller holds, by currency: one walk over their own products. */
export async function stockSums(db: Db, member_id: Id<'members'>): Promise<StockSum[]> {
  const { rows } = await sql<StockSum>`
    select currency, count(*) filter (where status = 'published')::int as live, count(*) filter (where status = 'sold_out')::int as sold_out,
      coalesce(sum(${AVAILABLE}) filter (where status = 'published'), 0)::int as units, coalesce(sum(stock_reserved), 0)::int as reserved,
      count(*) filter (where ${LOW})::int as low, coalesce(sum(price * stock_on_hand) filter (where status = 'published'), 0)::bigint as worth
    from products where member_id = ${member_id} group by currency order by currency`.execute(db)
  return rows
}

/** Words typed by a person: `%` and `_` mean themselves. */
export function stockRows(db: Db, member_id: Id<'members'>, { stock, search }: { stock: Stock; search: string }) {
  const rows = db
    .selectFrom('products')
    .select(['id', 'number', 'sku', 'status', 'productable_type', 'stock_reserved', 'stock_on_hand', 'price'])
    .where('member_id', '=', member_id)
    .where(PARTS[stock])
  return search ? rows.where((eb) => eb.or([eb('name', 'ilike', containing(search)), eb('sku', 'ilike', containing(search))])) : rows
}
export const stockPage = (rows: ReturnType<typeof stockRows>, place: PagePosition<readonly [string]>) =>
  rows
    .where(beyond(['id'], 'desc', place))
    .orderBy('id', 'desc')
    .limit(place.limit)
    .offset(place.offset)
    .execute()
