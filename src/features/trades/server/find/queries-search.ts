import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { wordsAsked } from '#server/db/word-search.ts'

/** Trades that are looked at for the beginning of a word: the newest. */
const WINDOW = 2_000

/** Ids of open trades with these words, the newest first. Performance: whole words are read from their index, the last one in a bounded window. */
export async function tradesNamed(db: Db, viewer: string | null, typed: string, limit: number): Promise<string[]> {
  const asked = wordsAsked(typed)
  if (!asked.length) return []
  const whole = asked.flatMap(({ word, open }) => (open ? [] : [word]))
  const begun = asked.flatMap(({ word, open }) =>
    open ? [sql<SqlBool>`exists (select from unnest(trades.words) as w(word) where starts_with(w.word, ${word}))`] : [],
  )
  const { rows } = await sql<{ id: string }>`
    select trades.id from (select id, owner_id, published_at, words from trades
      where status = 'active' and not is_direct and expires_at > clock_timestamp() and words @> ${whole}::text[]
      order by published_at desc, id desc limit ${WINDOW}) as trades
    where ${sql.join([ownerVisibleTo(viewer, 'trades.owner_id'), ...begun], sql` and `)} order by trades.published_at desc, trades.id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
