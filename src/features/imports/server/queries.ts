import { type SqlBool, sql } from 'kysely'
import type { MemberId } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { ImportId } from '../contract.ts'
import type { ImportState, RowState } from '../rules.ts'
import type { RowProblem } from './rows/draft.ts'
import type { Mapping } from './rows/presets.ts'

export interface NewImport {
  readonly member_id: MemberId
  readonly name: string
  readonly file_hash: Buffer
  readonly preset: string
  readonly locale: string
  readonly headers: readonly string[]
  readonly mapping: Mapping
  readonly total: number
}
const ROWS_AT_ONCE = 2_000

export async function keepImport(tx: Tx, given: NewImport, rows: readonly (readonly string[])[]): Promise<ImportId> {
  const { id } = await tx
    .insertInto('imports')
    .values({ ...given, headers: JSON.stringify(given.headers), mapping: JSON.stringify(given.mapping), status: 'checking' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const part = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))
    await sql`insert into import_rows (import_id, position, cells)
      select ${id}, ${at}::int + position, cells from jsonb_array_elements(${part}::jsonb) with ordinality as given(cells, position)`.execute(tx)
  }
  return id as ImportId
}

const counted = sql<Record<RowState, number>>`coalesce((select jsonb_object_agg(status, n) from (select status, count(*)::int as n from import_rows r
  where r.import_id = imports.id group by status) counts), '{}')`
/** The latest import of the same file that is still in the collection. */
const same = sql<{ id: ImportId; created_at: string; imported: number } | null>`(select jsonb_build_object('id', o.id, 'created_at', o.created_at,
    'imported', (select count(*) from import_rows r where r.import_id = o.id and r.status = 'imported'))
  from imports o where o.member_id = imports.member_id and o.file_hash = imports.file_hash and o.id < imports.id and o.status in ('running', 'done')
  order by o.id desc limit 1)`
const importRows = (db: Db) =>
  db
    .selectFrom('imports')
    .selectAll()
    .select([counted.as('counts'), same.as('same_as')])

export const importsOf = (db: Db, member_id: MemberId) => importRows(db).where('member_id', '=', member_id).orderBy('id', 'desc').limit(20).execute()
export type ImportRecord = Awaited<ReturnType<typeof importsOf>>[number]
/** One’s own: for everybody else it does not exist. */
export const ownImport = (db: Db, id: ImportId, member_id: MemberId): Promise<ImportRecord | undefined> =>
  importRows(db).where('id', '=', id).where('member_id', '=', member_id).executeTakeFirst()
/** For a job: whoever owns it. */
export const findImport = (db: Db, id: ImportId) => db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst()
export type BareImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** A new step begins: from its first row, with a job of its own. */
export async function moveImport(tx: Tx, id: ImportId, status: ImportState, mapping?: Mapping): Promise<number> {
  const { revision } = await tx
    .updateTable('imports')
    .set({ status, done: 0, revision: sql<number>`revision + 1`, ended_at: null, ...(mapping && { mapping: JSON.stringify(mapping) }) })
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}
export const endImport = (tx: Tx, id: ImportId, status: ImportState) =>
  tx.updateTable('imports').set({ status, ended_at: sql<Date>`clock_timestamp()` }).where('id', '=', id).execute()
export const keepPlace = (tx: Tx, id: ImportId, done: number) => tx.updateTable('imports').set({ done }).where('id', '=', id).execute()

export interface KeptRow {
  readonly position: number
  readonly cells: readonly string[]
  readonly stamp_item_id: string | null
}
/** The next rows of a step; of all states where none is named. */
export async function nextRows(tx: Tx, id: ImportId, after: number, limit: number, status?: RowState): Promise<KeptRow[]> {
  const rows = tx.selectFrom('import_rows').select(['position', 'cells', 'stamp_item_id']).where('import_id', '=', id).where('position', '>', after)
  const wanted = status ? rows.where('status', '=', status) : rows
  return (await wanted.orderBy('position').limit(limit).execute()) as unknown as KeptRow[]
}

