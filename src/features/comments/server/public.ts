import { forgetReactions } from '#features/reactions/server/public.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { commentSubject } from '../contract.ts'
import { forgetAbout } from './queries.ts'

export { isRestorable, MOST_VERSIONS } from '../rules.ts'
export { commentCounts } from './queries.ts'
export { readersOf } from './queries-readers.ts'
export { entitiesFor, writtenBy } from './writing.ts'

/** What was said and felt about things that are gone goes with them. */
export async function forgetDiscussion(tx: Tx, name: string, ids: readonly string[]): Promise<void> {
  await forgetReactions(tx, commentSubject.name, await forgetAbout(tx, name, ids))
  await forgetReactions(tx, name, ids)
}
