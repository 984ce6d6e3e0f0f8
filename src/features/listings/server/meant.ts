import type { Db } from '#server/db/db.ts'
import { spellings } from '#server/spelling/spelling.ts'
import type { Statistics } from './statistics/queries-statistics.ts'
import { statistics } from './statistics/statistics.ts'

/** Name of the word list, as its trigger uses it; one for all kinds. */
export const LISTING_WORDS = 'listings'
const MOST = 2

/** Spelling suggestions for a search without results. */
export const meantIn = async (db: Db, { words }: Statistics, search: string): Promise<string[]> =>
  (await spellings(db, LISTING_WORDS, search, (word) => words.get(word) ?? 0)).slice(0, MOST)
export const meantBy = async (db: Db, kind: string, search: string): Promise<string[]> => meantIn(db, await statistics(db, kind), search)
