import type { Db } from '#server/db/db.ts'
import type { ServedMedia } from '#server/http/media.ts'
import { downloadName } from '../../rules.ts'
import { mediaByKey } from '../queries.ts'

/** What the file server may know of a key: whether its plain address leads to it, and what a saved file is called. */
export async function servedMedia(db: Db, key: string): Promise<ServedMedia | undefined> {
  const found = await mediaByKey(db, key)
  return found && { published: found.published_at !== null, nameOf: (file) => downloadName(found.name, file) }
}
