import { findItems, isShown, itemViews, newestShown } from '#features/stamp-items/server/public.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Id } from '#kernel/shapes.ts'
import type { Db } from '#server/db/db.ts'
import type { Files } from '#server/files/files.ts'
import { lock } from '#server/operations/locks.ts'
import { command, query } from '#server/operations/slice.ts'
import { profileChanged, profiles } from '../contract.ts'
import { keepShowcase, showcaseOf } from './queries-showcase.ts'
import { seenProfile } from './seen.ts'

const MOST = 4

/** Own, visible items with a picture, in the requested order. */
async function shownOf(db: Db, member_id: Id<'members'>, ids: readonly Id<'stamp_items'>[]) {
  const found = await findItems(db, ids)
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .filter((row) => row.member_id === member_id && row.deleted_at === null && isShown(row.status) && row.media_ids.length > 0)
}
const viewsOf = async (db: Db, files: Files, member_id: Id<'members'>, viewer: string | null) => {
  const chosen = await showcaseOf(db, member_id)
  const rows = chosen.length ? await shownOf(db, member_id, chosen) : await newestShown(db, member_id, MOST)
  return { stamp_items: await itemViews(db, files, rows, viewer), is_chosen: chosen.length > 0 }
}

export const showcase = query(profiles.showcase, async ({ input, viewer, requester, db, tools }) => {
  const user = await seenProfile(db, requester.locale, input.id, viewer.id)
  if (!user) return refuse('member.not_found')
  return user.hidden.includes('collection') ? { stamp_items: [], is_chosen: false } : viewsOf(db, tools.files, input.id, viewer.id)
})

export const setShowcase = command(profiles.setShowcase, async ({ input, viewer, tx, tools, emit }) => {
  const ids = [...new Set(input.stamp_item_ids)]
  await lock(tx, 'members', [viewer.id])
  await lock(tx, 'stamp_items', ids)
  if ((await shownOf(tx, viewer.id, ids)).length !== ids.length) return refuse('profile.showcase')
  await keepShowcase(tx, viewer.id, ids)
  emit(profileChanged, { member_id: viewer.id })
  return viewsOf(tx, tools.files, viewer.id, viewer.id)
})
