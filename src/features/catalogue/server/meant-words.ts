import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import { spellings } from '#server/spelling/spelling.ts'
import type { catalogue } from '../contract.ts'
import { type EntryFilter, entriesWanted } from './queries.ts'

/** The list of words of catalogue entries, as its trigger names it. */
const CATALOGUE_WORDS = 'catalogue'
/** How common a word is, is not counted: of two as near, the first of the alphabet is meant. */
const uncounted = () => 0

type Asked = InputOf<typeof catalogue.list>
/** Spelling: how words that no entry has may have been meant, where an entry with these filters has them so. */
export async function meantWords(db: Db, asked: Asked, wantedOf: (asked: Asked) => EntryFilter): Promise<string | null> {
  for (const search of await spellings(db, CATALOGUE_WORDS, asked.search, uncounted))
    if (
      await entriesWanted(db, wantedOf({ ...asked, search }))
        .clearSelect()
        .select('e.id')
        .limit(1)
        .executeTakeFirst()
    )
      return search
  return null
}
