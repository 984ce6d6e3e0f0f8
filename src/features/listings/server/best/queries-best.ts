import type { Db } from '#server/db/db.ts'
import type { PagePosition } from '#server/db/paging.ts'
import type { Look } from '../find/access-path.ts'
import { cardsOfNumbers, cardsPlaced, type WrittenCard } from '../find/queries-find.ts'
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
