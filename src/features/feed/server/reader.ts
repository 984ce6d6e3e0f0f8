import type { Db } from '#server/db/db.ts'
import type { Requester, Viewer } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'

/** Who reads a feed, and with what. */
export interface FeedReader {
  readonly db: Db
  readonly tools: Pick<Tools, 'files' | 'subjects'>
  readonly viewer: Viewer
  readonly requester: Requester
}
