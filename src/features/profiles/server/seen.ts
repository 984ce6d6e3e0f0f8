import type { Locale } from '#kernel/locale.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import { findProfile } from './queries.ts'
import { standingAs, standingsOf, type ViewerStanding } from './standings.ts'
import { profileView } from './view.ts'

/** The profile with the parts that this viewer may see, or undefined. `seen_as`: preview of the own profile. */
export async function seenProfile(db: Db, locale: Locale, id: Id<'members'>, viewer: string | null, seen_as?: ViewerStanding) {
  const [row, standingOf] = await Promise.all([findProfile(db, id, viewer), standingsOf(db, viewer, [id])])
  return row && profileView(db, locale, row, seen_as && id === viewer ? standingAs(seen_as) : standingOf(id))
}

export const ownProfile = async (db: Db, locale: Locale, id: Id<'members'>) => (await seenProfile(db, locale, id, id))!
