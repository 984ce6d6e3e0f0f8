import { NAME_WORDS } from '#features/members/server/public.ts'
import type { Db } from '#server/db/db.ts'
import { spellings } from '#server/spelling/spelling.ts'
import { membersNamed } from './queries-search.ts'

/** Commonness is not counted: of two equally near names the first of the alphabet is suggested. */
const uncounted = () => 0

export const meantNames = (db: Db, asked: string): Promise<string[]> => spellings(db, NAME_WORDS, asked, uncounted)

/** Spelling suggestion for a name. Privacy: only if it finds a member whom this viewer may see. */
export async function meantName(db: Db, viewer: string | null, asked: string): Promise<string | null> {
  for (const start of await meantNames(db, asked))
    if (await membersNamed(db, viewer, { start, number: null }).select('m.id').limit(1).executeTakeFirst()) return start
  return null
}
