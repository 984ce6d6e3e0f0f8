import type { Db } from '#server/db/db.ts'
import { WATCHED } from '../rules.ts'
import { countUnread, heardOf } from './queries-list.ts'

/** What stands in every head: groups with something unread, and those whose messages change that. */
export async function groupBadge(db: Db, viewer: string) {
  const [unread, watched_groups] = await Promise.all([countUnread(db, viewer), heardOf(db, viewer, WATCHED)])
  return { unread, watched_groups }
}
