import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { columnsOf, type Table, tablesOf, tagsOf, told } from '#features/privacy/server/plan.ts'
import { type Catalogue, readCatalogue } from '#features/privacy/server/queries-catalogue.ts'
import { belongs, theirs } from '#features/privacy/server/queries-reach.ts'
import type { Actor } from '../support/cast.ts'
import type { World } from '../support/world.ts'

/** Columns by which rows are found: not overwritten, or the rows would be lost. */
const PATHS = new Set(['email', 'recipient', 'object_ref', 'ref_id', 'holder'])

/** Writes a unique word into every text that the privacy tags call the member's; columns that reject it are left out. Returns the words by tag. */
export async function plantCanaries({ product: { db, tools } }: World, who: Actor, mark: string) {
  const catalogue = await readCatalogue(db, tools.tags)
  const words = { told: [] as string[], secret: [] as string[] }
  for (const table of tablesOf(catalogue)) {
    if (tagsOf(catalogue, table).of === 'nobody') continue
    for (const name of columnsOf(catalogue, table)) {
      const { type, generated } = catalogue.columns.get(table)!.find((one) => one.name === name)!
      const { tag } = told(catalogue, table, name)
      if (tag === 'legal' || PATHS.has(name) || generated || type !== 'text') continue
      const found = await plantColumn(db, catalogue, { table, name, mark, from: words.told.length + words.secret.length }, who)
      words[tag === 'secret' ? 'secret' : 'told'].push(...found)
    }
  }
  return words
}

interface Spot {
  readonly table: Table
  readonly name: string
  readonly mark: string
  readonly from: number
}
async function plantColumn(db: World['product']['db'], catalogue: Catalogue, { table, name, mark, from }: Spot, who: Actor): Promise<string[]> {
  const mine = theirs(catalogue, table, name, who) ?? sql`true`
  const { rows } = await sql<{
    ctid: string
  }>`select ctid::text from ${sql.table(table)} where ${belongs(catalogue, table, who)} and ${mine} limit 20`.execute(db)
  const planted: string[] = []
  for (const _ of rows) {
    const word = `${mark}-${String(from + planted.length).padStart(4, '0')}`
    // An updated row moves in the table, so each time the first row without a word is taken.
    const next = sql`select ctid from ${sql.table(table)} where ${belongs(catalogue, table, who)} and ${mine} and ${sql.ref(`${table}.${name}`)} not like ${`${mark}-%`} limit 1`
    const done = await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${word} where ctid = any(array(${next}))`
      .execute(db)
      .catch(() => undefined)
    if (done?.numAffectedRows) planted.push(word)
  }
  return planted
}

/** Writes a file with a unique word for every picture of the member. */
export async function plantCanaryFiles({ pool, settings }: World, who: Actor, mark: string): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>('select key from medias where member_id = $1 and deleted_at is null', [who.id])
  return rows.map(({ key }, at) => {
    const folder = join(settings.data_dir, 'media', key.slice(0, 2), key)
    mkdirSync(folder, { recursive: true })
    const word = `${mark}-file-${at}`
    for (const size of ['full', '320']) writeFileSync(join(folder, `${size}.webp`), word)
    return word
  })
}

/** Tables that contain the word in any row, without those of the payment sandbox. */
export async function tablesWith({ pool }: World, word: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema', 'sandbox')",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await pool.query<{ row: string }>(`select t::text as row from ${name} t where position($1 in t::text) > 0 limit 3`, [word])
    found.push(...hits.rows.map(({ row }) => `${name}: ${row.slice(Math.max(0, row.indexOf(word) - 60), row.indexOf(word) + 40)}`))
  }
  return found
}
