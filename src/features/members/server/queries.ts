import { sql } from 'kysely'
import type { Db } from '#server/db/db.ts'
import { selfOrVisibleTo } from './queries-presence.ts'

/** Hidden: unverified and suspended members, and blocks in either direction. */
export function seenMembers(db: Db, ids: readonly string[], viewer: string | null) {
  return db.selectFrom('members').select('id').where(sql<boolean>`id = any(${ids}::uuid[])`).where(selfOrVisibleTo(viewer, 'members')).execute()
}
