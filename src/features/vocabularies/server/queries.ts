import { sql } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import type { Tx } from '#server/operations/contexts.ts'

export interface TermRow extends Readonly<Record<Locale, string>> {
  readonly list: string
  readonly code: string
  readonly parent: string | null
  readonly sort: number
  readonly symbol: string | null
  readonly year_from: number | null
  readonly year_to: number | null
  readonly is_retired: boolean
}
export type SeedTerm = Omit<TermRow, 'list' | 'is_retired'>

export const readTerms = (db: Db): Promise<TermRow[]> => db.selectFrom('terms').selectAll().orderBy('list').orderBy('sort').orderBy('code').execute()

/** Concurrency: processes that start at the same time seed one after the other. */
export const lockSeeds = (tx: Tx) => sql`select set_config('lock_timeout', '60s', true), pg_advisory_xact_lock(7221)`.execute(tx)
export const seededHash = async (tx: Tx, name: string) =>
  (await tx.selectFrom('seeds').select('hash').where('name', '=', name).executeTakeFirst())?.hash
export const keepSeededHash = (tx: Tx, name: string, hash: string) =>
  tx
    .insertInto('seeds')
    .values({ name, hash })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
    .execute()

/** Terms missing in the file are retired, not deleted, because rows still use them. */
export async function seedList(tx: Tx, list: string, terms: readonly SeedTerm[]) {
  await sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(terms)}) as term
        (code text, parent text, sort int, symbol text, year_from int, year_to int, en text, es text, fr text, "zh-CN" text, ru text)
    ), kept as (
      insert into terms (list, code, parent, sort, symbol, year_from, year_to, en, es, fr, "zh-CN", ru) select ${list}, * from given
      on conflict (list, code) do update set (parent, sort, symbol, year_from, year_to, en, es, fr, "zh-CN", ru, is_retired)
        = (excluded.parent, excluded.sort, excluded.symbol, excluded.year_from, excluded.year_to, excluded.en, excluded.es, excluded.fr, excluded."zh-CN", excluded.ru, false)
    )
    update terms set is_retired = true where list = ${list} and code not in (select given.code from given)`.execute(tx)
}
