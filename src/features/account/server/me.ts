import { findOwn, ownView } from '#features/accounts/server/public.ts'
import { countWishes } from '#features/wishlists/server/public.ts'
import type { Db } from '#server/db/db.ts'
import type { Member } from '#server/operations/requester.ts'
import { query } from '#server/operations/slice.ts'
import type { Tools } from '#server/operations/tools.ts'
import { account } from '../contract.ts'
import { headerOf } from './queries.ts'

export const me = query(account.me, async ({ viewer, db, tools }) => {
  const [own, { store_id, uuid, name, unread }, wish_list_count, limits] = await Promise.all([
    findOwn(db, viewer.id),
    headerOf(db, viewer.id),
    countWishes(db, viewer.id),
    usedOf(db, tools, viewer),
  ])
  const store = store_id ? { id: store_id, uuid: uuid!, name: name! } : null
  return { user: { ...(await ownView(db, own!)), store, unread_notifications: unread, wish_list_count, limits } }
})

/** Limits that a slice counts, matched by name: the slices register their counts. */
function usedOf(db: Db, { counts }: Tools, { id, limits }: Member) {
  const bound = Object.entries(limits).filter(([name]) => Object.hasOwn(counts, name))
  return Promise.all(bound.map(async ([name, of]) => ({ name, used: await counts[name]!(db, id), of })))
}
