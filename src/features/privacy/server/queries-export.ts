import { sql } from 'kysely'
import type { Db } from '#server/db.ts'
import { columnsOf, told } from './plan.ts'
import type { Catalogue } from './queries-catalogue.ts'
import { belongs, theirs, type Who } from './queries-reach.ts'

export type Row = Readonly<Record<string, unknown>>
const AT_ONCE = 500

export async function countRows(db: Db, table: string, who: Who): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${belongs(table, who)}`.execute(db)
  return rows[0]!.n
}

/** All of a table that is the member's, some hundred rows at a time in the order of its key: whatever its size, little of it is in memory. */
export async function* rowsOf(db: Db, { columns }: Catalogue, table: string, who: Who): AsyncGenerator<Row[]> {
  const all = columns.get(table)!
  const keys = all.filter(({ key }) => key !== null).sort((a, b) => a.key! - b.key!)
  const names = sql.join(keys.map(({ name }) => sql.ref(`${table}.${name}`)))
  // The search's own form of words says nothing that does not stand beside it.
  const given = all.filter(({ name, type }) => told(table, name).tag !== 'secret' && type !== 'tsvector')
  const shown = given.map(({ name }) => {
    const mine = theirs(table, name, who)
    return mine ? sql`case when ${mine} then ${sql.ref(`${table}.${name}`)} end as ${sql.id(name)}` : sql`${sql.ref(`${table}.${name}`)}`
  })
  const places = keys.map(({ name }, at) => sql`${sql.ref(`${table}.${name}`)}::text as ${sql.id(`key ${at}`)}`)
  for (let after: unknown[] | undefined; ; ) {
    const place = after ? sql`(${names}) > (${sql.join(after.map((value, at) => sql`${value}::${sql.raw(keys[at]!.type)}`))})` : sql`true`
    const page = sql<Row>`select ${sql.join([...shown, ...places])} from ${sql.table(table)} where ${belongs(table, who)} and ${place} order by ${names} limit ${AT_ONCE}`
    const { rows } = await page.execute(db)
    if (rows.length) yield rows.map((row) => Object.fromEntries(columnsOf(table).flatMap((name) => (name in row ? [[name, row[name]]] : []))))
    if (rows.length < AT_ONCE) return
    after = keys.map((_, at) => rows.at(-1)![`key ${at}`])
  }
}

/** The pictures that are still there. */
export async function* picturesOf(db: Db, member_id: string): AsyncGenerator<{ id: string; key: string }[]> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const living = db.selectFrom('medias').select(['id', 'key']).where('member_id', '=', member_id).where('deleted_at', 'is', null)
    const rows = await living.where('id', '>', after).orderBy('id').limit(AT_ONCE).execute()
    if (rows.length) yield rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)!.id
  }
}
