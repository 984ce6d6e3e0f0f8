import { sellersAmong } from '#features/staff/server/public.ts'
import { isUuid } from '#kernel/uuid.ts'
import { visibleRows } from '#server/operations/listening.ts'
import type { MayListen } from '#server/operations/slice.ts'
import { ownGroups, seenOrders } from './queries.ts'

export const mayHearOrder: MayListen = visibleRows(async (db, ids, viewer) => (viewer.kind === 'member' ? seenOrders(db, ids, viewer.id) : []))
export const mayHearGroup: MayListen = visibleRows(async (db, ids, viewer) => (viewer.kind === 'member' ? ownGroups(db, ids, viewer.id) : []))
/** One's own, and those of stores on whose orders one works. */
export const mayHearOrders: MayListen = async (db, viewer, ids) =>
  viewer.kind === 'member' ? sellersAmong(db, 'orders', viewer.id, ids.filter(isUuid)) : []
