import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { alphabetical, matching } from './search.ts'
import { termsOf } from './terms.ts'

/** Countries whose name, or a word of it, has this prefix; best match first. */
export async function countriesLike(db: Db, locale: Locale, search: string): Promise<readonly { code: string; name: string }[]> {
  const found = matching(alphabetical(await termsOf(db, 'countries'), locale), search, locale)
  return found.map((row) => ({ code: row.code, name: row[locale] }))
}
