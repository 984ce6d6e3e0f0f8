import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Member, Requester } from '#server/operations/requester.ts'
import type { Tools } from '#server/operations/tools.ts'
import { findProposals, watcherOf } from './queries.ts'
import { proposalViews } from './view.ts'

interface Asked {
  readonly tx: Tx
  readonly tools: Tools
  readonly requester: Requester
  readonly viewer: Member
}

/** The proposal as it is after the command, for whoever gave it. */
export async function answer({ tx, tools, requester, viewer }: Asked, id: Id<'catalogue_proposals'>) {
  const watcher = watcherOf(viewer)
  const looks = { db: tx, files: tools.files, locale: requester.locale, watcher, may_propose: viewer.permissions.has('catalogue.propose') }
  const [proposal] = await proposalViews(looks, await findProposals(tx, watcher, [id]))
  return { proposal: proposal! }
}
