import { sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { columnsOf, told } from '../plan.ts'
import type { Catalogue } from '../queries-catalogue.ts'
import { belongs, theirs, type Who } from '../queries-reach.ts'

export type ExportedRow = Readonly<Record<string, unknown>>
const AT_ONCE = 500

export async function countRows(db: Db, catalogue: Catalogue, table: string, who: Who): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${belongs(catalogue, table, who)}`.execute(db)
  return rows[0]!.n
}

/** Rows of a member in batches by primary key. Memory: only one batch at a time. */
export async function* rowsOf(db: Db, catalogue: Catalogue, table: string, who: Who): AsyncGenerator<ExportedRow[]> {
  const all = catalogue.columns.get(table)!
  const keys = all.filter(({ key }) => key !== null).sort((a, b) => a.key! - b.key!)
  const names = sql.join(keys.map(({ name }) => sql.ref(`${table}.${name}`)))
  // tsvector columns only repeat other columns.
  const given = all.filter(({ name, type }) => told(catalogue, table, name).tag !== 'secret' && type !== 'tsvector')
  const shown = given.map(({ name }) => {
    const mine = theirs(catalogue, table, name, who)
    return mine ? sql`case when ${mine} then ${sql.ref(`${table}.${name}`)} end as ${sql.id(name)}` : sql`${sql.ref(`${table}.${name}`)}`
  })
  const places = keys.map(({ name }, at) => sql`${sql.ref(`${table}.${name}`)}::text as ${sql.id(`key ${at}`)}`)
  for (let after: unknown[] | undefined; ; ) {
    const place = after ? sql`(${names}) > (${sql.join(after.map((value, at) => sql`${value}::${sql.raw(keys[at]!.type)}`))})` : sql`true`
    const page = sql<ExportedRow>`select ${sql.join([...shown, ...places])} from ${sql.table(table)} where ${belongs(catalogue, table, who)} and ${place} order by ${names} limit ${AT_ONCE}`
    const { rows } = await page.execute(db)
    if (rows.length)
      yield rows.map((row) => Object.fromEntries(columnsOf(catalogue, table).flatMap((name) => (name in row ? [[name, row[name]]] : []))))
    if (rows.length < AT_ONCE) return
    after = keys.map((_, at) => rows.at(-1)![`key ${at}`])
  }
}

/** A picture not deleted, with its item and position; null if no item shows it. */
export interface KeptPicture {
  readonly id: string
  readonly key: string
  readonly kind: string
  /** The stored file of a video, recording or document. */
  readonly file: string | null
  readonly file_name: string | null
  readonly item: number | null
  readonly name: string | null
  readonly position: number | null
}
/** A picture of several items appears once per item, in sequence. */
export async function* picturesOf(db: Db, member_id: Id<'members'>): AsyncGenerator<readonly KeptPicture[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await sql<KeptPicture>`
      with page as (select m.id, m.key, m.kind, m.file, m.name as file_name from medias m where m.member_id = ${member_id} and m.deleted_at is null and m.id > ${after}::uuid order by m.id limit ${AT_ONCE})
      select p.id, p.key, p.kind, p.file, p.file_name, s.number as item, s.name, s.position from page p
      left join lateral (select i.number, i.name, u.position from stamp_item_medias u join stamp_items i on i.id = u.stamp_item_id
        where u.media_id = p.id and i.deleted_at is null and i.member_id = ${member_id}) s on true
      order by p.id, s.number`.execute(db)
    if (rows.length) yield rows
    if (new Set(rows.map(({ id }) => id)).size < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}
