import { findOwn, ownView } from '#features/members/server/public.ts'
import type { StoreId } from '#features/stores/contract.ts'
import { read } from '#server/run/handle.ts'
import { account } from '../contract.ts'
import { headerOf } from './queries.ts'

export const me = read(account.me, async ({ viewer, db }) => {
  const [own, { store_id, uuid, name, unread }] = await Promise.all([findOwn(db, viewer.id), headerOf(db, viewer.id)])
  const store = store_id ? { id: store_id as StoreId, uuid: uuid!, name: name! } : null
  return { user: { ...(await ownView(db, own!)), store, unread_notifications: unread } }
})
