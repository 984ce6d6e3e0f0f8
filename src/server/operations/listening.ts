import { isUuid } from '#kernel/uuid.ts'
import type { Db } from '../db/db.ts'
import type { Viewer } from './requester.ts'
import type { MayListen } from './slice.ts'

/** Subjects that are a member's own: their id is the member's. */
export const ownOnly: MayListen = (_, viewer, ids) => ids.filter((id) => id === viewer.id)

/** Subjects that are rows: one statement for all of them, and none for what cannot be an id. */
export const visibleRows =
  (find: (db: Db, ids: readonly string[], viewer: Viewer) => Promise<readonly { readonly id: string }[]>): MayListen =>
  async (db, viewer, ids) => {
    const possible = ids.filter(isUuid)
    return possible.length ? (await find(db, possible, viewer)).map(({ id }) => id) : []
  }
