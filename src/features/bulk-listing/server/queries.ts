import { type SqlBool, sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ProductImportId } from '../contract.ts'
import { type BulkState, PAGE_OF_ROWS, type RowFlaw, type RowState } from '../rules.ts'

const counted = sql<Record<RowState, number>>`coalesce((select jsonb_object_agg(c.status, c.n) from (select r.status, count(*)::int as n
  from product_import_rows r where r.import_id = product_imports.id group by r.status) c), '{}')`
const importRows = (db: Db) => db.selectFrom('product_imports').selectAll().select(counted.as('counts'))
export const importsOf = (db: Db, member_id: MemberId) => importRows(db).where('member_id', '=', member_id).orderBy('id', 'desc').limit(20).execute()
export type ImportRecord = Awaited<ReturnType<typeof importsOf>>[number]
/** One’s own: for everybody else it does not exist. */
export const ownImport = (db: Db, id: ProductImportId, member_id: MemberId) =>
  importRows(db).where('id', '=', id).where('member_id', '=', member_id).executeTakeFirst()
/** For a job: whoever owns it. */
export const findImport = (db: Db, id: ProductImportId) => db.selectFrom('product_imports').selectAll().where('id', '=', id).executeTakeFirst()

export interface CheckedRow {
  readonly cells: readonly string[]
  readonly status: RowState
  readonly problems: readonly RowFlaw[]
}
export async function keepImport(tx: Tx, given: { member_id: MemberId; name: string; headers: readonly string[] }, rows: readonly CheckedRow[]) {
  const { id } = await tx
    .insertInto('product_imports')
    .values({ ...given, headers: JSON.stringify(given.headers), total: rows.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into product_import_rows (import_id, position, cells, status, problems)
    select ${id}, n.position, n.row -> 'cells', n.row ->> 'status', n.row -> 'problems'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as n(row, position)`.execute(tx)
  return id as ProductImportId
}

/** Precondition of these: the import is locked. */
export async function moveImport(tx: Tx, id: ProductImportId, status: BulkState): Promise<number> {
  const ended = status === 'running' || status === 'undoing' ? null : sql<Date>`clock_timestamp()`
  const moved = tx.updateTable('product_imports').set({ status, revision: sql<number>`revision + 1`, ended_at: ended })
  return (await moved.where('id', '=', id).returning('revision').executeTakeFirstOrThrow()).revision
}
export const changeRow = (
  tx: Tx,
  id: ProductImportId,
  { position, cells, status, problems, product_id }: CheckedRow & { readonly position: number; readonly product_id?: string | null },
) =>
  tx
    .updateTable('product_import_rows')
    .set({ cells: JSON.stringify(cells), status, problems: JSON.stringify(problems), ...(product_id !== undefined && { product_id }) })
    .where('import_id', '=', id)
    .where('position', '=', position)
    .execute()
export const markRow = (tx: Tx, id: ProductImportId, position: number, status: RowState) =>
  tx.updateTable('product_import_rows').set({ status }).where('import_id', '=', id).where('position', '=', position).execute()

const rowsOf = (db: Db, id: ProductImportId) => db.selectFrom('product_import_rows').selectAll().where('import_id', '=', id)
export const findRow = (db: Db, id: ProductImportId, position: number) => rowsOf(db, id).where('position', '=', position).executeTakeFirst()
export type RowRecord = NonNullable<Awaited<ReturnType<typeof findRow>>>
export const pageOfRows = (db: Db, id: ProductImportId, after: number, status: RowState | undefined) =>
  rowsOf(db, id)
    .where('position', '>', after)
    .where((eb) => (status ? eb('status', '=', status) : sql<SqlBool>`true`))
    .orderBy('position')
    .limit(PAGE_OF_ROWS + 1)
    .execute()
/** The next row of a step: rows leave the status as they are worked on. */
export const nextRow = (db: Db, id: ProductImportId, status: RowState) =>
  rowsOf(db, id).where('status', '=', status).orderBy('position').limit(1).executeTakeFirst()

export interface OwnItem {
  readonly id: string
  readonly number: number
  readonly name: string
  readonly description: string
  readonly mint: number
  readonly used: number
  readonly status: string
}
/** One’s own items by their numbers, for all rows of a file at once. */
export async function itemsNumbered(db: Db, member_id: MemberId, numbers: readonly number[]): Promise<Map<number, OwnItem>> {
  const { rows } = await sql<OwnItem>`select id, number, name, description, mint - committed_mint as mint, used - committed_used as used, status
    from stamp_items where member_id = ${member_id} and deleted_at is null and number = any(${[...numbers]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.number, row]))
}
/** Items that no product of theirs sells, the newest first. */
export async function unlistedItems(db: Db, member_id: MemberId, limit: number) {
  const { rows } = await sql<{ number: number; name: string; mint: number; used: number }>`
    select i.number, i.name, i.mint - i.committed_mint as mint, i.used - i.committed_used as used from stamp_items i
    where i.member_id = ${member_id} and i.deleted_at is null and i.mint + i.used > i.committed_mint + i.committed_used
      and not exists (select from products p where p.stamp_item_id = i.id and p.status in ('draft', 'scheduled', 'published'))
    order by i.id desc limit ${limit}`.execute(db)
  return rows
}

export interface ListedRow {
  readonly number: number | null
  readonly productable_type: string
  readonly name: string
  readonly sub_title: string
  readonly description: string
  readonly regular_price: number
  readonly sale_price: number | null
  readonly currency: string
  readonly quantity: number
  readonly unit: string | null
  readonly sku: string
  readonly tags: readonly string[]
  readonly category_ids: readonly string[] | null
  readonly condition: string | null
  readonly status: string
}
export async function listedProducts(db: Db, member_id: MemberId, limit: number): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select i.number, p.productable_type, p.name, p.sub_title, p.description, p.regular_price, p.sale_price, p.currency,
      p.stock_on_hand - p.stock_reserved as quantity, p.unit, p.sku, p.tags, s.category_ids, s.condition, p.status
    from products p left join stamp_items i on i.id = p.stamp_item_id left join supplies s on s.id = p.supply_id
    where p.member_id = ${member_id} and p.status <> 'archived' order by p.id desc limit ${limit}`.execute(db)
  return rows
}
