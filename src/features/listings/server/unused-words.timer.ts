import { timer } from '#server/operations/slice.ts'
import { dropUnusedWords, wordsDue } from '#server/spelling/queries.ts'
import { PRODUCT_WORDS } from './meant.ts'

/** Once a day: nobody is asked back a word that only stood on what is gone. */
export const dropUnused = timer({
  name: 'products.unused-words',
  due: async (db) => ((await wordsDue(db, PRODUCT_WORDS)) ? [PRODUCT_WORDS] : []),
  run: ({ tx }) => dropUnusedWords(tx, PRODUCT_WORDS, 'select words from product_cards'),
})
