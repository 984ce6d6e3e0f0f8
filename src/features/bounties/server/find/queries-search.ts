import { type SqlBool, sql } from 'kysely'
import { ownerVisibleTo } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { wordsAsked } from '#server/db/word-search.ts'

/** Bounties that are looked at for the beginning of a word: the newest. */
const WINDOW = 2_000

/** Ids of open bounties with these words, the newest first. Performance: whole words are read from their index, the last one in a bounded window. */
export async function bountiesNamed(db: Db, viewer: string | null, typed: string, limit: number): Promise<string[]> {
  const asked = wordsAsked(typed)
  if (!asked.length) return []
  const whole = asked.flatMap(({ word, open }) => (open ? [] : [word]))
  const begun = asked.flatMap(({ word, open }) =>
    open ? [sql<SqlBool>`exists (select from unnest(bounties.words) as w(word) where starts_with(w.word, ${word}))`] : [],
  )
  const { rows } = await sql<{ id: string }>`
    select bounties.id from (select id, user_id, held_at, words from bounties
      where status = 'Active' and expires_at > clock_timestamp() and words @> ${whole}::text[] order by held_at desc, id desc limit ${WINDOW}) as bounties
    where ${sql.join([ownerVisibleTo(viewer, 'bounties.user_id'), ...begun], sql` and `)} order by bounties.held_at desc, bounties.id desc limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
