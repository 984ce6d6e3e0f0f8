import { type Expression, type RawBuilder, sql } from 'kysely'
import { type $ZodType, type output, safeParse } from 'zod/v4/core'
import { fill } from '#kernel/address.ts'
import { type AnyOperation, type InputOf, pathOf } from '#kernel/operation.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'
import { wrongCharacters } from '../operations/issues.ts'
import type { Db } from './db.ts'

/** Keyset page: the sort values of a page's last row; the last value is unique. Never null, and short: a cursor has at most 200 characters. */
export type Keys = readonly (string | number)[]

/** The start of a page. `limit` is one more than the rows shown: the extra row tells whether there is a next page. */
export interface PagePosition<K extends Keys = Keys> {
  readonly after: K | undefined
  readonly offset: number
  readonly limit: number
}
/** The input fields that `paging()` of the kernel declares. */
interface PageRequest {
  readonly page: number
  readonly page_size: number
  readonly cursor?: string | undefined
}

/** Parses cursor or page number; a cursor wins. A cursor that does not contain exactly these keys is refused. */
export function placeOf<S extends $ZodType<Keys>>(
  { page, page_size, cursor }: PageRequest,
  keys: S,
): PagePosition<output<S>> | Refusal<'input.form'> {
  const limit = page_size + 1
  if (cursor === undefined) return { after: undefined, offset: (page - 1) * page_size, limit }
  const found = readCursor(cursor)
  const parsed = safeParse(keys, found)
  return parsed.success && !wrongCharacters(found) ? { after: parsed.data, offset: 0, limit } : refuse('input.form')
}

/** The rows to show and the URL of the next page: the same query with a cursor, relative to our origin. */
export function pageOf<Op extends AnyOperation, Row>(op: Op, input: InputOf<Op> & PageRequest, rows: readonly Row[], keysOf: (row: Row) => Keys) {
  const { page, cursor, ...question } = input
  const shown = rows.slice(0, input.page_size)
  if (rows.length === shown.length) return { rows: shown, next_page_url: null }
  return { rows: shown, next_page_url: fill(`/api${pathOf(op.http)}`, { ...question, cursor: cursorOf(keysOf(shown.at(-1)!)) }) }
}

/** Keyset condition for `where`: rows after the position, in the order of these columns. */
export function beyond(columns: readonly string[], direction: 'asc' | 'desc', { after }: PagePosition): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`
  const names = sql.join(columns.map((column) => sql.ref(column)))
  return direction === 'asc' ? sql<boolean>`(${names}) > (${sql.join([...after])})` : sql<boolean>`(${names}) < (${sql.join([...after])})`
}

const COUNTED = 1_000

/** Counts the matching rows, exactly up to a thousand. */
export async function totalOf(db: Db, matching: { limit(most: number): Expression<unknown> }): Promise<{ total: number; more_than_total: boolean }> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${matching.limit(COUNTED + 1)}) as matching`.execute(db)
  const n = rows[0]!.n
  return { total: Math.min(n, COUNTED), more_than_total: n > COUNTED }
}

const LONGEST = 200

export function cursorOf(keys: Keys): string {
  const cursor = Buffer.from(JSON.stringify(keys)).toString('base64url')
  if (cursor.length > LONGEST) throw new Error('these keys are too long for a cursor: order by shorter ones')
  return cursor
}

/** Parses a cursor; undefined for anything that `cursorOf` cannot have written. */
function readCursor(cursor: string): unknown {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.toString('base64url') !== cursor) return undefined
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
