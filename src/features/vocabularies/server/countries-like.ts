import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#server/db/db.ts'
import { alphabetical, matching } from './search.ts'
import { termsOf } from './terms.ts'

/** Countries whose name begins so or has a word that does, the likeliest first; for slices above. */
export async function countriesLike(db: Db, locale: Locale, search: string): Promise<readonly { code: string; name: string }[]> {
  const found = matching(alphabetical(await termsOf(db, 'countries'), locale), search, locale)
  return found.map((row) => ({ code: row.code, name: row[locale] }))
}
