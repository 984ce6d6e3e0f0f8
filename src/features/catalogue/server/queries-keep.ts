import { type Insertable, sql } from 'kysely'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { TypedNumber } from '../rules.ts'
import { entryRows } from './queries.ts'
import { entryWords } from './words-of.ts'

type Columns = Insertable<Tables['catalogue_entries']>
/** An entry before it is kept. What is not said of it stays unknown. */
export type NewEntry = Omit<Columns, 'id' | 'number' | 'words' | 'name' | 'item_kind' | 'topic_ids'> & {
  readonly name: string
  readonly item_kind: string
  readonly topic_ids?: string[]
  readonly catalogue_number?: readonly TypedNumber[]
}
const AT_ONCE = 500

/** Many at once, in the order in which they are given: a few statements for thousands. Answers their ids. */
export async function keepEntries(tx: Tx, entries: readonly NewEntry[]): Promise<Id<'catalogue_entries'>[]> {
  const wordsOf = await entryWords(tx)
  const { rows } = await sql<{ id: Id<'catalogue_entries'> }>`select uuidv7()::text as id from generate_series(1, ${entries.length}::int)`.execute(tx)
  const all = entries.map(({ catalogue_number = [], ...entry }, at) => ({ id: rows[at]!.id, entry, catalogue_number }))
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const part = all.slice(from, from + AT_ONCE)
    const columns = part.map(({ id, entry, catalogue_number }) => ({
      ...UNKNOWN,
      ...entry,
      id,
      words: worded(wordsOf({ ...UNKNOWN, ...entry, catalogue_number })),
    }))
    await tx.insertInto('catalogue_entries').values(columns).execute()
    const numbers = part.flatMap(({ id, catalogue_number }) => catalogue_number.map((one, position) => ({ entry_id: id, position, ...one })))
    if (numbers.length) await tx.insertInto('catalogue_entry_numbers').values(numbers).execute()
  }
  return all.map(({ id }) => id)
}

const worded = (words: readonly string[]) => sql<string>`array_to_tsvector(${[...words]}::text[])`

/** Every row says the same columns. */
const UNKNOWN = {
  series: '',
  country: null as string | null,
  year_issued: null as number | null,
  denomination: '',
  color: null as string | null,
  perforation: '',
  format: null as string | null,
  printing: null as string | null,
  width_mm: null as number | null,
  height_mm: null as number | null,
  designer: '',
  printer: '',
  total_stamps_issued: null as number | null,
  description: '',
  topic_ids: [] as string[],
  media_id: null as Id<'medias'> | null,
  stamp_kind: 'actual',
}

/** Facts of one entry, with the words that it is found by. What is not named stays. */
export async function updateEntry(tx: Tx, id: Id<'catalogue_entries'>, facts: Partial<Omit<NewEntry, 'catalogue_number'>>, words: readonly string[]) {
  await tx
    .updateTable('catalogue_entries')
    .set({ ...facts, words: worded(words), updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export async function keepNumbers(tx: Tx, entry_id: Id<'catalogue_entries'>, numbers: readonly TypedNumber[]) {
  await tx.deleteFrom('catalogue_entry_numbers').where('entry_id', '=', entry_id).execute()
  if (!numbers.length) return
  await tx
    .insertInto('catalogue_entry_numbers')
    .values(numbers.map((one, position) => ({ entry_id, position, ...one })))
    .execute()
}

/** Entries without a picture, in the order of the catalogue. */
export const unpictured = (db: Db) => entryRows(db).where('media_id', 'is', null).orderBy('id').execute()

/** This picture for those of these entries that have none; answers which they are. */
export async function hangAt(tx: Tx, media_id: Id<'medias'>, ids: readonly string[]): Promise<Id<'catalogue_entries'>[]> {
  const { rows } = await sql<{ id: Id<'catalogue_entries'> }>`
    update catalogue_entries set media_id = ${media_id}, updated_at = clock_timestamp()
    where id = any(${ids}::uuid[]) and media_id is null returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
