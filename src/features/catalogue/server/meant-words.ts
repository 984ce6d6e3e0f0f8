import type { InputOf } from '#kernel/operation.ts'
import type { Db } from '#server/db/db.ts'
import { spellings } from '#server/spelling/spelling.ts'
import type { catalogue } from '../contract.ts'
import { type EntryFilter, entriesWanted } from './queries.ts'

/** Spelling list of catalogue entries, as in its trigger. */
const CATALOGUE_WORDS = 'catalogue'
/** Commonness is not counted: of two equally near words the first of the alphabet is suggested. */
const uncounted = () => 0

type Asked = InputOf<typeof catalogue.list>
/** Spelling suggestion, only if an entry fits it and the other filters. */
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
