import { timer } from '#server/operations/slice.ts'
import { dropUnusedWords, wordsDue } from '#server/spelling/queries.ts'
import { LISTING_WORDS } from './meant.ts'

/** Daily: words of removed listings are no longer suggested. */
export const dropUnused = timer({
  name: 'listings.unused-words',
  due: async (db) => ((await wordsDue(db, LISTING_WORDS)) ? [LISTING_WORDS] : []),
  run: ({ tx }) => dropUnusedWords(tx, LISTING_WORDS, 'select words from listings'),
})
