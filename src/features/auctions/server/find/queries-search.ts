import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { wordsAsked } from '#server/db/word-search.ts'

/** Lots that are looked at for the beginning of a word: the next to end. */
const WINDOW = 2_000

/** Ids of running lots with these words, the next to end first. Performance: whole words are read from their index, the last one in a bounded window. */
export async function lotsNamed(db: Db, viewer: string | null, typed: string, limit: number): Promise<string[]> {
  const asked = wordsAsked(typed)
  if (!asked.length) return []
  const whole = asked.flatMap(({ word, open }) => (open ? [] : [word]))
  const begun = asked.flatMap(({ word, open }) =>
    open ? [sql<SqlBool>`exists (select from unnest(auctions.words) as w(word) where starts_with(w.word, ${word}))`] : [],
  )
  const { rows } = await sql<{ id: string }>`
    select auctions.id from (select id, seller_id, ends_at, words from auctions
      where status = 'active' and ends_at > clock_timestamp() and words @> ${whole}::text[] order by ends_at, id limit ${WINDOW}) as auctions
    where ${sql.join([ownerVisibleTo(viewer, 'auctions.seller_id'), ...begun], sql` and `)} order by auctions.ends_at, auctions.id limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
