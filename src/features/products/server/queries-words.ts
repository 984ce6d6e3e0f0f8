import { sql } from 'kysely'
import type { Db } from '#server/db.ts'

/** The words of the newest cards, and on how many of them each stands. */
export async function wordsOnSale(db: Db, cards: number): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; ndoc: number }>`
    select word, ndoc from ts_stat(${`select words from product_cards order by seq desc limit ${Math.trunc(cards)}`})`.execute(db)
  return new Map(rows.map(({ word, ndoc }) => [word, ndoc]))
}
