import { NAME_WORDS } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { spellings } from '#server/spelling/spelling.ts'
import { membersNamed } from './queries-search.ts'

/** How common a name is, is not counted: of two as near, the first of the alphabet is meant. */
const uncounted = () => 0

/** How a name that nobody has may have been meant. Privacy: only where this viewer then finds somebody, so that it says nothing of members they may not see. */
export async function meantName(db: Db, viewer: string | null, asked: string): Promise<string | null> {
  for (const start of await spellings(db, NAME_WORDS, asked, uncounted))
    if (await membersNamed(db, viewer, { start, number: null }).select('m.id').limit(1).executeTakeFirst()) return start
  return null
}
