import { type SqlBool, sql } from 'kysely'
import type { Id, MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { columnsOf, type NewItem } from '../queries-keep.ts'

/** The columns that a sheet, or a device that was offline, can change; with their types. */
const CHANGED = {
  ...{
    name: 'text',
    status: 'text',
    country: 'text',
    year_issued: 'int',
    denomination: 'text',
    condition: 'text',
    grade: 'text',
    grade_scale: 'text',
  },
  ...{
    quality: 'text',
    gum: 'text',
    color: 'text',
    perforation: 'text',
    tags: 'text[]',
    storage_place: 'text',
    description: 'text',
    private_note: 'text',
  },
  ...{ purchase_price: 'bigint', purchase_currency: 'text', purchase_date: 'date', mint: 'int', used: 'int' },
} as const
const columns = Object.keys(CHANGED)

/** Many items in one statement. */
export async function changeMany(tx: Tx, changed: readonly (NewItem & { readonly id: string })[]) {
  const rows = changed.map(({ quantity_owned, ...item }) => ({ ...item, ...quantity_owned }))
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const given = sql.join(columns.map((column) => sql.ref(`n.${column}`)))
  const typed = sql.raw(
    Object.entries(CHANGED)
      .flatMap(([column, type]) => `"${column}" ${type}`)
      .join(', '),
  )
  await sql`
    update stamp_items i set (${names}, updated_at) = (${given}, clock_timestamp())
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id uuid, ${typed}) where i.id = n.id`.execute(tx)
}

/** Several new items in two statements. */
export async function keepMany(tx: Tx, member_id: MemberId, given: readonly NewItem[]): Promise<Id<'stamp_items'>[]> {
  const kept = await tx
    .insertInto('stamp_items')
    .values(given.map((item) => ({ member_id, ...columnsOf(item) })))
    .returning(['id', 'catalogue_entry_id'])
    .execute()
  const entries = new Map(given.map((item) => [item.catalogue_entry_id as string | null, item.catalogue_number]))
  const numbers = kept.flatMap(({ id, catalogue_entry_id }) =>
    (entries.get(catalogue_entry_id) ?? []).map((one, position) => ({ stamp_item_id: id, position, ...one })),
  )
  if (numbers.length) await tx.insertInto('stamp_item_catalogue_numbers').values(numbers).execute()
  return kept.map(({ id }) => id)
}

export async function takeOutMany(tx: Tx, ids: readonly string[]) {
  await tx
    .updateTable('stamp_items')
    .set({ deleted_at: sql<Date>`clock_timestamp()` })
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Of these deleted items, one's own that still have a piece. */
export const trashRows = (db: Db, ids: readonly string[], member_id: Id<'members'>) =>
  db
    .selectFrom('stamp_items')
    .select(['id', 'status'])
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[]) and mint + used > 0`)
    .where('member_id', '=', member_id)
    .where('deleted_at', 'is not', null)
    .execute()

export async function bringBack(tx: Tx, ids: readonly string[]) {
  await tx
    .updateTable('stamp_items')
    .set({ deleted_at: null, updated_at: sql<Date>`clock_timestamp()` })
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Pictures that were deleted meanwhile leave the items that showed them. */
export const dropLostPictures = (tx: Tx, ids: readonly string[]) =>
  sql`delete from stamp_item_medias m where m.stamp_item_id = any(${[...ids]}::uuid[])
    and not exists (select from medias where medias.id = m.media_id and medias.deleted_at is null)`.execute(tx)

/** Which of these had a piece sold: their pictures are kept for those who bought it. */
export async function soldAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select distinct stamp_item_id as id from item_commitments
    where stamp_item_id = any(${[...ids]}::uuid[]) and status = 'consumed'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
