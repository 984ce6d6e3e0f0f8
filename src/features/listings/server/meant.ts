import type { Db } from '#server/db/db.ts'
import { spellings } from '#server/spelling/spelling.ts'
import type { Statistics } from './statistics/queries-statistics.ts'

/** The list of words that cards are found by, as their trigger names it. */
export const PRODUCT_WORDS = 'products'
const MOST = 2

/** How a search that finds nothing may have been meant. */
export const meantBy = async (db: Db, search: string, { words }: Statistics): Promise<string[]> =>
  (await spellings(db, PRODUCT_WORDS, search, (word) => words.get(word) ?? 0)).slice(0, MOST)
