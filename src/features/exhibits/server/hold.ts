import { lendEach, takeBackLent } from '#features/stamp-items/server/public.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Tx } from '#server/operations/contexts.ts'
import { lock } from '#server/operations/locks.ts'
import type { ExhibitId } from '../shapes.ts'
import { pagesOf } from './queries.ts'
import { dropSheets, hangPages, letPagesGo } from './queries-write.ts'

interface Wanted {
  readonly position: number
  readonly stamp_item_id: Id<'stamp_items'>
  readonly caption: string
}
/** Items stand before events in the order of locks: those that hang now and those that are to hang. */
export const lockPieces = async (tx: Tx, exhibit_id: ExhibitId | undefined, wanted: readonly Wanted[] = []) => {
  const hung = exhibit_id ? await pagesOf(tx, exhibit_id) : []
  await lock(tx, 'stamp_items', [...new Set([...hung, ...wanted].map((page) => page.stamp_item_id))])
}
/** Gives every piece back to its owner's intention. Precondition: the pieces are locked. */
export async function letGo(tx: Tx, exhibit_id: ExhibitId): Promise<void> {
  const held = (await pagesOf(tx, exhibit_id)).filter(({ is_held }) => is_held)
  await takeBackLent(
    tx,
    exhibit_id,
    held.map(({ stamp_item_id: id, status_before: status }) => ({ id, status })),
  )
  await letPagesGo(tx, exhibit_id)
}
/** It is taken down: nothing is held, and what the jury wrote about it is gone. */
export async function takeDown(tx: Tx, exhibit_id: ExhibitId): Promise<void> {
  await letGo(tx, exhibit_id)
  await dropSheets(tx, exhibit_id)
}
/** Holds a piece of each and hangs it; false when one is not to be had. Precondition: the pieces are locked, and what hung before is let go. */
export async function hang(tx: Tx, exhibit_id: ExhibitId, member_id: string, pages: readonly Wanted[]): Promise<boolean> {
  const ids = pages.map(({ stamp_item_id }) => stamp_item_id)
  const lent = new Map((await lendEach(tx, exhibit_id, member_id, ids)).map(({ id, status }) => [id as string, status]))
  if (lent.size < pages.length) return false
  await hangPages(
    tx,
    exhibit_id,
    pages.map((page) => ({ ...page, status_before: lent.get(page.stamp_item_id)! })),
  )
  return true
}
