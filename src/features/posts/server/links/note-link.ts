import { createHash } from 'node:crypto'
import type { Id } from '#kernel/shapes.ts'
import type { FoundEntity } from '#kernel/written/entities.ts'
import type { Tx } from '#server/operations/contexts.ts'
import type { Tools } from '#server/operations/tools.ts'
import { readLink } from './card.job.ts'
import { claimLink, setLink } from './queries-links.ts'

/** The first address in a text; one of our own site is no outside page. */
function linkIn(entities: readonly FoundEntity[], origin: string): string | null {
  const found = entities.find(({ kind, ref }) => kind === 'link' && URL.parse(ref)?.origin !== new URL(origin).origin)
  return found?.ref ?? null
}

/** Keeps which page a post names, and has it asked if nobody has lately. */
export async function noteLink(tx: Tx, tools: Pick<Tools, 'jobs' | 'site'>, post_id: Id<'posts'>, entities: readonly FoundEntity[]) {
  const url = linkIn(entities, tools.site.public_url)
  await setLink(tx, post_id, url)
  if (!url || !(await claimLink(tx, url))) return
  await tools.jobs.send(tx, readLink, { url }, createHash('sha256').update(url).digest('base64url'))
}