export interface ChangedRow {
  readonly position: number
  readonly status: RowState
  readonly problems: readonly RowProblem[]
  readonly stamp_item_id?: string | null
}
export const changeRows = (tx: Tx, id: ImportId, rows: readonly ChangedRow[]) =>
  sql`update import_rows r set status = n.status, problems = n.problems, stamp_item_id = n.stamp_item_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(position int, status text, problems jsonb, stamp_item_id uuid)
    where r.import_id = ${id} and r.position = n.position`.execute(tx)
export const mendRow = (tx: Tx, id: ImportId, position: number, cells: readonly string[]) =>
  tx
    .updateTable('import_rows')
    .set({ cells: JSON.stringify(cells) })
    .where('import_id', '=', id)
    .where('position', '=', position)
    .execute()

export const PAGE_OF_ROWS = 50
export const pageOfRows = (db: Db, id: ImportId, after: number, status?: RowState) =>
  db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', id)
    .where('position', '>', after)
    .where((eb) => (status ? eb('status', '=', status) : sql<SqlBool>`true`))
    .orderBy('position')
    .limit(PAGE_OF_ROWS + 1)
    .execute()
export const findRow = (tx: Tx, id: ImportId, position: number) =>
  tx.selectFrom('import_rows').selectAll().where('import_id', '=', id).where('position', '=', position).executeTakeFirst()
export type RowRecord = NonNullable<Awaited<ReturnType<typeof findRow>>>

export async function rememberedMapping(db: Db, member_id: MemberId, headers_hash: Buffer): Promise<Mapping | undefined> {
  const found = await db
    .selectFrom('import_mappings')
    .select('mapping')
    .where('member_id', '=', member_id)
    .where('headers_hash', '=', headers_hash)
    .executeTakeFirst()
  return found?.mapping as Mapping | undefined
}
export const rememberMapping = (tx: Tx, member_id: MemberId, headers_hash: Buffer, mapping: Mapping) =>
  tx
    .insertInto('import_mappings')
    .values({ member_id, headers_hash, mapping: JSON.stringify(mapping) })
    .onConflict((on) =>
      on.columns(['member_id', 'headers_hash']).doUpdateSet({ mapping: JSON.stringify(mapping), changed_at: sql<Date>`clock_timestamp()` }),
    )
    .execute()

interface UnknownRow {
  readonly field: string
  readonly given: string
  readonly rows: number
}
const UNKNOWN_SHOWN = 50
/** Words that no vocabulary knows, the most frequent first. */
export async function unknownWords(db: Db, id: ImportId): Promise<readonly UnknownRow[]> {
  const { rows } = await sql<UnknownRow>`select p.problem ->> 'field' as field, p.problem ->> 'given' as given, count(*)::int as rows
    from import_rows r cross join lateral jsonb_array_elements(r.problems) p(problem)
    where r.import_id = ${id} and r.status = 'wrong' and p.problem ->> 'code' = 'unknown' group by 1, 2 order by 3 desc, 1, 2 limit ${UNKNOWN_SHOWN}`.execute(
    db,
  )
  return rows
}
/** The first rows in which this word is not known. */
export async function rowsWithUnknown(tx: Tx, id: ImportId, { field, given }: Pick<UnknownRow, 'field' | 'given'>, limit: number) {
  const problem = JSON.stringify([{ code: 'unknown', field, given }])
  const { rows } = await sql<{ position: number; cells: string[]; column: number | null }>`
    select r.position, r.cells, (select (p.problem ->> 'column')::int from jsonb_array_elements(r.problems) p(problem)
      where p.problem ->> 'field' = ${field} and p.problem ->> 'given' = ${given} limit 1) as column
    from import_rows r where r.import_id = ${id} and r.status = 'wrong' and r.problems @> ${problem}::jsonb order by r.position limit ${limit}`.execute(
    tx,
  )
  return rows
}
export const mendRows = (tx: Tx, id: ImportId, rows: readonly { readonly position: number; readonly cells: readonly string[] }[]) =>
  sql`update import_rows r set cells = n.cells from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(position int, cells jsonb)
    where r.import_id = ${id} and r.position = n.position`.execute(tx)
