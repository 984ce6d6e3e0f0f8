import { isUuid } from '#kernel/uuid.ts'
import type { Db } from '../db/db.ts'
import type { Viewer } from './requester.ts'
import type { MayListen } from './slice.ts'

/** For subjects that belong to a member: their id is the member's id. */
export const ownOnly: MayListen = (_, viewer, ids) => ids.filter((id) => id === viewer.id)

/** For subjects that are rows: one query for all ids, none when no id is a UUID. */
export const visibleRows =
  (find: (db: Db, ids: readonly string[], viewer: Viewer) => Promise<readonly { readonly id: string }[]>): MayListen =>
  async (db, viewer, ids) => {
    const possible = ids.filter(isUuid)
    return possible.length ? (await find(db, possible, viewer)).map(({ id }) => id) : []
  }
