import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import { type Look, shareOf } from '../find/access-path.ts'
import { CARD_COLUMNS, cardsOfNumbers, cardsPlaced, gathered, type Total, totalFrom, type WrittenCard } from '../find/queries-find.ts'
import { tiersOf } from './tiers.ts'

export type RankedCard = WrittenCard & { readonly rank: number }
export interface Ranked {
  readonly seq: number
  readonly xmin: string
  readonly rank: number
}

/**
 * Ranked search, best and then newest first. Performance: one query per tier until the page is full, so that frequent words are found among the
 * newest and no full result is sorted.
 */
export function rankedPlaces(db: Db, look: Look, { after, offset, limit }: PagePosition): () => Promise<Ranked[]> {
  const [rank, seq] = after ?? []
  const parts = tiersOf(look.filter.search)
    .filter((tier) => rank === undefined || tier.rank <= Number(rank))
    .map((tier) => {
      const place = { after: tier.rank === rank ? [seq!] : undefined, offset: 0, limit: offset + limit }
      return { rank: tier.rank, ask: cardsPlaced(db, { ...look, tier }, place) }
    })
  return async () => {
    const found: Ranked[] = []
    for (const { rank, ask } of parts) {
      if (found.length >= offset + limit) break
      for (const row of await ask()) found.push({ ...row, rank })
    }
    return found.slice(0, offset + limit)
  }
}
export const rankMarks = (places: readonly Ranked[]) => places.map(({ seq, xmin }) => `${seq}:${xmin}`).join(' ')

/** So many matches are ranked one by one sooner than each tier is asked for on its own. */
const FEW = 2_000
export const isFew = (look: Look) => look.market.rows * shareOf(look) <= FEW

/** The best of few matches and their total in one statement: all are found once, and each says its rank. */
export async function firstRanked(db: Db, look: Look, { limit }: PagePosition): Promise<{ cards: RankedCard[]; total: Total }> {
  const tiers = tiersOf(look.filter.search)
  const better = tiers.slice(0, -1).map(({ query, rank }) => sql`when words @@ ${query}::tsquery then ${sql.lit(rank)}`)
  const rank = sql<number>`case ${sql.join(better, sql` `)} else ${sql.lit(tiers.at(-1)!.rank)} end`
  const matches = db.with(
    (cte) => cte('matches').materialized(),
    () => gathered(db, look, undefined).select(['seq', rank.as('rank')]),
  )
  const first = matches.selectFrom('matches').select(['seq', 'rank']).orderBy('rank', 'desc').orderBy('seq', 'desc').limit(sql.lit(limit))
  const rows = await matches
    .selectFrom(first.as('m'))
    .innerJoin('listings', 'listings.seq', 'm.seq')
    .where('listings.kind', '=', sql.lit(look.kind))
    .select([...CARD_COLUMNS, 'm.rank', sql<number>`(select count(*) from matches)`.as('n')])
    .orderBy('m.rank', 'desc')
    .orderBy('listings.seq', 'desc')
    .execute()
  return { cards: rows.map(({ n: _, ...card }) => card), total: totalFrom(rows[0]?.n ?? 0) }
}

/** The cards at these positions. */
export async function rankedCards(db: Db, kind: string, places: readonly Ranked[], offset = 0): Promise<RankedCard[]> {
  const shown = places.slice(offset)
  if (!shown.length) return []
  const cards = new Map(
    (
      await cardsOfNumbers(
        db,
        kind,
        shown.map(({ seq }) => seq),
      )
    ).map((card) => [card.seq, card]),
  )
  return shown.flatMap(({ seq, rank }) => {
    const card = cards.get(seq)
    return card ? { ...card, rank } : []
  })
}
