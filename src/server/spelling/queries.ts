import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface AlikeRow {
  readonly nth: number
  readonly is_known: boolean
  readonly alike: string[]
}
/** Candidates per word: the nearest by edit distance, then by shared trigrams. */
const CANDIDATES = 12
const LAST = sql`U&'\\+10FFFF'`

/**
 * For each word: whether it is known, and similar known words. First by an index range scan (same first letter, similar length); only when that finds
 * none, by the trigram index.
 */
export async function alikeWords(db: Db, list: string, words: readonly { word: string; open: boolean }[]): Promise<AlikeRow[]> {
  const { rows } = await sql<AlikeRow>`
    select a.nth::int as nth, k.is_known, coalesce(case when near.words is null then shared.words else near.words end, '{}') as alike
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ open }) => open)}::bool[]) with ordinality a (word, open, nth)
    cross join lateral (select case when a.open
      then exists (select from search_words where word >= a.word collate "C" and word < (a.word || ${LAST}) collate "C" and list = ${list})
      else exists (select from search_words where word = a.word collate "C" and list = ${list}) end as is_known) k
    left join lateral (select array_agg(word) as words from (
      select word from search_words
      where list = ${list} and left(word, 1) = left(a.word, 1) and length(word) between length(a.word) - 2 and length(a.word) + 2 and word <> a.word
        and levenshtein_less_equal(word, a.word, 2) <= 2
      order by levenshtein_less_equal(word, a.word, 2), similarity(word, a.word) desc, word limit ${CANDIDATES}) found) near on true
    left join lateral (select array_agg(word) as words from (
      select word from search_words where near.words is null and list = ${list} and word % a.word and word <> a.word
        and levenshtein_less_equal(word, a.word, 2) <= 2
      order by levenshtein_less_equal(word, a.word, 2), word limit ${CANDIDATES}) found) shared on true
    order by a.nth`.execute(db)
  return rows
}

/** True when a word of this list was last checked more than a day ago. */
export const wordsDue = async (db: Db, list: string): Promise<boolean> =>
  (await sql`select from search_words where list = ${list} and checked_at < clock_timestamp() - interval '1 day' limit 1`.execute(db)).rows.length > 0

/** Deletes words that no row contains any longer and adds words of new rows; `rows` is the SELECT that reads their words. */
export async function dropUnusedWords(db: Db, list: string, rows: string): Promise<void> {
  await sql`with used as materialized (select word from ts_stat(${rows})), gone as (
      delete from search_words s where list = ${list} and not exists (select from used where used.word = s.word))
    update search_words s set checked_at = clock_timestamp() from used where s.list = ${list} and s.word = used.word`.execute(db)
  await sql`select keep_search_words(${list}, array(select word from ts_stat(${rows})))`.execute(db)
}
