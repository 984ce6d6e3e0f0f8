import type { Db } from '#server/db/db.ts'
import { plain } from '#server/db/word-search.ts'
import { rankedCards, rankedPlaces } from '../best/queries-best.ts'
import { noFilter } from '../find/filter.ts'
import { lookOf } from '../find/look.ts'
import { type CardRow, cardsAmong } from '../find/queries-find.ts'
import { newestOfNames } from './queries-names.ts'

/** Rows read before equal names are removed. */
const WINDOW = 24

interface Typed {
  readonly kind: string
  readonly viewer: string | null
  /** In the form of `plain`. */
  readonly typed: string
}
/** Typeahead: one row per name; names with this prefix first, then the best matches of its words. */
export async function suggestedListings(db: Db, { kind, viewer, typed }: Typed): Promise<CardRow[]> {
  const look = await lookOf(db, { kind, viewer, filter: noFilter })
  const ids = await newestOfNames(db, kind, typed, WINDOW)
  const begin = ids.length ? await cardsAmong(db, look, ids) : []
  const worded = { ...look, filter: { ...look.filter, search: typed } }
  const found =
    begin.length >= WINDOW ? [] : await rankedCards(db, kind, await rankedPlaces(db, worded, { after: undefined, offset: 0, limit: WINDOW })())
  const kept = new Map<string, CardRow>()
  for (const row of [...begin.sort((a, b) => ids.indexOf(a.subject_id) - ids.indexOf(b.subject_id)), ...found]) {
    const name = plain(row.name)
    if (!kept.has(name)) kept.set(name, row)
  }
  return [...kept.values()]
}
