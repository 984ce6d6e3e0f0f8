import { timer } from '#server/operations/slice.ts'
import { dropUnusedWords, wordsDue } from '#server/spelling/queries.ts'
import { LISTING_WORDS } from './meant.ts'

/** Once a day: nobody is asked back a word that only stood on what is gone. */
export const dropUnused = timer({
  name: 'listings.unused-words',
  due: async (db) => ((await wordsDue(db, LISTING_WORDS)) ? [LISTING_WORDS] : []),
  run: ({ tx }) => dropUnusedWords(tx, LISTING_WORDS, 'select words from listings'),
})
